"""Times measured on a machine that has others to serve."""


def least(measure, enough, tries=5):
    """The least of some measurements, each of them a number; no more are taken once one is enough."""
    found = measure()
    for _ in range(tries - 1):
        if found <= enough:
            break
        found = min(found, measure())
    return found
