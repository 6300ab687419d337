/* ---- Sequences: events of several bytes ---- */

/** `ESC [ M` and a byte each for button, column and row, from terminals that do not know `<`. Each
    is 32 more than it says; button 3 is that one was released. */
static dialog_keystroke dialog_take_mouse_bytes(
    dialog_keys *keys, dialog_event *event, bool is_late) {
  if (keys->count < 6) {
    if (is_late) dialog_keys_drop(keys, keys->count);
    return is_late ? DIALOG_KEY_OTHER : DIALOG_KEY_NONE;
  }
  int numbers[3] = {keys->bytes[3] - 32, keys->bytes[4] - 32, keys->bytes[5] - 32};
  bool is_release = numbers[0] == 3;
  if (is_release) numbers[0] = 0;
  dialog_keys_drop(keys, 6);
  return dialog_mouse_key(numbers, is_release ? 'm' : 'M', event);
}

/** Takes `ESC [ …` or `ESC O …`, once its end is there. */
static dialog_keystroke dialog_take_control(dialog_keys *keys, dialog_event *event, bool is_late) {
  int numbers[4] = {0, 0, 0, 0};
  size_t count = 0, end = 2;
  unsigned char kind = keys->bytes[1], first = keys->count > 2 ? keys->bytes[2] : 0;
  if (kind == '[' && first == 'M') return dialog_take_mouse_bytes(keys, event, is_late);
  if (kind == '[' && first == '[') end++; /* a function key of the Linux console */
  for (; end < keys->count && (keys->bytes[end] < 0x40 || keys->bytes[end] > 0x7E); end++) {
    unsigned char byte = keys->bytes[end];
    if (byte < 0x20 || byte > 0x7E) { /* not one after all */
      dialog_keys_drop(keys, end);
      return DIALOG_KEY_OTHER;
    }
    if (byte == ';' && count < 3) count++;
    if (byte >= '0' && byte <= '9' && numbers[count] < 10000) {
      numbers[count] = numbers[count] * 10 + (byte - '0');
    }
  }
  if (end >= keys->count) {
    if (keys->count == sizeof keys->bytes) { /* longer than any key */
      keys->bytes[2] = '?';
      keys->count = 3;
    }
    if (is_late) dialog_keys_drop(keys, keys->count);
    return is_late ? DIALOG_KEY_OTHER : DIALOG_KEY_NONE;
  }
  unsigned char final = keys->bytes[end];
  dialog_keys_drop(keys, end + 1);
  if (first == '<') return dialog_mouse_key(numbers, final, event);
  if (first == '[' || (first > '<' && first < '@')) return DIALOG_KEY_OTHER;
  if (final == '~' && numbers[0] == 200) keys->is_pasting = true;
  if (kind == 'O' && final == 'M') return DIALOG_KEY_RETURN; /* of the keypad */
  return final == '~' ? dialog_numbered_key(numbers[0]) : dialog_final_key(final);
}

/** Takes `ESC ( A`, `ESC # 8`, `ESC N a` and their like: no byte of them is a key. What has no end
    is a key with Alt. */
static dialog_keystroke dialog_take_shift(dialog_keys *keys, bool is_late) {
  size_t end = keys->bytes[1] == 'N' ? 2 : 1;
  while (end < keys->count && keys->bytes[end] >= 0x20 && keys->bytes[end] < 0x30) end++;
  if (end == keys->count && !is_late) {
    if (end == sizeof keys->bytes) keys->count = 2; /* longer than any */
    return DIALOG_KEY_NONE;
  }
  if (end < keys->count && keys->bytes[end] >= 0x30 && keys->bytes[end] < 0x7F) end++;
  dialog_keys_drop(keys, end);
  return DIALOG_KEY_OTHER;
}

/** Takes what begins with ESC. Alone it is the key, if nothing follows within a moment. */
static dialog_keystroke dialog_take_escape(dialog_keys *keys, dialog_event *event, bool is_late) {
  if (keys->count == 1) {
    if (!is_late) return DIALOG_KEY_NONE;
    dialog_keys_drop(keys, 1);
    return DIALOG_KEY_ESCAPE;
  }
  if (keys->bytes[1] == '[' || keys->bytes[1] == 'O') {
    return dialog_take_control(keys, event, is_late);
  }
  if (keys->bytes[1] != '\0' && strchr("]PX^_", keys->bytes[1]) != NULL) {
    if (keys->count == 2 && !is_late) return DIALOG_KEY_NONE;
    keys->is_skipping = keys->count > 2; /* alone it is a key with Alt */
    dialog_keys_drop(keys, 2);
    return DIALOG_KEY_OTHER;
  }
  if ((keys->bytes[1] >= 0x20 && keys->bytes[1] < 0x30) || keys->bytes[1] == 'N') {
    return dialog_take_shift(keys, is_late);
  }
  if (keys->bytes[1] == 0x1B) { /* twice the key, or the key and a sequence */
    dialog_keys_drop(keys, 1);
    return DIALOG_KEY_ESCAPE;
  }
  if (keys->bytes[1] == 0x7F || keys->bytes[1] == 0x08) { /* Alt-Backspace */
    dialog_keys_drop(keys, 2);
    return DIALOG_KEY_DELETE_WORD;
  }
  dialog_keys_drop(keys, 1);
  dialog_keystroke key = DIALOG_KEY_OTHER;
  if (keys->bytes[0] >= 0x20) key = dialog_take_text(keys, event, is_late);
  return key == DIALOG_KEY_NONE ? DIALOG_KEY_NONE : DIALOG_KEY_OTHER; /* with Alt */
}

static const char dialog_paste_end[] = "\033[201~";

/** Takes a character of what is pasted: as typed, but that nothing in it is a key, however slowly
    it comes. Only Ctrl-C and Esc with nothing after them end a paste whose own end is missing. */
static dialog_keystroke dialog_take_pasted(dialog_keys *keys, dialog_event *event, bool is_late) {
  size_t length = sizeof dialog_paste_end - 1;
  size_t there = keys->count < length ? keys->count : length;
  unsigned char byte = keys->bytes[0];
  if (dialog_may_end_paste(keys)) {
    if (!is_late) return DIALOG_KEY_NONE;
    keys->is_pasting = false;
    dialog_keys_drop(keys, 1);
    return byte == 0x03 ? DIALOG_KEY_LEAVE : DIALOG_KEY_ESCAPE;
  }
  if (memcmp(keys->bytes, dialog_paste_end, there) == 0) {
    if (there < length) return DIALOG_KEY_NONE;
    keys->is_pasting = false;
    dialog_keys_drop(keys, length);
    return DIALOG_KEY_OTHER;
  }
  event->is_pasted = true;
  if (byte == '\t' || byte == '\n' || byte == '\r') keys->bytes[0] = ' ';
  return dialog_take_text(keys, event, false);
}

/** Skips a string of the terminal's, up to BEL or `ESC \`. A key that ends it is one. */
static dialog_keystroke dialog_skip_string(dialog_keys *keys) {
  size_t end = 0;
  while (end < keys->count && memchr("\007\033\003", keys->bytes[end], 3) == NULL) end++;
  dialog_keys_drop(keys, end);
  bool is_escape = keys->count > 0 && keys->bytes[0] == 0x1B;
  if (keys->count == 0 || (is_escape && keys->count == 1)) return DIALOG_KEY_NONE;
  keys->is_skipping = false;
  if (keys->bytes[0] == '\a') dialog_keys_drop(keys, 1);
  else if (is_escape && keys->bytes[1] == '\\') dialog_keys_drop(keys, 2);
  return DIALOG_KEY_OTHER;
}

/** Writes a control of eight bits, such as U+009B, in seven: after ESC. */
static void dialog_narrow(dialog_keys *keys) {
  if (keys->count < 2 || keys->bytes[0] != 0xC2) return;
  if (keys->bytes[1] < 0x80 || keys->bytes[1] > 0x9F) return;
  keys->bytes[0] = 0x1B;
  keys->bytes[1] -= 0x40;
}

/** Takes the next event of the bytes that have come, DIALOG_KEY_NONE where they are not enough of
    one. `is_late`: nothing came for as long as there is patience, so what is there is all. */
static dialog_event dialog_next_event(dialog_keys *keys, bool is_late) {
  dialog_event event;
  memset(&event, 0, sizeof event);
  if (is_late) keys->is_skipping = false;
  if (keys->count == 0) return event;
  if (!keys->is_pasting && !keys->is_skipping) dialog_narrow(keys);
  unsigned char byte = keys->bytes[0];
  if (keys->is_pasting) {
    event.key = dialog_take_pasted(keys, &event, is_late);
  } else if (keys->is_skipping) {
    event.key = dialog_skip_string(keys);
  } else if (byte == 0x1B) {
    event.key = dialog_take_escape(keys, &event, is_late);
  } else if (byte < 0x20 || byte == 0x7F) {
    dialog_keys_drop(keys, 1);
    event.key = dialog_control_key(byte);
  } else {
    event.key = dialog_take_text(keys, &event, is_late);
  }
  return event;
}
