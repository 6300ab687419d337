extension NewProject {
  var makefile: String {
    """
    # \(says("`make run` asks in the terminal, in the language of LANG.", "`make run`은 LANG의 언어로 터미널에서 묻습니다."))

    DIALOGC = dialogc
    CFLAGS = -std=c99 -Wall -Wextra -Wpedantic -O2
    SOURCE = build/\(name)_terminal.c
    HEADERS = build/\(name)_terminal.h build/\(name).h build/dialog_runtime.h

    build/\(name): main.c $(SOURCE) $(HEADERS)
    \t$(CC) $(CFLAGS) -Ibuild -o $@ main.c $(SOURCE)

    # \(says("What says the same keeps its time, so that nothing is made again of it. That dialogc has run tells the",
      "내용이 같은 파일은 시각이 그대로여서 다시 만들 것이 없습니다. dialogc를 실행했다는 것은 스탬프가,"))
    # \(says("stamp; when it has to run again tells the depfile.", "언제 다시 실행할지는 depfile이 알립니다."))
    $(SOURCE) $(HEADERS): build/dialogs.stamp ;
    build/dialogs.stamp:
    \t$(DIALOGC) build Dialogs --emit terminal --out build --depfile build/dialogs.d --touch $@
    -include build/dialogs.d

    run: build/\(name)
    \t./build/\(name)

    check:
    \t$(DIALOGC) check Dialogs --strict

    clean:
    \trm -rf build

    .PHONY: run check clean

    """
  }

  var cmake: String {
    """
    # \(says("`cmake -B build && cmake --build build`; build/\(name) asks in the terminal.",
      "`cmake -B build && cmake --build build` 뒤에 build/\(name, .object) 실행하면 터미널에서 묻습니다."))
    cmake_minimum_required(VERSION 3.20)
    project(\(name) LANGUAGES C)

    set(CMAKE_C_STANDARD 99)
    find_package(dialogc REQUIRED)

    add_executable(\(name) main.c)
    dialogc_add_dialogs(\(name) SOURCES Dialogs EMIT terminal)

    """
  }

  func mainInC(_ prefix: String) -> String {
    """
    /* \(says("Asks before an album is deleted, in the language of LANG.", "앨범을 삭제하기 전에 LANG의 언어로 묻습니다.")) */

    #include "\(name)_terminal.h"

    #include <stdio.h>
    #include <stdlib.h>

    int main(void) {
      \(prefix)_language language = \(prefix)_choose_language(getenv("LANG"));
      \(prefix)_delete_album_parameters parameters = {.album = "Summer", .count = 3};
      if (\(prefix)_delete_album_show(language, &parameters, NULL) != \(prefix.uppercased())_DELETE_ALBUM_DELETE)
        return EXIT_FAILURE;
      puts("deleted");
      return EXIT_SUCCESS;
    }

    """
  }
}
