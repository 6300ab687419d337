/* ---- Keys and the mouse on a page, until something comes of it ---- */

/** What came of a page. */
typedef enum dialog_result {
  DIALOG_GOES_ON,
  DIALOG_CHOSEN, /**< `chosen` says what */
  DIALOG_LEFT,
  DIALOG_OPENED, /**< the banner's details are wanted */
  DIALOG_SUSPENDED
} dialog_result;

/** A page that is shown and answered. */
typedef struct dialog_conversation {
  dialog_scene scene;
  dialog_keys keys;
  const dialog_shown *shown;
  const dialog_terminal_options *options;
  bool is_back; /**< left by Esc, which goes one page back */
  int chosen; /**< a choice of the page */
  int pressed; /**< the stop that the mouse is down on, or DIALOG_NONE */
  int64_t ends; /**< when a banner leaves, by the clock; 0: never */
} dialog_conversation;

/** After the key ESC, its sequences follow at once; over slow lines they take a while. */
enum { DIALOG_ESCAPE_MILLISECONDS = 50 };

/** Where sheets are popovers. */
enum { DIALOG_LARGE_ROWS = 30, DIALOG_LARGE_COLUMNS = 100 };

static bool dialog_is_large(const dialog_screen *screen) {
  return screen->rows >= DIALOG_LARGE_ROWS && screen->columns >= DIALOG_LARGE_COLUMNS;
}

/** Makes a popover of a sheet or a sheet of a popover when the screen has become large or small. */
static void dialog_fit_sheet(dialog_conversation *talk) {
  dialog_page *page = talk->scene.page;
  bool is_large = dialog_is_large(talk->scene.screen);
  if (talk->shown->kind != DIALOG_ACTION_SHEET) return;
  if ((page->position == DIALOG_AT_SOURCE) == is_large) return;
  int focus = page->focus;
  dialog_page_start(page, talk->shown, page->is_shaped);
  dialog_page_sheet(page, talk->shown, is_large);
  /* Cancel is the last one, so the others keep their places. */
  if (focus >= 0 && focus < dialog_page_stops(page)) page->focus = focus;
}

static void dialog_redraw(dialog_conversation *talk) {
  dialog_scene *scene = &talk->scene;
  dialog_fit_sheet(talk);
  dialog_page_check(scene->page);
  dialog_lay_out(scene->page, scene->layout, scene->screen, talk->options);
  dialog_draw(scene);
}

/* Choosing */

static dialog_result dialog_choose(dialog_conversation *talk, int choice) {
  dialog_page *page = talk->scene.page;
  dialog_page_check(page);
  if (choice == DIALOG_NONE) return DIALOG_GOES_ON;
  if (page->choices[choice].is_disabled) {
    /* What it waits for is where to go on. */
    int field = dialog_page_open_field(page);
    if (choice == page->awaiting && field != DIALOG_NONE) page->focus = field;
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

static dialog_result dialog_press_return(dialog_conversation *talk) {
  dialog_page *page = talk->scene.page;
  int choice = dialog_page_focused_choice(page);
  if (dialog_page_focused_field(page) != NULL) return dialog_choose(talk, dialog_sending(page));
  if (choice == DIALOG_NONE && page->opens) return DIALOG_OPENED;
  return dialog_choose(talk, choice);
}

/** A letter in the form in which letters are compared. */
static uint32_t dialog_folded(const char *text) {
  uint32_t scalar = *text == '\0' ? 0 : dialog_next_scalar(&text);
  if (scalar >= 'A' && scalar <= 'Z') return scalar + 0x20;
  if ((scalar >= 0xC0 && scalar <= 0xDE && scalar != 0xD7) || (scalar >= 0x391 && scalar <= 0x3A9)) {
    return scalar + 0x20;
  }
  if (scalar >= 0x410 && scalar <= 0x42F) return scalar + 0x20;
  if (scalar >= 0x400 && scalar <= 0x40F) return scalar + 0x50;
  return scalar;
}

/** Goes to the next choice that begins with a letter. The only one is chosen at once, unless it
    destroys something. */
static dialog_result dialog_press_letter(dialog_conversation *talk, const char *letter) {
  dialog_page *page = talk->scene.page;
  int found = DIALOG_NONE, count = 0, focus = dialog_page_focused_choice(page);
  for (int i = 1; i <= page->choice_count; i++) {
    int choice = (i + focus + page->choice_count) % page->choice_count;
    if (dialog_folded(page->choices[choice].title) != dialog_folded(letter)) continue;
    if (page->choices[choice].is_disabled) continue;
    if (count++ == 0) found = choice;
  }
  if (found == DIALOG_NONE) return DIALOG_GOES_ON;
  page->focus = page->field_count + found;
  bool is_destructive = page->choices[found].role == DIALOG_ROLE_DESTRUCTIVE;
  return count == 1 && !is_destructive ? dialog_choose(talk, found) : DIALOG_GOES_ON;
}

/** The number in front of a choice: it is chosen, or where it destroys something it gets the focus. */
static dialog_result dialog_press_number(dialog_conversation *talk, int number) {
  dialog_page *page = talk->scene.page;
  int choice = number - 1;
  if (choice < 0 || choice >= page->choice_count || page->choices[choice].is_apart) {
    return DIALOG_GOES_ON;
  }
  if (page->choices[choice].is_disabled) return DIALOG_GOES_ON;
  page->focus = page->field_count + choice;
  bool is_destructive = page->choices[choice].role == DIALOG_ROLE_DESTRUCTIVE;
  return is_destructive ? DIALOG_GOES_ON : dialog_choose(talk, choice);
}

static dialog_result dialog_press_text(dialog_conversation *talk, const dialog_event *event) {
  dialog_page *page = talk->scene.page;
  if (event->is_pasted) return DIALOG_GOES_ON;
  if (strcmp(event->text, " ") == 0) {
    if (page->focus == DIALOG_NONE && page->opens) return DIALOG_OPENED;
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
    dialog_page_move(page, step);
  }
  return DIALOG_GOES_ON;
}

static void dialog_move_horizontally(dialog_conversation *talk, int step) {
  dialog_page *page = talk->scene.page;
  if (page->is_right_to_left && talk->scene.layout->is_row) step = -step;
  if (dialog_page_stops(page) > 0) dialog_page_move(page, step);
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
    if (page->opens && !is_outside) return DIALOG_OPENED;
    if (page->position == DIALOG_AT_SOURCE && is_outside) return DIALOG_LEFT;
  }
  if (stop == DIALOG_NONE || stop != pressed || stop < page->field_count) return DIALOG_GOES_ON;
  return dialog_choose(talk, stop - page->field_count);
}

/* Events */

static dialog_result dialog_take_key(dialog_conversation *talk, const dialog_event *event) {
  dialog_page *page = talk->scene.page;
  int height = dialog_larger(talk->scene.layout->texts.rows - 1, 1);
  switch (event->key) {
    case DIALOG_KEY_TEXT: return dialog_press_text(talk, event);
    case DIALOG_KEY_RETURN: return dialog_press_return(talk);
    case DIALOG_KEY_ESCAPE: talk->is_back = true; return DIALOG_LEFT;
    case DIALOG_KEY_LEAVE:
    case DIALOG_KEY_END_OF_INPUT: return DIALOG_LEFT;
    case DIALOG_KEY_SUSPEND: return DIALOG_SUSPENDED;
    case DIALOG_KEY_UP: return dialog_move_vertically(talk, -1);
    case DIALOG_KEY_DOWN: return dialog_move_vertically(talk, 1);
    case DIALOG_KEY_LEFT: dialog_move_horizontally(talk, -1); break;
    case DIALOG_KEY_RIGHT: dialog_move_horizontally(talk, 1); break;
    case DIALOG_KEY_TAB:
      if (page->opens && dialog_page_stops(page) == 0) return DIALOG_OPENED;
      dialog_page_move(page, 1);
      break;
    case DIALOG_KEY_BACK_TAB: dialog_page_move(page, -1); break;
    case DIALOG_KEY_PAGE_UP: dialog_scroll(talk, -height); break;
    case DIALOG_KEY_PAGE_DOWN: dialog_scroll(talk, height); break;
    case DIALOG_KEY_WHEEL_UP: dialog_scroll(talk, -1); break;
    case DIALOG_KEY_WHEEL_DOWN: dialog_scroll(talk, 1); break;
    case DIALOG_KEY_HOME: dialog_scroll(talk, -DIALOG_PAGE_LINES); break;
    case DIALOG_KEY_END: dialog_scroll(talk, DIALOG_PAGE_LINES); break;
    case DIALOG_KEY_PRESS:
    case DIALOG_KEY_RELEASE: return dialog_take_mouse(talk, event);
    case DIALOG_KEY_REDRAW: dialog_screen_measure(talk->scene.screen); break;
    default: break;
  }
  return DIALOG_GOES_ON;
}

static dialog_result dialog_take_event(dialog_conversation *talk, const dialog_event *event) {
  dialog_page_field *field = dialog_page_focused_field(talk->scene.page);
  bool is_end = event->key == DIALOG_KEY_END_OF_INPUT;
  if (field != NULL && is_end && *field->editor.text != '\0') {
    dialog_event erase = *event;
    erase.key = DIALOG_KEY_DELETE;
    dialog_editor_take(&field->editor, field->field, &erase);
    return DIALOG_GOES_ON;
  }
  if (field != NULL && dialog_editor_take(&field->editor, field->field, event)) {
    return DIALOG_GOES_ON;
  }
  return dialog_take_key(talk, event);
}

/** Takes the events that have come. */
static dialog_result dialog_take_events(dialog_conversation *talk, bool is_late) {
  while (talk->keys.count > 0) {
    dialog_event event = dialog_next_event(&talk->keys, is_late);
    if (event.key == DIALOG_KEY_NONE) break;
    dialog_result result = dialog_take_event(talk, &event);
    if (result != DIALOG_GOES_ON) return result;
  }
  return DIALOG_GOES_ON;
}

/** Reads what has come; whether anything can still come. */
static bool dialog_read(dialog_conversation *talk) {
  dialog_keys *keys = &talk->keys;
  ssize_t count = read(
      talk->scene.screen->device->input, keys->bytes + keys->count,
      sizeof keys->bytes - keys->count);
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  keys->count += (size_t)count;
  return count > 0;
}

/** What a signal does. Coming back from a stop that nothing could have seen, it draws anew. */
static dialog_result dialog_take_signal_event(dialog_conversation *talk) {
  int number = dialog_signal;
  dialog_signal = 0;
  if (number == SIGTSTP) return DIALOG_SUSPENDED;
  if (number == SIGCONT) dialog_make_raw(talk->scene.screen->device);
  if (number != SIGCONT && number != SIGWINCH) return DIALOG_LEFT;
  dialog_screen_measure(talk->scene.screen);
  dialog_screen_command(talk->scene.screen, "\033[0m\033[2J");
  return DIALOG_GOES_ON;
}

/** How long to wait: for the rest of a sequence, or until a banner leaves. */
static long dialog_patience(const dialog_conversation *talk) {
  if (talk->keys.count > 0) return DIALOG_ESCAPE_MILLISECONDS;
  if (talk->ends == 0) return -1;
  int64_t left = talk->ends - dialog_milliseconds();
  return left > 0 ? (long)left : 0;
}

/** Shows a page until something comes of it. */
static dialog_result dialog_converse(dialog_conversation *talk) {
  dialog_result result = DIALOG_GOES_ON;
  talk->pressed = DIALOG_NONE;
  talk->is_back = false;
  while (result == DIALOG_GOES_ON) {
    dialog_redraw(talk);
    bool was_waiting = talk->keys.count > 0;
    switch (dialog_wait_for(talk->scene.screen->device, dialog_patience(talk))) {
      case DIALOG_READY:
        result = dialog_read(talk) ? dialog_take_events(talk, false) : DIALOG_LEFT;
        break;
      case DIALOG_TIMEOUT: result = was_waiting ? dialog_take_events(talk, true) : DIALOG_LEFT; break;
      case DIALOG_SIGNALLED: result = dialog_take_signal_event(talk); break;
      case DIALOG_LOST: result = DIALOG_LEFT; break;
    }
  }
  return result;
}
