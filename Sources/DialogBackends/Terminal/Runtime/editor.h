/* ---- Editing the text of a field ---- */

typedef struct dialog_editor {
  char *text; /**< DIALOG_FIELD_SIZE bytes; UTF-8 without control characters */
  size_t cursor; /**< in bytes, between clusters */
} dialog_editor;

static void dialog_editor_remove(dialog_editor *editor, size_t from, size_t to) {
  memmove(editor->text + from, editor->text + to, strlen(editor->text + to) + 1);
  editor->cursor = from;
}

/** Puts a character in at the cursor; nothing where there is no room. */
static void dialog_editor_insert(dialog_editor *editor, const char *character) {
  size_t length = strlen(editor->text), count = strlen(character);
  if (length + count >= DIALOG_FIELD_SIZE) return;
  char *place = editor->text + editor->cursor;
  memmove(place + count, place, length - editor->cursor + 1);
  memcpy(place, character, count);
  editor->cursor += count;
}

static size_t dialog_cluster_behind(const char *text, size_t cursor) {
  const char *place = text + cursor;
  if (*place != '\0') dialog_next_cluster(&place);
  return (size_t)(place - text);
}

static size_t dialog_cluster_before(const char *text, size_t cursor) {
  size_t before = 0;
  for (size_t place = 0; place < cursor; place = dialog_cluster_behind(text, place)) before = place;
  return before;
}

/** The start of the word before the cursor. */
static size_t dialog_word_before(const char *text, size_t cursor) {
  while (cursor > 0 && text[cursor - 1] == ' ') cursor--;
  while (cursor > 0 && text[cursor - 1] != ' ') cursor--;
  return cursor;
}

/** Whether a character may stand in a field; what a keyboard does not have is not taken. */
static bool dialog_takes(dialog_keyboard keyboard, const char *character) {
  char c = character[1] == '\0' ? character[0] : '\0';
  switch (keyboard) {
    case DIALOG_KEYBOARD_NUMBER: return dialog_is_digit(c);
    case DIALOG_KEYBOARD_DECIMAL: return dialog_is_digit(c) || c == '.' || c == ',' || c == '-';
    case DIALOG_KEYBOARD_PHONE: return dialog_is_digit(c) || (c != '\0' && strchr("+-()*#./ ", c));
    case DIALOG_KEYBOARD_EMAIL:
    case DIALOG_KEYBOARD_URL: return c != ' ';
    default: return true;
  }
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

/** Something before the last `@`, and a domain with a dot inside behind it. */
static bool dialog_is_email(const char *text) {
  const char *at = strchr(text, '@');
  if (at == NULL || at == text || strchr(at + 1, '@') != NULL) return false;
  const char *dot = strrchr(at, '.');
  return dot != NULL && dot > at + 1 && dot[1] != '\0' && strchr(text, ' ') == NULL;
}

/** `scheme:…`, or a domain with a dot inside. */
static bool dialog_is_url(const char *text) {
  const char *colon = strchr(text, ':'), *dot = strchr(text, '.');
  if (strchr(text, ' ') != NULL) return false;
  return (colon != NULL && colon > text && colon[1] != '\0')
    || (dot != NULL && dot > text && dot[1] != '\0');
}

static bool dialog_is_number(const char *text) {
  for (; *text != '\0'; text++) {
    if (!dialog_is_digit(*text)) return false;
  }
  return true;
}

static bool dialog_has_digit(const char *text) {
  return strpbrk(text, "0123456789") != NULL;
}

static bool dialog_is_blank(const char *text) {
  while (*text == ' ') text++;
  return *text == '\0';
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

/** Does what a key means in a field; whether it means anything. */
static bool dialog_editor_take(
    dialog_editor *editor, const dialog_shown_field *field, const dialog_event *event) {
  size_t length = strlen(editor->text);
  switch (event->key) {
    case DIALOG_KEY_TEXT:
      if (dialog_takes(field->keyboard, event->text)) dialog_editor_insert(editor, event->text);
      return true;
    case DIALOG_KEY_LEFT:
      editor->cursor = dialog_cluster_before(editor->text, editor->cursor);
      break;
    case DIALOG_KEY_RIGHT:
      editor->cursor = dialog_cluster_behind(editor->text, editor->cursor);
      break;
    case DIALOG_KEY_HOME: editor->cursor = 0; break;
    case DIALOG_KEY_END: editor->cursor = length; break;
    case DIALOG_KEY_BACKSPACE:
      dialog_editor_remove(
          editor, dialog_cluster_before(editor->text, editor->cursor), editor->cursor);
      break;
    case DIALOG_KEY_DELETE: {
      size_t cursor = editor->cursor;
      dialog_editor_remove(editor, cursor, dialog_cluster_behind(editor->text, cursor));
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
