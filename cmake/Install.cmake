# Where everything goes: `cmake --install build/release --prefix ...`, and the Debian package through `cpack`.
# A program finds share/mancala beside its own folder, so a prefix can be moved.

include(GNUInstallDirs)

set(MANCALA_APP_ID org.mancala.Mancala)
string(REGEX REPLACE "^([0-9]+)\\.([0-9]+)\\.([0-9]+)$" "\\3-\\2-\\1" MANCALA_ISO_DATE ${MANCALA_DATE})
set(MANCALA_PACKAGING ${CMAKE_SOURCE_DIR}/packaging)
set(MANCALA_PACKED ${CMAKE_BINARY_DIR}/packaging)
set(MANCALA_PROGRAMS mancala mancala-match mancala-send)
# Programs that not every state of the tree has.
foreach(program executer mancala-analyse mancala-endgame mancala-guide mancala-rx mancala-solve partie-editor)
    if(TARGET ${program})
        list(APPEND MANCALA_PROGRAMS ${program})
    endif()
endforeach()

# Debian wants the long texts packed, without a date inside.
function(mancala_pack source target)
    file(MAKE_DIRECTORY ${MANCALA_PACKED})
    configure_file(${source} ${MANCALA_PACKED}/${target} @ONLY)
    execute_process(COMMAND gzip -9nkf ${MANCALA_PACKED}/${target} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

install(TARGETS ${MANCALA_PROGRAMS} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

# The game.
set(share share/mancala)
install(DIRECTORY ${CMAKE_BINARY_DIR}/share/mancala/fonts DESTINATION ${share})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/assets/players DESTINATION ${share} FILES_MATCHING PATTERN *.cando)
if(TARGET mancala-rx)
    install(DIRECTORY ${CMAKE_SOURCE_DIR}/assets/rexx DESTINATION ${share} FILES_MATCHING PATTERN *.rexx)
endif()
install(DIRECTORY ${CMAKE_SOURCE_DIR}/assets/scripts DESTINATION ${share} USE_SOURCE_PERMISSIONS)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/assets/openings DESTINATION ${share} FILES_MATCHING PATTERN *.openings)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/assets/palettes DESTINATION ${share} FILES_MATCHING PATTERN *.palette)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/assets/players DESTINATION ${share} FILES_MATCHING PATTERN *.cando)
file(GLOB guides CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/guide/*.guide)
install(FILES ${guides} DESTINATION ${share}/guide)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/guide/bilder DESTINATION ${share}/guide FILES_MATCHING PATTERN *.png)

# The desktop.
install(FILES ${MANCALA_PACKAGING}/${MANCALA_APP_ID}.desktop ${MANCALA_PACKAGING}/org.mancala.PartieEditor.desktop
    DESTINATION share/applications)
configure_file(${MANCALA_PACKAGING}/${MANCALA_APP_ID}.metainfo.xml.in
    ${MANCALA_PACKED}/${MANCALA_APP_ID}.metainfo.xml @ONLY)
install(FILES ${MANCALA_PACKED}/${MANCALA_APP_ID}.metainfo.xml DESTINATION share/metainfo)
foreach(side 32 64 128 256)
    install(FILES ${CMAKE_BINARY_DIR}/packaging/icons/${side}.png RENAME ${MANCALA_APP_ID}.png
        DESTINATION share/icons/hicolor/${side}x${side}/apps)
endforeach()

# The shell. Completion is looked up by the program's name.
foreach(program ${MANCALA_PROGRAMS})
    file(GLOB page ${MANCALA_PACKAGING}/man/${program}.?.in)
    if(NOT page)
        message(WARNING "${program} has no man page in packaging/man")
        continue()
    endif()
    cmake_path(GET page STEM LAST_ONLY name)
    string(REGEX MATCH "[0-9]$" section ${name})
    mancala_pack(${page} ${name})
    install(FILES ${MANCALA_PACKED}/${name}.gz DESTINATION share/man/man${section})
    install(FILES ${MANCALA_PACKAGING}/mancala.bash RENAME ${program}
        DESTINATION share/bash-completion/completions)
endforeach()

# The package. Debian has a `mancala` already, another game: the name differs, and since both bring man page
# mancala(6), only one can be installed.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON) # the tests need not be built for it
add_custom_target(installed DEPENDS ${MANCALA_PROGRAMS} icons)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mancala-amiga)
set(CPACK_PACKAGE_VENDOR "The Mancala developers")
set(CPACK_PACKAGE_CONTACT "The Mancala developers <mancala@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board game of the Amiga with a message port")
set(CPACK_PACKAGE_DESCRIPTION
    "Mancala sows stones over twelve pits and two stores. It is the Amiga game of
1996 written anew: its screen of 640x400 pixels in eight colours, its three
computer players, its message port for scripts and its player files.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONFLICTS mancala)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(package_doc share/doc/${CPACK_PACKAGE_NAME})
mancala_pack(${MANCALA_PACKAGING}/debian/changelog.in changelog)
install(FILES ${MANCALA_PACKED}/changelog.gz ${MANCALA_PACKAGING}/debian/copyright DESTINATION ${package_doc})
install(FILES ${MANCALA_PACKAGING}/debian/lintian-overrides RENAME ${CPACK_PACKAGE_NAME}
    DESTINATION share/lintian/overrides)
include(CPack)
