/* ---- The pages of a dialog ---- */

static void dialog_page_add_choices(dialog_page *page, const dialog_shown *shown, bool has_cancel) {
  for (size_t i = 0; i < shown->choice_count; i++) {
    if (!has_cancel && shown->choices[i].role == DIALOG_ROLE_CANCEL) continue;
    if ((int)i == shown->awaiting_place) page->awaiting = page->choice_count;
    dialog_page_add_choice(page, shown, i, shown->choices[i].title, shown->choice_count - i);
  }
}

static void dialog_page_alert(dialog_page *page, const dialog_shown *shown, dialog_answer *answer) {
  for (size_t i = 0; i < shown->field_count && i < DIALOG_SHOWN_FIELDS; i++) {
    dialog_page_add_field(page, &shown->fields[i], answer->fields[i]);
  }
  dialog_page_add_choices(page, shown, true);
  dialog_page_add_text(page, shown->title, DIALOG_BOLD);
  dialog_page_add_text(page, shown->message, DIALOG_PLAIN);
  dialog_page_settle(page);
}

/** Whether there is something to choose that neither cancels nor destroys. */
static bool dialog_offers_harmless(const dialog_shown *shown) {
  for (size_t i = 0; i < shown->choice_count; i++) {
    if (shown->choices[i].role == DIALOG_ROLE_NORMAL) return true;
  }
  return false;
}

/** A sheet; at its source a popover, which has no Cancel unless the focus would have no place. */
static void dialog_page_sheet(dialog_page *page, const dialog_shown *shown, bool is_popover) {
  page->position = is_popover ? DIALOG_AT_SOURCE : DIALOG_AT_BOTTOM;
  page->arrangement = DIALOG_SHEET;
  dialog_page_add_choices(page, shown, !is_popover || !dialog_offers_harmless(shown));
  dialog_page_add_text(page, shown->title, DIALOG_BOLD | DIALOG_FAINT);
  dialog_page_add_text(page, shown->message, DIALOG_FAINT);
  dialog_page_settle(page);
}

static void dialog_page_banner(dialog_page *page, const dialog_shown *shown) {
  page->position = DIALOG_AT_TOP;
  page->arrangement = DIALOG_STACK;
  page->is_leading = true;
  dialog_page_add_text(page, shown->app, DIALOG_FAINT);
  dialog_page_add_text(page, shown->title, DIALOG_BOLD);
  dialog_page_add_text(page, shown->subtitle, DIALOG_PLAIN);
  dialog_page_add_text(page, shown->message, DIALOG_PLAIN);
  if (shown->badge > 0) {
    char digits[24] = "(";
    size_t length = 1 + dialog_decimal_text(digits + 1, (uint64_t)shown->badge);
    memcpy(digits + length, ")", 2);
    page->badge = dialog_page_keep(page, digits, true, 1);
  }
  page->opens = shown->has_detail;
  page->closes = !shown->has_detail;
}

static void dialog_page_detail(dialog_page *page, const dialog_shown *shown, bool is_locked) {
  dialog_page_add_choices(page, shown, true);
  dialog_page_banner(page, shown);
  page->opens = false;
  dialog_page_add_text(page, shown->description, DIALOG_PLAIN);
  dialog_page_add_text(page, shown->media, DIALOG_FAINT);
  for (int i = 0; i < page->choice_count; i++) {
    page->choices[i].is_disabled = is_locked && shown->choices[i].needs_authentication;
  }
  dialog_page_settle(page);
  page->closes = page->focus == DIALOG_NONE;
}

/** The field for the text of an action, with its placeholder. */
static dialog_shown_field dialog_input_field(const char *placeholder) {
  dialog_shown_field field = {placeholder, NULL, DIALOG_KEYBOARD_TEXT, false, true, '.'};
  return field;
}

/** Asks for the text of an action; the field must outlive the page. */
static void dialog_page_input(
    dialog_page *page, const dialog_shown *shown, int place, const dialog_shown_field *field,
    dialog_answer *answer) {
  const dialog_shown_choice *choice = &shown->choices[place];
  const char *send = choice->send != NULL && *choice->send != '\0' ? choice->send : choice->title;
  dialog_page_add_field(page, field, answer->input);
  dialog_page_add_choice(page, shown, (size_t)place, send, 1);
  dialog_page_banner(page, shown);
  page->opens = false;
  page->awaiting = 0;
  page->choices[0].is_default = true;
  dialog_page_settle(page);
}
