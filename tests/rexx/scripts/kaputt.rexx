/* Cannot run. */
say (1
