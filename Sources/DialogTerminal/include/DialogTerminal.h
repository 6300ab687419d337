/* The terminal renderer, whose sources are the pieces that dialogc writes into NAME_terminal.c: what
   they need of the C runtime, what is shown, and the one function that shows it. */

#ifndef DIALOG_TERMINAL_H
#define DIALOG_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define DIALOG_FUNCTION __attribute__((unused)) static inline

/* Whatever project is shown. */
#define DIALOG_SHOWN_FIELDS 64

#include "../../DialogBackends/C/Runtime/values.h"
#include "../../DialogBackends/C/Runtime/definition.h"
#include "../../DialogBackends/C/Runtime/output.h"
#include "../../DialogBackends/Terminal/Runtime/options.h"
#include "../../DialogBackends/Terminal/Runtime/arguments.h"
#include "../../DialogBackends/Terminal/Runtime/shown.h"

void dialog_terminal_show(
    const dialog_shown *shown, const dialog_terminal_options *options, dialog_answer *answer);

/** Where the answer is kept: Swift would take the arrays in it for tuples, whose types take time. */
dialog_answer *dialog_terminal_answer(void);

DIALOG_FUNCTION int dialog_terminal_answer_place(const dialog_answer *answer) { return answer->place; }

DIALOG_FUNCTION const char *dialog_terminal_answer_field(const dialog_answer *answer, size_t field) {
  return answer->fields[field];
}

DIALOG_FUNCTION const char *dialog_terminal_answer_input(const dialog_answer *answer) {
  return answer->input;
}

#endif
