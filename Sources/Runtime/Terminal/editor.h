/* ---- Editing the text of a field ---- */

typedef struct dialog_editor {
  char *text; /**< DIALOG_FIELD_SIZE bytes; UTF-8 without control characters */
  size_t cursor; /**< in bytes, between clusters */
  size_t pasted; /**< bytes before the cursor that the paste which is coming has brought */
  bool is_spaced; /**< and after them blanks that the field does not take */
  bool is_refused; /**< something was not taken; of a paste, the rest is not taken either */
} dialog_editor;

static void dialog_editor_remove(dialog_editor *editor, size_t from, size_t to) {
  memmove(editor->text + from, editor->text + to, strlen(editor->text + to) + 1);
  editor->cursor = from;
}

/** Takes nothing, and nothing of the paste. */
static void dialog_editor_refuse(dialog_editor *editor) {
  editor->is_refused = true;
  dialog_editor_remove(editor, editor->cursor - editor->pasted, editor->cursor);
  editor->pasted = 0;
}

/** Puts a character in at the cursor, where there is room. */
static void dialog_editor_insert(dialog_editor *editor, const char *character, bool is_pasted) {
  size_t length = strlen(editor->text), count = strlen(character);
  if (length + count >= DIALOG_FIELD_SIZE) {
    dialog_editor_refuse(editor);
    return;
  }
  if (is_pasted) editor->pasted += count;
  char *place = editor->text + editor->cursor;
  memmove(place + count, place, length - editor->cursor + 1);
  memcpy(place, character, count);
  editor->cursor += count;
}

static size_t dialog_cluster_after(const char *text, size_t cursor) {
  const char *place = text + cursor;
  if (*place != '\0') dialog_next_cluster(&place);
  return (size_t)(place - text);
}

static size_t dialog_cluster_before(const char *text, size_t cursor) {
  size_t before = 0;
  for (size_t place = 0; place < cursor; place = dialog_cluster_after(text, place)) before = place;
  return before;
}

/** How many clusters begin before a place of a text. */
static size_t dialog_cluster_number(const char *text, size_t place) {
  size_t number = 0;
  for (size_t i = 0; i < place; i = dialog_cluster_after(text, i)) number++;
  return number;
}

/** The place of a cluster by its number; the end of the text where it has no more. */
static size_t dialog_cluster_place(const char *text, size_t number) {
  size_t place = 0;
  while (number-- > 0) place = dialog_cluster_after(text, place);
  return place;
}

/** The start of the word before the cursor. */
static size_t dialog_word_before(const char *text, size_t cursor) {
  while (cursor > 0 && text[cursor - 1] == ' ') cursor--;
  while (cursor > 0 && text[cursor - 1] != ' ') cursor--;
  return cursor;
}

/** The character of ASCII that stands for the same in a number; 0: none does. */
static char dialog_number_character(uint32_t scalar) {
  for (size_t i = 0; i < DIALOG_COUNT(dialog_zero_table); i++) {
    uint32_t zero = dialog_zero_table[i];
    if (scalar >= zero && scalar < zero + 10) return (char)('0' + (scalar - zero));
  }
  if (scalar > 0xFF00 && scalar < 0xFF5F) return (char)(scalar - 0xFEE0); /* full width */
  if (scalar == 0x66B) return '.'; /* of Arabic */
  return scalar == 0x2212 ? '-' : scalar < 0x80 ? (char)scalar : '\0';
}

/** A character in the form in which a field holds it; 0 where none may stand there: a line's end is
    a space, digits are those of ASCII where a number is wanted. */
static uint32_t dialog_field_scalar(dialog_keyboard keyboard, uint32_t scalar) {
  bool is_number = keyboard == DIALOG_KEYBOARD_NUMBER || keyboard == DIALOG_KEYBOARD_DECIMAL
      || keyboard == DIALOG_KEYBOARD_PHONE;
  char digit = is_number ? dialog_number_character(scalar) : '\0';
  if ((scalar >= 0x09 && scalar <= 0x0D) || scalar == 0x85) return ' ';
  if (scalar == 0x2028 || scalar == 0x2029) return ' ';
  if (scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)) return 0;
  if ((scalar >= 0x202A && scalar <= 0x202E) || (scalar >= 0x2066 && scalar <= 0x206F)) return 0;
  if (scalar == 0xAD || scalar == 0xFEFF || (scalar >= 0xE0000 && scalar < 0xE0020)) return 0;
  return digit != '\0' ? (uint32_t)digit : scalar;
}

/** Spaces of any width, and what cannot be seen at all. */
static bool dialog_is_space(uint32_t scalar) {
  return scalar == ' ' || scalar == 0xA0 || scalar == 0x1680 || scalar == 0x3000
      || (scalar >= 0x2000 && scalar <= 0x200F) || (scalar >= 0x2028 && scalar <= 0x202F)
      || (scalar >= 0x205F && scalar <= 0x206F) || scalar == 0x61C || scalar == 0x2800
      || scalar == 0x115F || scalar == 0x1160 || scalar == 0x3164 || scalar == 0xFFA0;
}

/** Whether a keyboard has a character; what it does not have is not taken. */
static bool dialog_takes(dialog_keyboard keyboard, uint32_t scalar) {
  char c = scalar < 0x80 ? (char)scalar : '\0';
  switch (keyboard) {
    case DIALOG_KEYBOARD_NUMBER: return dialog_is_digit(c);
    case DIALOG_KEYBOARD_DECIMAL: return dialog_is_digit(c) || c == '.' || c == ',' || c == '-';
    case DIALOG_KEYBOARD_PHONE: return dialog_is_digit(c) || (c != '\0' && strchr("+-()*#./ ", c));
    case DIALOG_KEYBOARD_EMAIL:
    case DIALOG_KEYBOARD_URL: /* joiners may stand in a domain */
      return !dialog_is_space(scalar) || scalar == 0x200C || scalar == 0x200D;
    default: return true;
  }
}

/** Puts an initial value into a field. One that is too long is not: its end would be missing. */
static void dialog_fill(char *text, dialog_keyboard keyboard, const char *initial) {
  dialog_output out = dialog_output_to(text, DIALOG_FIELD_SIZE);
  while (*initial != '\0') {
    bool is_line = strncmp(initial, "\r\n", 2) == 0;
    uint32_t scalar = dialog_next_scalar(&initial);
    uint32_t taken = is_line ? 0 : dialog_field_scalar(keyboard, scalar);
    if (taken != 0) dialog_put_scalar(&out, taken);
  }
  if (dialog_output_end(&out) > out.kept) *text = '\0';
}

/** At most one separator, and digits; a minus only in front. */
static bool dialog_is_decimal(const char *text) {
  int digits = 0, separators = 0;
  if (*text == '-') text++;
  for (; *text != '\0'; text++) {
    if (dialog_is_digit(*text)) digits++;
    else if (*text == '.' || *text == ',') separators++;
    else return false;
  }
  return digits > 0 && separators <= 1;
}

/** The end of a domain, which has a dot inside, at the start of a text; NULL where none is. Its
    labels neither begin nor end with a hyphen. */
static const char *dialog_domain_end(const char *text) {
  int labels = 0;
  while (true) {
    const char *start = text;
    while (dialog_is_letter(*text) || dialog_is_digit(*text) || *text == '-' || (*text & 0x80)) {
      text++;
    }
    if (text == start || *start == '-' || text[-1] == '-') return NULL;
    labels++;
    if (*text != '.') return labels > 1 ? text : NULL;
    text++;
  }
}

/** Something before the `@`, without what would end it, and a domain after it. */
static bool dialog_is_email(const char *text) {
  size_t length = strcspn(text, "@ \"(),:;<>[\\]");
  if (length == 0 || text[length] != '@' || *text == '.' || text[length - 1] == '.') return false;
  const char *dots = strstr(text, ".."), *end = dialog_domain_end(text + length + 1);
  return dots == NULL && end != NULL && *end == '\0';
}

/** `scheme:…`, or a domain with what may follow one. */
static bool dialog_is_url(const char *text) {
  const char *end = text;
  if (strchr(text, ' ') != NULL) return false;
  while (dialog_is_letter(*end) || dialog_is_digit(*end) || (*end != '\0' && strchr("+-.", *end))) {
    end++;
  }
  bool has_scheme = dialog_is_letter(*text) && *end == ':';
  if (has_scheme && end[1 + strspn(end + 1, "/?#:.")] != '\0') return true;
  end = dialog_domain_end(text);
  return end != NULL && (*end == '\0' || strchr(":/?#", *end) != NULL);
}

static bool dialog_is_number(const char *text) {
  for (; *text != '\0'; text++) {
    if (!dialog_is_digit(*text)) return false;
  }
  return true;
}

static bool dialog_has_digit(const char *text) { return strpbrk(text, "0123456789") != NULL; }

static bool dialog_is_blank(const char *text) {
  while (*text != '\0') {
    if (!dialog_is_space(dialog_next_scalar(&text))) return false;
  }
  return true;
}

/** Whether a field may be sent as it is: a required one is filled in, and what is filled in is what
    its keyboard is for. */
static bool dialog_is_valid(const dialog_shown_field *field, const char *text) {
  if (dialog_is_blank(text)) return !field->is_required;
  switch (field->keyboard) {
    case DIALOG_KEYBOARD_NUMBER: return dialog_is_number(text);
    case DIALOG_KEYBOARD_DECIMAL: return dialog_is_decimal(text);
    case DIALOG_KEYBOARD_PHONE: return dialog_has_digit(text);
    case DIALOG_KEYBOARD_EMAIL: return dialog_is_email(text);
    case DIALOG_KEYBOARD_URL: return dialog_is_url(text);
    default: return true;
  }
}

/** Takes a character, or of a field that is for more than text refuses it, and with it its paste.
    Blanks around what is pasted are no part of it. */
static void dialog_editor_type(
    dialog_editor *editor, dialog_keyboard keyboard, const dialog_event *event) {
  const char *text = event->text;
  char character[8];
  dialog_output out = dialog_output_to(character, sizeof character);
  uint32_t typed = dialog_next_scalar(&text), scalar = dialog_field_scalar(keyboard, typed);
  bool is_taken = scalar != 0 && dialog_takes(keyboard, scalar);
  if (event->is_pasted && editor->is_refused) return;
  if (scalar == 0 && keyboard == DIALOG_KEYBOARD_TEXT) return;
  if (event->is_pasted && !is_taken && dialog_is_space(typed)) {
    editor->is_spaced = editor->pasted > 0;
  } else if (!is_taken || editor->is_spaced) {
    dialog_editor_refuse(editor);
  } else {
    dialog_put_scalar(&out, scalar);
    dialog_output_end(&out);
    dialog_editor_insert(editor, character, event->is_pasted);
  }
}

/** Does what a key means in a field; whether it means anything. */
static bool dialog_editor_take(
    dialog_editor *editor, const dialog_shown_field *field, const dialog_event *event) {
  size_t length = strlen(editor->text);
  if (!event->is_pasted) {
    editor->pasted = 0;
    editor->is_spaced = editor->is_refused = false;
  }
  switch (event->key) {
    case DIALOG_KEY_TEXT: dialog_editor_type(editor, field->keyboard, event); break;
    case DIALOG_KEY_OTHER: /* of a paste, what is no text */
      if (!event->is_pasted) return false;
      if (field->keyboard != DIALOG_KEYBOARD_TEXT) dialog_editor_refuse(editor);
      break;
    case DIALOG_KEY_BACK:
      editor->cursor = dialog_cluster_before(editor->text, editor->cursor);
      break;
    case DIALOG_KEY_FORWARD:
      editor->cursor = dialog_cluster_after(editor->text, editor->cursor);
      break;
    case DIALOG_KEY_HOME: editor->cursor = 0; break;
    case DIALOG_KEY_END: editor->cursor = length; break;
    case DIALOG_KEY_BACKSPACE:
      dialog_editor_remove(
          editor, dialog_cluster_before(editor->text, editor->cursor), editor->cursor);
      break;
    case DIALOG_KEY_DELETE: {
      size_t cursor = editor->cursor;
      dialog_editor_remove(editor, cursor, dialog_cluster_after(editor->text, cursor));
      break;
    }
    case DIALOG_KEY_DELETE_WORD:
      dialog_editor_remove(
          editor, dialog_word_before(editor->text, editor->cursor), editor->cursor);
      break;
    case DIALOG_KEY_DELETE_START: dialog_editor_remove(editor, 0, editor->cursor); break;
    case DIALOG_KEY_DELETE_END: dialog_editor_remove(editor, editor->cursor, length); break;
    default: return false;
  }
  return true;
}
