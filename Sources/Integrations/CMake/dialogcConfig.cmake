# Dialogs in CMake:
#
#   find_package(dialogc REQUIRED)
#   add_executable(app main.c)
#   dialogc_add_dialogs(app SOURCES Dialogs)
#
# The headers of the dialogs are made before the target is compiled, and are on its include path.
# Needs CMake 3.20, with Make or Ninja.
#
# DIALOGC_EXECUTABLE names the compiler; by default it is looked for beside this file's installation, then
# on the path.

cmake_minimum_required(VERSION 3.20)

find_program(DIALOGC_EXECUTABLE dialogc
  HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../bin"
  DOC "The compiler of dialogs")
if(NOT DIALOGC_EXECUTABLE)
  set(dialogc_FOUND FALSE)
  set(dialogc_NOT_FOUND_MESSAGE "no program dialogc was found; -DDIALOGC_EXECUTABLE= names it")
  return()
endif()
if(NOT TARGET dialogc::dialogc)
  add_executable(dialogc::dialogc IMPORTED)
  set_target_properties(dialogc::dialogc PROPERTIES IMPORTED_LOCATION "${DIALOGC_EXECUTABLE}")
endif()

# dialogc_add_dialogs(TARGET
#   SOURCES PATH…       .dialog files and folders of them, of one project
#   [EMIT KIND…]        what is made: c (the default), terminal, json
#   [OUT DIR]           where it stands; by default TARGET_dialogs in the build folder
#   [OPTIONS OPTION…])  others of `dialogc build`, such as --strict
#
# TARGET_dialogs is a target that makes them. Sources of EMIT terminal are compiled with TARGET. The
# variable TARGET_DIALOG_FILES names what is made, for `install` and the like.
function(dialogc_add_dialogs target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUT" "SOURCES;EMIT;OPTIONS")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_SOURCES)
    message(FATAL_ERROR
      "dialogc_add_dialogs(${target} SOURCES PATH… [EMIT KIND…] [OUT DIR] [OPTIONS OPTION…])")
  endif()
  if(NOT arg_EMIT)
    set(arg_EMIT c)
  endif()
  if(NOT arg_OUT)
    set(arg_OUT "${target}_dialogs")
  endif()
  list(JOIN arg_EMIT "," kinds)
  get_filename_component(out "${arg_OUT}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  set(sources "")
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(source "${source}" ABSOLUTE)
    list(APPEND sources "${source}")
  endforeach()

  set(call dialogc::dialogc build ${sources} --emit ${kinds} --out "${out}" ${arg_OPTIONS})
  dialogc_list_files(files ${sources} --emit ${kinds} --out "${out}" ${arg_OPTIONS})
  # After a project was renamed nothing is to go on with what was made before.
  set(former ${${target}_dialog_files})
  list(REMOVE_ITEM former ${files})
  if(former)
    file(REMOVE ${former})
  endif()
  set(${target}_dialog_files "${files}" CACHE INTERNAL "what dialogc makes for ${target}")
  set(state "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}_dialogs")
  # With Make, CMake goes on asking for every file that a depfile ever named, also for those that are gone,
  # unless what it remembers of it goes first.
  set(forget "")
  if(CMAKE_GENERATOR MATCHES "Makefiles")
    set(forget COMMAND "${CMAKE_COMMAND}" -E rm -f "${state}.dir/compiler_depend.internal")
  endif()
  # What says the same keeps its time, so that nothing is compiled again for it; that dialogc has run is
  # told by the stamp.
  add_custom_command(
    OUTPUT "${state}.stamp"
    BYPRODUCTS ${files}
    COMMAND ${call} --depfile "${state}.d" --touch "${state}.stamp"
    ${forget}
    DEPENDS dialogc::dialogc
    DEPFILE "${state}.d"
    COMMENT "Compiling dialogs of ${target}"
    VERBATIM)
  add_custom_target(${target}_dialogs DEPENDS "${state}.stamp")
  add_dependencies(${target} ${target}_dialogs)
  target_include_directories(${target} PRIVATE "${out}")
  set(code ${files})
  list(FILTER code INCLUDE REGEX "\\.c$")
  if(code)
    set_source_files_properties(${code} PROPERTIES GENERATED TRUE)
    target_sources(${target} PRIVATE ${code})
  endif()
  set(${target}_DIALOG_FILES ${files} PARENT_SCOPE)
endfunction()

# The files that `dialogc build` will write. They are named after the project, so that CMake looks again
# when a file changes that declares one.
function(dialogc_list_files variable)
  execute_process(
    COMMAND "${DIALOGC_EXECUTABLE}" build ${ARGN} --list
    OUTPUT_VARIABLE lines ERROR_VARIABLE problem RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${problem}")
  endif()
  string(REGEX REPLACE "\n$" "" lines "${lines}")
  string(REPLACE ";" "\\;" lines "${lines}")
  string(REPLACE "\n" ";" lines "${lines}")
  set(${variable} "${lines}" PARENT_SCOPE)

  list(FIND ARGN --emit end)
  list(SUBLIST ARGN 0 ${end} sources)
  foreach(source IN LISTS sources)
    if(IS_DIRECTORY "${source}")
      file(GLOB_RECURSE found "${source}/*.dialog")
    else()
      set(found "${source}")
    endif()
    foreach(file IN LISTS found)
      file(STRINGS "${file}" declarations REGEX "^[ \t]*project([ \t{]|$)" LIMIT_COUNT 1)
      if(declarations)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
      endif()
    endforeach()
  endforeach()
endfunction()
