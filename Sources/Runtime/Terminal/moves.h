/* ---- What keys and the mouse do on a page ---- */

static dialog_result dialog_choose(dialog_conversation *talk, int choice) {
  dialog_page *page = talk->scene.page;
  dialog_page_check(page);
  if (choice == DIALOG_NONE) return DIALOG_GOES_ON;
  if (page->choices[choice].is_disabled) {
    int field = dialog_page_open_field(page);
    if (choice != page->awaiting || field == DIALOG_NONE) {
      dialog_page_note(page, DIALOG_LOCK_SIGN);
      return DIALOG_GOES_ON;
    }
    /* What it waits for is where to go on. */
    page->focus = field;
    dialog_page_explain(page, &page->fields[field], false);
    return DIALOG_GOES_ON;
  }
  talk->chosen = choice;
  return DIALOG_CHOSEN;
}

/** The button that Return presses in a field: the default one, or where Cancel is that the one that
    waits for the fields. */
static int dialog_sending(const dialog_page *page) {
  int standard = dialog_page_default(page);
  bool is_cancel = standard != DIALOG_NONE && page->choices[standard].role == DIALOG_ROLE_CANCEL;
  return standard == DIALOG_NONE || is_cancel ? page->awaiting : standard;
}

/** What it does to press the dialog itself: a notification opens, or is dismissed where it has no
    details. */
static dialog_result dialog_press_page(const dialog_page *page) {
  if (page->opens) return DIALOG_OPENED;
  return page->closes ? DIALOG_LEFT : DIALOG_GOES_ON;
}

static dialog_result dialog_press_return(dialog_conversation *talk) {
  dialog_page *page = talk->scene.page;
  int choice = dialog_page_focused_choice(page);
  if (dialog_page_focused_field(page) != NULL) return dialog_choose(talk, dialog_sending(page));
  return choice == DIALOG_NONE ? dialog_press_page(page) : dialog_choose(talk, choice);
}

/** Reads a letter in the form in which letters are compared, after marks that cannot be seen; 0 at
    the end. */
static uint32_t dialog_next_folded(const char **text) {
  uint32_t scalar = 0;
  do {
    scalar = **text == '\0' ? 0 : dialog_next_scalar(text);
  } while (scalar == 0xFEFF || scalar == 0x200B || dialog_is_direction_mark(scalar));
  if (scalar >= 'A' && scalar <= 'Z') return scalar + 0x20;
  if ((scalar >= 0xC0 && scalar <= 0xDE && scalar != 0xD7)
      || (scalar >= 0x391 && scalar <= 0x3A9)) {
    return scalar + 0x20;
  }
  if (scalar >= 0x410 && scalar <= 0x42F) return scalar + 0x20;
  if (scalar >= 0x400 && scalar <= 0x40F) return scalar + 0x50;
  return scalar;
}

/** Whether a title begins with a letter, or with brackets, quotes and their like before it. */
static bool dialog_begins_with(const char *title, uint32_t letter) {
  while (true) {
    uint32_t first = dialog_next_folded(&title);
    char kind = DIALOG_CLASS(break, first);
    bool is_mark = first == ' ' || kind == 'o' || kind == 'c' || kind == 'q';
    if (first == letter || first == 0 || !is_mark) return first == letter;
  }
}

/** Goes to the next choice that begins with a letter. The only one is chosen at once, unless it
    destroys something. */
static dialog_result dialog_press_letter(dialog_conversation *talk, const char *letter) {
  dialog_page *page = talk->scene.page;
  int found = DIALOG_NONE, count = 0, focus = dialog_page_focused_choice(page);
  uint32_t wanted = dialog_next_folded(&letter);
  for (int i = 1; i <= page->choice_count; i++) {
    int choice = (i + focus + page->choice_count) % page->choice_count;
    if (!dialog_begins_with(page->choices[choice].written, wanted)) continue;
    if (count++ == 0) found = choice;
  }
  if (found == DIALOG_NONE) return DIALOG_GOES_ON;
  if (page->choices[found].is_disabled) return dialog_choose(talk, found);
  page->focus = page->field_count + found;
  bool is_destructive = page->choices[found].role == DIALOG_ROLE_DESTRUCTIVE;
  return count == 1 && !is_destructive ? dialog_choose(talk, found) : DIALOG_GOES_ON;
}

/** The number before a choice: it is chosen, or where it destroys something it gets the focus.
    */
static dialog_result dialog_press_number(dialog_conversation *talk, int number) {
  dialog_page *page = talk->scene.page;
  int choice = number - 1;
  if (choice < 0 || choice >= page->choice_count || page->choices[choice].is_apart) {
    return DIALOG_GOES_ON;
  }
  if (page->choices[choice].is_disabled) return dialog_choose(talk, choice);
  page->focus = page->field_count + choice;
  bool is_destructive = page->choices[choice].role == DIALOG_ROLE_DESTRUCTIVE;
  return is_destructive ? DIALOG_GOES_ON : dialog_choose(talk, choice);
}

static dialog_result dialog_press_text(dialog_conversation *talk, const dialog_event *event) {
  dialog_page *page = talk->scene.page;
  if (event->is_pasted) return DIALOG_GOES_ON;
  if (strcmp(event->text, " ") == 0) {
    if (page->focus == DIALOG_NONE) return dialog_press_page(page);
    return dialog_choose(talk, dialog_page_focused_choice(page));
  }
  bool is_digit = event->text[0] >= '1' && event->text[0] <= '9';
  if (page->arrangement == DIALOG_SHEET && is_digit) {
    return dialog_press_number(talk, event->text[0] - '0');
  }
  return page->choice_count > 0 ? dialog_press_letter(talk, event->text) : DIALOG_GOES_ON;
}

/* Moving */

/** Scrolls the text where it does not all fit. */
static bool dialog_scroll(dialog_conversation *talk, int rows) {
  dialog_view *view = &talk->scene.layout->texts;
  int first = view->first;
  view->first += rows;
  dialog_clamp(view);
  return view->first != first;
}

/** Scrolls the text, or choices that do not all fit: the focus moves on, but not around the end. */
static void dialog_scroll_or_move(dialog_conversation *talk, int rows) {
  dialog_page *page = talk->scene.page;
  const dialog_view *choices = &talk->scene.layout->choices;
  int step = rows > 0 ? 1 : -1, last = dialog_page_stops(page) - 1;
  if (dialog_scroll(talk, rows) || choices->total <= choices->rows) return;
  for (int i = 0; i != rows && page->focus != (step > 0 ? last : 0); i += step) {
    if (page->focus == DIALOG_NONE && step < 0) return;
    dialog_page_move(page, step);
  }
}

static bool dialog_is_beside(const dialog_conversation *talk) {
  return talk->scene.layout->is_row && dialog_page_focused_choice(talk->scene.page) != DIALOG_NONE;
}

/** Up and down: between fields and choices; beside a row they scroll the text. */
static dialog_result dialog_move_vertically(dialog_conversation *talk, int step) {
  dialog_page *page = talk->scene.page;
  if (page->opens && step > 0 && page->choice_count == 0) return DIALOG_OPENED;
  if (dialog_page_stops(page) == 0) {
    dialog_scroll(talk, step);
  } else if (dialog_is_beside(talk) || (page->focus == DIALOG_NONE && talk->scene.layout->is_row)) {
    if (dialog_scroll(talk, step)) return DIALOG_GOES_ON;
    if (step < 0 && page->field_count > 0) page->focus = page->field_count - 1;
  } else {
    dialog_page_go(page, step, true);
  }
  return DIALOG_GOES_ON;
}

static void dialog_move_horizontally(dialog_conversation *talk, int step) {
  dialog_page *page = talk->scene.page;
  if (page->is_right_to_left && talk->scene.layout->is_row) step = -step;
  if (dialog_page_stops(page) > 0) dialog_page_go(page, step, true);
}

/* The mouse */

static dialog_result dialog_take_mouse(dialog_conversation *talk, const dialog_event *event) {
  dialog_page *page = talk->scene.page;
  int stop = dialog_stop_at(&talk->scene, event->row, event->column);
  bool is_press = event->key == DIALOG_KEY_PRESS;
  int pressed = talk->pressed;
  if (is_press) {
    talk->pressed = stop;
    if (stop != DIALOG_NONE && dialog_page_is_enabled(page, stop)) page->focus = stop;
    return DIALOG_GOES_ON;
  }
  talk->pressed = DIALOG_NONE;
  if (stop == DIALOG_NONE && pressed == DIALOG_NONE) {
    bool is_outside = dialog_is_outside(&talk->scene, event->row, event->column);
    if (!is_outside) return dialog_press_page(page);
    if (page->position == DIALOG_AT_SOURCE && is_outside) return DIALOG_LEFT;
  }
  if (stop == DIALOG_NONE || stop != pressed || stop < page->field_count) return DIALOG_GOES_ON;
  return dialog_choose(talk, stop - page->field_count);
}
