/* ---- Keys: what a terminal sends, as events ---- */

typedef enum dialog_keystroke {
  DIALOG_KEY_NONE, /**< more bytes are wanted */
  DIALOG_KEY_TEXT,
  DIALOG_KEY_UP,
  DIALOG_KEY_DOWN,
  DIALOG_KEY_LEFT,
  DIALOG_KEY_RIGHT,
  DIALOG_KEY_BACK,
  DIALOG_KEY_FORWARD, /**< Ctrl-B, Ctrl-F: in the order of the text */
  DIALOG_KEY_HOME,
  DIALOG_KEY_END,
  DIALOG_KEY_PAGE_UP,
  DIALOG_KEY_PAGE_DOWN,
  DIALOG_KEY_TAB,
  DIALOG_KEY_BACK_TAB,
  DIALOG_KEY_RETURN,
  DIALOG_KEY_ESCAPE,
  DIALOG_KEY_BACKSPACE,
  DIALOG_KEY_DELETE,
  DIALOG_KEY_DELETE_WORD,
  DIALOG_KEY_DELETE_START,
  DIALOG_KEY_DELETE_END,
  DIALOG_KEY_LEAVE, /**< Ctrl-C */
  DIALOG_KEY_END_OF_INPUT, /**< Ctrl-D */
  DIALOG_KEY_SUSPEND, /**< Ctrl-Z */
  DIALOG_KEY_REDRAW, /**< Ctrl-L */
  DIALOG_KEY_PRESS,
  DIALOG_KEY_RELEASE,
  DIALOG_KEY_WHEEL_UP,
  DIALOG_KEY_WHEEL_DOWN,
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

/** How long the rest of a sequence is waited for. Esc alone is a key, so it must not take long; over a
    slow line the byte after it takes as long as Readline waits. What has an end of its own may take
    longer. */
enum { DIALOG_ESCAPE_MILLISECONDS = 500, DIALOG_END_MILLISECONDS = 1000 };

/** Whether Ctrl-C or Esc has come, and nothing after it: in a paste that stalls it is a key. */
static bool dialog_may_end_paste(const dialog_keys *keys) {
  return keys->count == 1 && (keys->bytes[0] == 0x03 || keys->bytes[0] == 0x1B);
}

/** How long to wait for what is still missing, in milliseconds; 0: nothing is. */
static long dialog_keys_patience(const dialog_keys *keys) {
  if (keys->is_pasting) return dialog_may_end_paste(keys) ? DIALOG_END_MILLISECONDS : 0;
  if (keys->is_skipping) return DIALOG_END_MILLISECONDS;
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
