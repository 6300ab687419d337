/* ---- The answer, on standard output ---- */

/** Whether Cancel was pressed, or the dialog was left, also where that is as good as a button. */
static bool dialog_is_cancelled(const dialog_ending *ending) {
  if (ending->answer.place == DIALOG_NONE) return true;
  const dialog_definition *dialog = ending->showing.instance->dialog;
  return dialog_buttons(dialog)[ending->outcome].role == DIALOG_ROLE_CANCEL;
}

/** What only some buttons have, of the one that was pressed; or NULL. */
static const dialog_button_details *dialog_answered(const dialog_ending *ending) {
  if (ending->answer.place == DIALOG_NONE) return NULL;
  return dialog_button_details_of(ending->showing.instance->dialog, ending->outcome);
}

/** The element of a repeated choice that was pressed. */
static const char *dialog_answered_element(const dialog_ending *ending) {
  dialog_choice choice = {ending->outcome, ending->element};
  return dialog_element_of(ending->showing.instance, choice);
}

/** The name of one of the fields that were shown. */
static const char *dialog_answered_field(const dialog_ending *ending, size_t field) {
  const dialog_definition *dialog = ending->showing.instance->dialog;
  return dialog_string(dialog, dialog_fields(dialog)[ending->showing.field_indexes[field]].name);
}

/** Whether a field of those that were shown is a secret of a dialog that was cancelled. */
static bool dialog_is_untold(const dialog_ending *ending, size_t field) {
  return ending->showing.fields[field].is_secure && dialog_is_cancelled(ending);
}

static void dialog_print_json_text(const char *text) {
  putchar('"');
  while (*text != '\0') {
    char bytes[8];
    dialog_output out = dialog_output_to(bytes, sizeof bytes);
    uint32_t scalar = dialog_next_scalar(&text);
    dialog_put_scalar(&out, scalar);
    dialog_output_end(&out);
    if (scalar == '"' || scalar == '\\') printf("\\%s", bytes);
    else if (scalar == '\n') fputs("\\n", stdout);
    else if (scalar == '\r') fputs("\\r", stdout);
    else if (scalar == '\t') fputs("\\t", stdout);
    else if (scalar < 0x20 || scalar == 0x7F) printf("\\u%04x", (unsigned)scalar);
    else fputs(bytes, stdout);
  }
  putchar('"');
}

/** `{"outcome":"signIn","fields":{"email":"…"}}`; nothing secret of a dialog that was cancelled. */
static void dialog_print_json(const dialog_ending *ending, const char *outcome) {
  const dialog_button_details *button = dialog_answered(ending);
  printf("{\"outcome\":");
  dialog_print_json_text(outcome);
  if (button != NULL && button->list != DIALOG_NONE) {
    printf(",\"index\":%lu,\"element\":", (unsigned long)ending->element);
    dialog_print_json_text(dialog_answered_element(ending));
  }
  if (button != NULL && button->input != 0) {
    printf(",\"input\":");
    dialog_print_json_text(ending->answer.input);
  }
  const char *before = "";
  if (ending->showing.shown.field_count > 0) printf(",\"fields\":{");
  for (size_t i = 0; i < ending->showing.shown.field_count; i++) {
    if (dialog_is_untold(ending, i)) continue;
    fputs(before, stdout);
    dialog_print_json_text(dialog_answered_field(ending, i));
    putchar(':');
    dialog_print_json_text(ending->answer.fields[i]);
    before = ",";
  }
  puts(ending->showing.shown.field_count > 0 ? "}}" : "}");
}

/** `NAME=VALUE` in a line, with spaces where the value has ends of lines, and nothing that controls a
    terminal. */
static void dialog_print_line(const char *prefix, const char *name, const char *value) {
  printf("%s%s=", prefix, name);
  while (*value != '\0') {
    char bytes[8];
    dialog_output out = dialog_output_to(bytes, sizeof bytes);
    uint32_t scalar = dialog_line_scalar(dialog_next_scalar(&value));
    if (scalar != 0) dialog_put_scalar(&out, scalar);
    dialog_output_end(&out);
    fputs(bytes, stdout);
  }
  putchar('\n');
}

/** As dialog_print_json, but a line each. */
static void dialog_print_lines(const dialog_ending *ending, const char *outcome) {
  const dialog_button_details *button = dialog_answered(ending);
  dialog_print_line("", "outcome", outcome);
  if (button != NULL && button->list != DIALOG_NONE) {
    printf("index=%lu\n", (unsigned long)ending->element);
    dialog_print_line("", "element", dialog_answered_element(ending));
  }
  if (button != NULL && button->input != 0) dialog_print_line("", "input", ending->answer.input);
  for (size_t i = 0; i < ending->showing.shown.field_count; i++) {
    if (dialog_is_untold(ending, i)) continue;
    dialog_print_line("field.", dialog_answered_field(ending, i), ending->answer.fields[i]);
  }
}

/** Prints the answer; the status to end with. */
static int dialog_print_answer(const dialog_ending *ending, dialog_format_kind format) {
  const dialog_definition *dialog = ending->showing.instance->dialog;
  bool is_dismissed = ending->outcome >= dialog->button_count;
  const char *outcome = is_dismissed
      ? "dismissed"
      : dialog_string(dialog, dialog_buttons(dialog)[ending->outcome].name);
  if (format == DIALOG_FORMAT_JSON) dialog_print_json(ending, outcome);
  else if (format == DIALOG_FORMAT_LINES) dialog_print_lines(ending, outcome);
  else puts(outcome);
  if (fflush(stdout) != 0 && errno != EPIPE) {
    fputs("standard output cannot be written\n", stderr);
    return DIALOG_STATUS_FILES;
  }
  if (ending->answer.is_late) return DIALOG_STATUS_LATE;
  return dialog_is_cancelled(ending) ? DIALOG_STATUS_LEFT : DIALOG_STATUS_CHOSEN;
}
