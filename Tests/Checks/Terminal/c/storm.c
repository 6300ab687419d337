/* Shows dialogs of Tests/Fixtures/Terminal one after the other, as many as it is told, whatever comes
   in; writes a line for each on standard output. */

#include "Files_terminal.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const names[] = {
    "Invoices", "사진", "請求書", "👩‍👩‍👧 Family", "Cafe\u0301", "a\033[2Jb", ""};

static int show(int number, files_language language, const dialog_terminal_options *options) {
  files_delete_files_parameters files = {number};
  files_replace_file_parameters file = {names[number % 7], 1500000, {2026, 11, 21, 9, 30, 0, 0}};
  files_new_share_parameters share = {names[number % 7], number % 2 == 0};
  files_move_to_parameters move = {{names, (size_t)number % 7}};
  files_file_shared_parameters shared = {"Kim", names[number % 7], number % 5};
  files_new_share_answers answers;
  files_move_to_answers element;
  files_file_shared_answers text;
  switch (number % 7) {
    case 0: return (int)files_delete_files_show(language, &files, options);
    case 1: return (int)files_replace_file_show(language, &file, options);
    case 2: return (int)files_new_share_show(language, &share, &answers, options);
    case 3: return (int)files_move_to_show(language, &move, &element, options);
    case 4: return (int)files_file_shared_show(language, &shared, &text, options);
    case 5: return (int)files_no_connection_show(language, options);
    default: return (int)files_file_shared_show(language, &shared, NULL, options);
  }
}

int main(int count, char **arguments) {
  int shows = count > 1 ? atoi(arguments[1]) : 1;
  for (int i = 0; i < shows; i++) {
    dialog_terminal_options options = {0};
    options.is_locked = i % 11 == 0;
    options.source_row = i % 50;
    options.source_column = i % 130;
    options.banner_milliseconds = 30;
    int outcome = show(i, (files_language)(i / 7 % 5), &options);
    printf("%d %d\n", i, outcome);
    fflush(stdout);
  }
  return 0;
}
