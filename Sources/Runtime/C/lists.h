/* ---- Lists ---- */

/** What stands between two members and after the second one. */
typedef struct dialog_join {
  dialog_place_after between, after;
} dialog_join;

/** When the last member changes the word before it. */
typedef enum dialog_list_exception {
  DIALOG_NO_EXCEPTION,
  DIALOG_BEFORE_SPANISH_I, /**< Inglaterra e Irlanda */
  DIALOG_BEFORE_OTHER_THAN_HEBREW
} dialog_list_exception;

/** How a language writes a list of things that all hold. */
typedef struct dialog_list_format {
  dialog_join two, start, middle, end;
  dialog_join exceptional_two, exceptional_end;
  uint8_t exception; /**< a dialog_list_exception */
} dialog_list_format;

DIALOG_FUNCTION bool dialog_is_spanish_i(const char *text) {
  uint32_t scalar = *text == '\0' ? 0 : dialog_next_scalar(&text);
  return scalar == 'i' || scalar == 'I' || scalar == 0xED || scalar == 0xCD; /* í, Í */
}

/** Whether a word begins with the sound of i: with i, with hi but not hia or hie, or as y alone. */
DIALOG_FUNCTION bool dialog_has_spanish_i(const char *text) {
  if (dialog_is_spanish_i(text)) return true;
  if (dialog_lower(*text) == 'y') return text[1] == '\0' || text[1] == ' ';
  if (dialog_lower(*text) != 'h' || !dialog_is_spanish_i(text + 1)) return false;
  text++;
  dialog_next_scalar(&text);
  return dialog_lower(*text) != 'a' && dialog_lower(*text) != 'e';
}

DIALOG_FUNCTION bool dialog_is_exceptional(dialog_list_exception exception, const char *text) {
  if (text == NULL) text = "";
  switch (exception) {
    case DIALOG_BEFORE_SPANISH_I: return dialog_has_spanish_i(text);
    case DIALOG_BEFORE_OTHER_THAN_HEBREW: {
      uint32_t scalar = *text == '\0' ? 0 : dialog_next_scalar(&text);
      return !(scalar >= 0x590 && scalar <= 0x5FF) && !(scalar >= 0xFB1D && scalar <= 0xFB4F);
    }
    case DIALOG_NO_EXCEPTION: break;
  }
  return false;
}

DIALOG_FUNCTION void dialog_put_list(
    dialog_output *out, const dialog_list_format *format, dialog_strings list) {
  if (list.count == 0) return;
  bool is_exceptional =
      dialog_is_exceptional((dialog_list_exception)format->exception, list.items[list.count - 1]);
  const dialog_join *two = is_exceptional ? &format->exceptional_two : &format->two;
  const dialog_join *end = is_exceptional ? &format->exceptional_end : &format->end;
  const char *strings = (const char *)(format + 1);
  dialog_put_string(out, list.items[0]);
  for (size_t i = 1; i < list.count; i++) {
    const dialog_join *join = list.count == 2 ? two
        : i + 1 == list.count                 ? end
        : i == 1                              ? &format->start
                                              : &format->middle;
    dialog_put_literal(out, strings + join->between);
    dialog_put_string(out, list.items[i]);
    dialog_put_literal(out, strings + join->after);
  }
}
