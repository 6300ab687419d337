/* The terminal renderer, whose sources are the pieces that dialogc writes into NAME_terminal.c: what
   they need of the C runtime, what is shown, and the one function that shows it. */

#ifndef DIALOG_RENDERER_H
#define DIALOG_RENDERER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define DIALOG_FUNCTION __attribute__((unused)) static inline

/* Whatever project is shown. */
#define DIALOG_SHOWN_FIELDS 64

#include "../C/values.h"
#include "../C/definition.h"
#include "../C/characters.h"
#include "../C/output.h"
#include "../Terminal/options.h"
#include "../Terminal/arguments.h"
#include "../Terminal/shown.h"

void dialog_terminal_show(
    const dialog_shown *shown, const dialog_terminal_options *options, dialog_answer *answer);

/** Where the answer is kept: Swift would take the arrays in it for tuples, whose types take time. */
dialog_answer *dialog_terminal_answer(void);

DIALOG_FUNCTION int dialog_terminal_answer_place(const dialog_answer *answer) {
  return answer->place;
}

DIALOG_FUNCTION bool dialog_terminal_answer_is_late(const dialog_answer *answer) {
  return answer->is_late;
}

DIALOG_FUNCTION const char *dialog_terminal_answer_field(
    const dialog_answer *answer, size_t field) {
  return answer->fields[field];
}

DIALOG_FUNCTION const char *dialog_terminal_answer_input(const dialog_answer *answer) {
  return answer->input;
}

/** Takes a row of a page: UTF-8 in which `ESC [ column G` goes to a column, from 1, and
    `ESC [ … m` sets the style. */
typedef void (*dialog_sketch_line)(const char *row, size_t length, void *context);

/** Draws a dialog as `dialog_terminal_show` does, without a terminal and without waiting: row by row,
    none above or below it.

    @param columns of the screen, from 1
    @param is_opened of a notification the detail view in place of the banner */
void dialog_terminal_sketch(
    const dialog_shown *shown, int columns, bool is_opened, dialog_sketch_line line, void *context);

#endif
