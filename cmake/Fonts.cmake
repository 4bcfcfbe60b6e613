# Copies the bitmap fonts from their Debian packages beside the build, unmodified and with their licences. They are
# not part of the repository; at run time only these copies are used.

set(MANCALA_FONT_DIR ${CMAKE_BINARY_DIR}/share/mancala/fonts)

# mancala_copy_font(PACKAGE LICENCE FILE...): LICENCE is the name that the package's copyright file gets.
function(mancala_copy_font package licence)
    set(copyright /usr/share/doc/${package}/copyright)
    if(NOT EXISTS ${copyright})
        message(FATAL_ERROR "${copyright} is missing: apt-get install ${package}")
    endif()
    configure_file(${copyright} ${MANCALA_FONT_DIR}/${licence} COPYONLY)
    foreach(file IN LISTS ARGN)
        unset(found CACHE)
        find_file(found ${file} NO_DEFAULT_PATH PATHS
            /usr/share/fonts/truetype/amiga /usr/share/fonts/X11/75dpi)
        if(NOT found)
            message(FATAL_ERROR "${file} is missing: apt-get install ${package}")
        endif()
        configure_file(${found} ${MANCALA_FONT_DIR}/${file} COPYONLY)
        unset(found CACHE)
    endforeach()
endfunction()

mancala_copy_font(fonts-amiga Amiga-Regular.OFL.txt Amiga-Regular.ttf)
mancala_copy_font(xfonts-75dpi Adobe-DEC.txt courR12-ISO8859-1.pcf.gz courB12-ISO8859-1.pcf.gz)
