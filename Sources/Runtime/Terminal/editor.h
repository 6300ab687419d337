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

/** Whether a field has a place for what was typed, if there is room for it. */
static bool dialog_takes_event(const dialog_shown_field *field, const dialog_event *event) {
  const char *text = event->text;
  uint32_t scalar = dialog_field_scalar(field->keyboard, dialog_next_scalar(&text));
  return scalar != 0 && dialog_takes(field->keyboard, scalar);
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
