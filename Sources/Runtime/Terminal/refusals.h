/* ---- Refusals: why an answer is not taken ---- */

/** Of what can be chosen only where the screen is not locked. */
#define DIALOG_LOCK_SIGN "\360\237\224\222" /* U+1F512 */

/** What a field takes, in signs, which need no words. */
static const char *dialog_expected(
    const dialog_shown_field *field, const char *text, bool is_long) {
  if (is_long) return "\342\211\244 2047"; /* ≤, and DIALOG_FIELD_SIZE less its NUL */
  if (field->is_required && dialog_is_blank(text)) return "*";
  switch (field->keyboard) {
    case DIALOG_KEYBOARD_NUMBER: return "0-9";
    case DIALOG_KEYBOARD_DECIMAL: return field->decimal == ',' ? "-1,5" : "-1.5";
    case DIALOG_KEYBOARD_PHONE: return "+ 0-9 ( ) -";
    case DIALOG_KEYBOARD_EMAIL: return "name@example.com";
    case DIALOG_KEYBOARD_URL: return "https://example.com";
    default: return "UTF-8";
  }
}

/** Why a field does not take a text, in words; NULL where they are not known. */
static const char *dialog_reason(
    const dialog_refusals *refusals, const dialog_shown_field *field, const char *text) {
  if (refusals == NULL) return NULL;
  if (field->is_required && dialog_is_blank(text)) return refusals->required;
  switch (field->keyboard) {
    case DIALOG_KEYBOARD_NUMBER: return refusals->whole;
    case DIALOG_KEYBOARD_DECIMAL: return refusals->number;
    case DIALOG_KEYBOARD_EMAIL: return refusals->email;
    case DIALOG_KEYBOARD_URL: return refusals->url;
    default: return refusals->value;
  }
}

/** Says on the page why a field does not take what stands in it, or what was typed. */
static void dialog_page_explain(dialog_page *page, const dialog_page_field *field, bool is_long) {
  char note[256];
  dialog_output out = dialog_output_to(note, sizeof note);
  const char *text = field->editor.text;
  const char *reason = dialog_reason(page->refusals, field->field, text);
  bool is_empty = field->field->is_required && dialog_is_blank(text);
  if (reason != NULL) dialog_put_literal(&out, reason);
  if (reason != NULL && !is_empty) dialog_put_literal(&out, " (");
  if (reason == NULL || !is_empty) {
    dialog_put_literal(&out, dialog_expected(field->field, text, is_long));
  }
  if (reason != NULL && !is_empty) dialog_put_literal(&out, ")");
  dialog_output_end(&out);
  dialog_page_note(page, note);
}
