/* ---- Events: keys, signals, time ---- */

/** Whether a key only leaves. */
static bool dialog_is_leaving(dialog_keystroke key) {
  return key == DIALOG_KEY_ESCAPE || key == DIALOG_KEY_LEAVE || key == DIALOG_KEY_END_OF_INPUT
      || key == DIALOG_KEY_SUSPEND;
}

static dialog_result dialog_take_key(dialog_conversation *talk, const dialog_event *event) {
  dialog_page *page = talk->scene.page;
  const dialog_layout *layout = talk->scene.layout;
  bool is_list = layout->choices.total > layout->choices.rows;
  int height = dialog_larger((is_list ? layout->choices.rows : layout->texts.rows) - 1, 1);
  if (dialog_is_hasty(talk) && !dialog_is_leaving(event->key)) return DIALOG_GOES_ON;
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
    case DIALOG_KEY_FORWARD: dialog_page_move(page, 1); break;
    case DIALOG_KEY_BACK:
    case DIALOG_KEY_BACK_TAB: dialog_page_move(page, -1); break;
    case DIALOG_KEY_PAGE_UP: dialog_scroll_or_move(talk, -height); break;
    case DIALOG_KEY_PAGE_DOWN: dialog_scroll_or_move(talk, height); break;
    case DIALOG_KEY_WHEEL_UP: dialog_scroll_or_move(talk, -1); break;
    case DIALOG_KEY_WHEEL_DOWN: dialog_scroll_or_move(talk, 1); break;
    case DIALOG_KEY_HOME: dialog_scroll_or_move(talk, -DIALOG_PAGE_LINES); break;
    case DIALOG_KEY_END: dialog_scroll_or_move(talk, DIALOG_PAGE_LINES); break;
    case DIALOG_KEY_PRESS:
    case DIALOG_KEY_RELEASE: return dialog_take_mouse(talk, event);
    case DIALOG_KEY_REDRAW: dialog_screen_measure(talk->scene.screen); break;
    default: break;
  }
  return DIALOG_GOES_ON;
}

/** What a key is in a field: Ctrl-D deletes where there is something. */
static dialog_keystroke dialog_field_key(const dialog_editor *editor, dialog_keystroke key) {
  bool is_deletion = key == DIALOG_KEY_END_OF_INPUT && *editor->text != '\0';
  return is_deletion ? DIALOG_KEY_DELETE : key;
}

static dialog_result dialog_take_event(dialog_conversation *talk, const dialog_event *event) {
  dialog_page *page = talk->scene.page;
  dialog_page_field *field = dialog_page_focused_field(page);
  if (!event->is_pasted && event->key != DIALOG_KEY_OTHER) dialog_page_note(page, NULL);
  if (field == NULL) return dialog_take_key(talk, event);
  if (event->key == DIALOG_KEY_LEFT || event->key == DIALOG_KEY_RIGHT) {
    dialog_move_in_field(page, field, event->key == DIALOG_KEY_LEFT ? -1 : 1);
    return DIALOG_GOES_ON;
  }
  dialog_event meant = *event;
  bool was_refused = event->is_pasted && field->editor.is_refused;
  meant.key = dialog_field_key(&field->editor, event->key);
  bool is_taken = dialog_editor_take(&field->editor, field->field, &meant);
  if (field->editor.is_refused && !was_refused) {
    dialog_screen_command(talk->scene.screen, "\a");
    dialog_page_explain(page, field, dialog_takes_event(field->field, &meant));
  }
  return is_taken ? DIALOG_GOES_ON : dialog_take_key(talk, event);
}

/** Takes the events that have come. */
static dialog_result dialog_take_events(dialog_conversation *talk, bool is_late) {
  dialog_result result = DIALOG_GOES_ON;
  while (result == DIALOG_GOES_ON) {
    dialog_event event = dialog_next_event(&talk->keys, is_late);
    if (event.key == DIALOG_KEY_NONE) break;
    result = dialog_take_event(talk, &event);
  }
  return result;
}

/** What was read before a page was drawn was meant for the one before it: here it only leaves. */
static dialog_result dialog_take_early_events(dialog_conversation *talk) {
  dialog_result result = DIALOG_GOES_ON;
  while (result == DIALOG_GOES_ON) {
    dialog_event event = dialog_next_event(&talk->keys, false);
    if (event.key == DIALOG_KEY_NONE) break;
    if (dialog_is_leaving(event.key)) result = dialog_take_key(talk, &event);
  }
  return result;
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
  long patience = dialog_keys_patience(&talk->keys);
  if (patience > 0) return patience;
  if (talk->ends == 0) return -1;
  int64_t left = talk->ends - dialog_milliseconds();
  return left > 0 ? (long)left : 0;
}

/** Shows a page until something comes of it. */
static dialog_result dialog_converse(dialog_conversation *talk) {
  talk->pressed = DIALOG_NONE;
  talk->is_back = false;
  talk->appeared = 0;
  dialog_redraw(talk);
  dialog_result result = dialog_take_early_events(talk);
  while (result == DIALOG_GOES_ON) {
    bool was_waiting = dialog_keys_patience(&talk->keys) > 0;
    switch (dialog_wait_for(talk->scene.screen->device, dialog_patience(talk))) {
      case DIALOG_READY:
        result = dialog_read(talk) ? dialog_take_events(talk, false) : DIALOG_LEFT;
        break;
      case DIALOG_TIMEOUT:
        result = was_waiting ? dialog_take_events(talk, true) : DIALOG_LEFT;
        break;
      case DIALOG_SIGNALLED: result = dialog_take_signal_event(talk); break;
      case DIALOG_EXPIRED:
      case DIALOG_LOST: result = DIALOG_LEFT; break;
    }
    if (result == DIALOG_GOES_ON) dialog_redraw(talk);
  }
  return result;
}
