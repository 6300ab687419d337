/* ---- Keys: what a terminal sends, as events ---- */

typedef enum dialog_keystroke {
  DIALOG_KEY_NONE, /**< more bytes are wanted */
  DIALOG_KEY_TEXT,
  DIALOG_KEY_UP, DIALOG_KEY_DOWN, DIALOG_KEY_LEFT, DIALOG_KEY_RIGHT,
  DIALOG_KEY_BACK, DIALOG_KEY_FORWARD, /**< Ctrl-B, Ctrl-F: in the order of the text */
  DIALOG_KEY_HOME, DIALOG_KEY_END, DIALOG_KEY_PAGE_UP, DIALOG_KEY_PAGE_DOWN,
  DIALOG_KEY_TAB, DIALOG_KEY_BACK_TAB, DIALOG_KEY_RETURN, DIALOG_KEY_ESCAPE,
  DIALOG_KEY_BACKSPACE, DIALOG_KEY_DELETE,
  DIALOG_KEY_DELETE_WORD, DIALOG_KEY_DELETE_START, DIALOG_KEY_DELETE_END,
  DIALOG_KEY_LEAVE, /**< Ctrl-C */
  DIALOG_KEY_END_OF_INPUT, /**< Ctrl-D */
  DIALOG_KEY_SUSPEND, /**< Ctrl-Z */
  DIALOG_KEY_REDRAW, /**< Ctrl-L */
  DIALOG_KEY_PRESS, DIALOG_KEY_RELEASE, DIALOG_KEY_WHEEL_UP, DIALOG_KEY_WHEEL_DOWN,
  DIALOG_KEY_OTHER /**< what no dialog knows */
} dialog_keystroke;

typedef struct dialog_event {
  dialog_keystroke key;
  char text[8]; /**< a character of UTF-8, with a NUL */
  bool is_pasted;
  int row, column; /**< of the mouse, from 0 */
} dialog_event;

/** The bytes that have come and are no events yet. */
typedef struct dialog_keys {
  unsigned char bytes[256];
  size_t count;
  bool is_pasting;
  bool is_skipping; /**< a string of the terminal's, such as its answer about a colour */
} dialog_keys;

/** After the key ESC, its sequences follow at once; over slow lines they take a while. What has an
    end of its own may take longer. */
enum { DIALOG_ESCAPE_MILLISECONDS = 50, DIALOG_END_MILLISECONDS = 1000 };

/** How long to wait for what is still missing, in milliseconds; 0: nothing is. */
static long dialog_keys_patience(const dialog_keys *keys) {
  if (keys->is_pasting || keys->is_skipping) return DIALOG_END_MILLISECONDS;
  if (keys->count == 0) return 0;
  /* Esc alone is a key; from its second byte on a sequence is one that may come in parts. */
  bool is_escape = keys->bytes[0] == 0x1B && keys->count == 1;
  return is_escape ? DIALOG_ESCAPE_MILLISECONDS : DIALOG_END_MILLISECONDS;
}

static void dialog_keys_drop(dialog_keys *keys, size_t count) {
  keys->count -= count;
  memmove(keys->bytes, keys->bytes + count, keys->count);
}

/** The length of a character by its first byte; 0 where none begins so. */
static size_t dialog_sequence_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/** Takes a character; what is not UTF-8 is dropped. */
static dialog_keystroke dialog_take_text(dialog_keys *keys, dialog_event *event, bool is_late) {
  size_t length = dialog_sequence_length(keys->bytes[0]);
  size_t there = 1;
  while (there < length && there < keys->count && (keys->bytes[there] & 0xC0) == 0x80) there++;
  if (length > 1 && there == keys->count && there < length && !is_late) return DIALOG_KEY_NONE;
  memcpy(event->text, keys->bytes, there < sizeof event->text ? there : 1);
  event->text[there] = '\0';
  dialog_keys_drop(keys, there);
  const char *place = event->text;
  uint32_t scalar = dialog_next_scalar(&place);
  bool is_whole = there == length && length > 0 && place == event->text + length;
  bool is_control = scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0);
  return is_whole && !is_control ? DIALOG_KEY_TEXT : DIALOG_KEY_OTHER;
}

static dialog_keystroke dialog_control_key(unsigned char byte) {
  switch (byte) {
    case 0x01: return DIALOG_KEY_HOME;
    case 0x02: return DIALOG_KEY_BACK;
    case 0x03: return DIALOG_KEY_LEAVE;
    case 0x04: return DIALOG_KEY_END_OF_INPUT;
    case 0x05: return DIALOG_KEY_END;
    case 0x06: return DIALOG_KEY_FORWARD;
    case 0x08:
    case 0x7F: return DIALOG_KEY_BACKSPACE;
    case '\t': return DIALOG_KEY_TAB;
    case '\n':
    case '\r': return DIALOG_KEY_RETURN;
    case 0x0B: return DIALOG_KEY_DELETE_END;
    case 0x0C: return DIALOG_KEY_REDRAW;
    case 0x0E: return DIALOG_KEY_DOWN;
    case 0x10: return DIALOG_KEY_UP;
    case 0x15: return DIALOG_KEY_DELETE_START;
    case 0x17: return DIALOG_KEY_DELETE_WORD;
    case 0x1A: return DIALOG_KEY_SUSPEND;
    default: return DIALOG_KEY_OTHER;
  }
}

static dialog_keystroke dialog_final_key(unsigned char final) {
  switch (final) {
    case 'A': return DIALOG_KEY_UP;
    case 'B': return DIALOG_KEY_DOWN;
    case 'C': return DIALOG_KEY_RIGHT;
    case 'D': return DIALOG_KEY_LEFT;
    case 'F': return DIALOG_KEY_END;
    case 'H': return DIALOG_KEY_HOME;
    case 'Z': return DIALOG_KEY_BACK_TAB;
    default: return DIALOG_KEY_OTHER;
  }
}

static dialog_keystroke dialog_numbered_key(int number) {
  switch (number) {
    case 1:
    case 7: return DIALOG_KEY_HOME;
    case 3: return DIALOG_KEY_DELETE;
    case 4:
    case 8: return DIALOG_KEY_END;
    case 5: return DIALOG_KEY_PAGE_UP;
    case 6: return DIALOG_KEY_PAGE_DOWN;
    default: return DIALOG_KEY_OTHER;
  }
}

/** `ESC [ < button ; column ; row M`, with `m` when it is released. */
static dialog_keystroke dialog_mouse_key(
    const int *numbers, unsigned char final, dialog_event *event) {
  event->column = numbers[1] - 1;
  event->row = numbers[2] - 1;
  if (numbers[0] == 64) return DIALOG_KEY_WHEEL_UP;
  if (numbers[0] == 65) return DIALOG_KEY_WHEEL_DOWN;
  if (numbers[0] != 0) return DIALOG_KEY_OTHER;
  return final == 'M' ? DIALOG_KEY_PRESS : DIALOG_KEY_RELEASE;
}

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

/** Takes `ESC ( A`, `ESC # 8`, `ESC N a` and their like: no byte of them is a key. What has no end is
    a key with Alt. */
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

/** Takes a character of what is pasted: as typed, but that nothing in it is a key. Ctrl-C waits: if
    nothing follows, the paste has no end, and it is one. */
static dialog_keystroke dialog_take_pasted(dialog_keys *keys, dialog_event *event) {
  size_t length = sizeof dialog_paste_end - 1;
  size_t there = keys->count < length ? keys->count : length;
  unsigned char byte = keys->bytes[0];
  if (memcmp(keys->bytes, dialog_paste_end, there) == 0) {
    if (there < length) return DIALOG_KEY_NONE;
    keys->is_pasting = false;
    dialog_keys_drop(keys, length);
    return DIALOG_KEY_OTHER;
  }
  if (byte == 0x03 && keys->count == 1) return DIALOG_KEY_NONE;
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

/** Writes a control of eight bits, such as U+009B, in seven: behind ESC. */
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
  if (is_late) keys->is_pasting = keys->is_skipping = false;
  if (keys->count == 0) return event;
  if (!keys->is_pasting && !keys->is_skipping) dialog_narrow(keys);
  unsigned char byte = keys->bytes[0];
  if (keys->is_pasting) {
    event.key = dialog_take_pasted(keys, &event);
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
