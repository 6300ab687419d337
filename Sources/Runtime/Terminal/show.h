/* ---- Showing a dialog ---- */

/** Five seconds, as banners of the platform stay. */
enum { DIALOG_BANNER_MILLISECONDS = 5000 };

static void dialog_start_page(dialog_conversation *talk, const dialog_shown *shown) {
  dialog_page_start(talk->scene.page, shown, talk->scene.screen->is_visual);
  talk->scene.layout->texts.first = 0;
  talk->scene.layout->fields.first = talk->scene.layout->choices.first = 0;
}

/** An alert or a sheet. The place of the choice, or DIALOG_NONE. */
static int dialog_show_alert(
    dialog_conversation *talk, const dialog_shown *shown, dialog_answer *answer,
    dialog_result *result) {
  dialog_page *page = talk->scene.page;
  dialog_start_page(talk, shown);
  if (shown->kind == DIALOG_ACTION_SHEET) {
    dialog_page_sheet(page, shown, dialog_has_popover(talk));
  } else {
    dialog_page_alert(page, shown, answer);
  }
  *result = dialog_converse(talk);
  return *result == DIALOG_CHOSEN ? page->choices[talk->chosen].place : DIALOG_NONE;
}

/** The text of an action; leaving it goes back to the details. */
static dialog_result dialog_show_input(
    dialog_conversation *talk, const dialog_shown *shown, int place, dialog_answer *answer) {
  dialog_shown_field field = dialog_input_field(shown->choices[place].input);
  *answer->input = '\0';
  dialog_start_page(talk, shown);
  dialog_page_input(talk->scene.page, shown, place, &field, answer);
  return dialog_converse(talk);
}

/** A notification: its banner, its details on demand, the text of an action. */
static int dialog_show_notification(
    dialog_conversation *talk, const dialog_shown *shown, dialog_answer *answer,
    dialog_result *result) {
  const dialog_terminal_options *options = talk->options;
  int stay = options->banner_milliseconds;
  dialog_page *page = talk->scene.page;
  if (!shown->stays) {
    talk->ends = dialog_milliseconds() + (stay > 0 ? stay : DIALOG_BANNER_MILLISECONDS);
  }
  dialog_start_page(talk, shown);
  dialog_page_banner(page, shown);
  *result = dialog_converse(talk);
  talk->ends = 0;
  while (*result == DIALOG_OPENED) {
    dialog_start_page(talk, shown);
    dialog_page_detail(page, shown, options->is_locked);
    *result = dialog_converse(talk);
    if (*result != DIALOG_CHOSEN) break;
    int place = page->choices[talk->chosen].place;
    if (shown->choices[place].input == NULL) return place;
    *result = dialog_show_input(talk, shown, place, answer);
    if (*result == DIALOG_CHOSEN) return place;
    if (*result == DIALOG_LEFT && talk->is_back) *result = DIALOG_OPENED;
  }
  return DIALOG_NONE;
}

/** Stops the program as the terminal would have; a dialog that is stopped has been left. */
static void dialog_suspend(const dialog_device *device) {
  struct sigaction action;
  sigaction(SIGTSTP, NULL, &action);
  if (device->is_terminal && action.sa_handler != SIG_IGN) kill(0, SIGTSTP);
}

static int dialog_show_on_screen(
    dialog_device *device, const dialog_shown *shown, const dialog_terminal_options *options,
    dialog_answer *answer, dialog_result *result) {
  dialog_screen screen;
  dialog_page page;
  dialog_layout layout;
  dialog_conversation talk;
  memset(&screen, 0, sizeof screen);
  memset(&talk, 0, sizeof talk);
  memset(&layout, 0, sizeof layout);
  screen.device = device;
  screen.colors = dialog_find_colors(options->colors);
  screen.background = dialog_find_background(options->background);
  screen.is_visual = dialog_find_visual(options->direction);
  talk.scene.screen = &screen;
  talk.scene.page = &page;
  talk.scene.layout = &layout;
  talk.options = options;
  talk.shown = shown;
  dialog_screen_open(&screen);
  if (shown->rings) dialog_screen_command(&screen, "\a");
  int place = shown->kind == DIALOG_NOTIFICATION
      ? dialog_show_notification(&talk, shown, answer, result)
      : dialog_show_alert(&talk, shown, answer, result);
  dialog_screen_close(&screen);
  return place;
}

/** Shows a dialog and waits for the answer. The terminal is left as it was, whatever ends it. */
DIALOG_TERMINAL_FUNCTION void dialog_terminal_show(
    const dialog_shown *shown, const dialog_terminal_options *options, dialog_answer *answer) {
  static const dialog_terminal_options standard;
  dialog_device device;
  dialog_result result = DIALOG_LEFT;
  if (options == NULL) options = &standard;
  memset(answer, 0, sizeof *answer);
  for (size_t i = 0; i < shown->field_count && i < DIALOG_SHOWN_FIELDS; i++) {
    if (shown->fields[i].initial != NULL) dialog_fill(answer->fields[i], &shown->fields[i]);
  }
  dialog_find_device(&device);
  if (options->timeout_milliseconds > 0) {
    device.ends = dialog_milliseconds() + options->timeout_milliseconds;
  }
  dialog_catch_signals(&device);
  if (!options->is_plain && dialog_find_terminal(&device)) {
    answer->place = dialog_show_on_screen(&device, shown, options, answer, &result);
  } else {
    if (isatty(STDERR_FILENO)) dialog_open_output(&device, STDERR_FILENO);
    answer->place = dialog_show_plain(&device, shown, options->is_locked, answer);
    if (dialog_signal == SIGTSTP) result = DIALOG_SUSPENDED;
  }
  answer->is_late = answer->place == DIALOG_NONE && dialog_time_left(&device) == 0;
  for (size_t i = 0; i < shown->field_count && i < DIALOG_SHOWN_FIELDS; i++) {
    dialog_write_decimal(answer->fields[i], &shown->fields[i]);
  }
  dialog_restore(&device);
  if (device.opened >= 0) close(device.opened);
  dialog_release_signals(&device);
  if (result == DIALOG_SUSPENDED) dialog_suspend(&device);
}
