/* ---- The screen: rows that are drawn where they have changed ---- */

/** Rows of larger terminals below these stay empty. */
#define DIALOG_ROWS 256

/** How text looks, to be combined. */
enum {
  DIALOG_PLAIN = 0,
  DIALOG_BOLD = 1,
  DIALOG_FAINT = 2,
  DIALOG_REVERSE = 4,
  DIALOG_UNDERLINE = 8,
  DIALOG_RED = 16
};

typedef struct dialog_screen {
  dialog_device *device;
  int rows, columns;
  dialog_colors colors;
  dialog_background background;
  bool is_visual; /**< right-to-left text is ordered here */
  uint64_t drawn[DIALOG_ROWS]; /**< what stands in each row, as a hash; 0: not known */
  char row[4096]; /**< the row that is being drawn */
  size_t row_length;
  int row_number;
  unsigned char style; /**< that the row was last written in */
  char out[4096]; /**< what is still to be written */
  size_t out_length;
} dialog_screen;

/* Output */

static void dialog_screen_flush(dialog_screen *screen) {
  dialog_write(screen->device, screen->out, screen->out_length);
  screen->out_length = 0;
}

static void dialog_screen_send(dialog_screen *screen, const char *bytes, size_t count) {
  if (screen->out_length + count > sizeof screen->out) dialog_screen_flush(screen);
  if (count > sizeof screen->out) return;
  memcpy(screen->out + screen->out_length, bytes, count);
  screen->out_length += count;
}

static void dialog_screen_command(dialog_screen *screen, const char *command) {
  dialog_screen_send(screen, command, strlen(command));
}

/** Writes a number in decimal: 20 bytes at most. */
static size_t dialog_decimal_text(char *buffer, uint64_t number) {
  char digits[20];
  size_t count = 0, length = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  while (count > 0) buffer[length++] = digits[--count];
  return length;
}

/** `ESC [ first ; second final`, or with one number where the second is 0. */
static size_t dialog_control(char *buffer, int first, int second, char final) {
  size_t length = 2;
  memcpy(buffer, "\033[", 2);
  length += dialog_decimal_text(buffer + length, (unsigned)first);
  if (second > 0) {
    buffer[length++] = ';';
    length += dialog_decimal_text(buffer + length, (unsigned)second);
  }
  buffer[length++] = final;
  return length;
}

/* Rows */

/** Adds bytes to the row; a row with more of them than it can hold ends there. */
static void dialog_row_add(dialog_screen *screen, const char *bytes, size_t count) {
  if (screen->row_length + count > sizeof screen->row) return;
  memcpy(screen->row + screen->row_length, bytes, count);
  screen->row_length += count;
}

static void dialog_row_begin(dialog_screen *screen, int number) {
  screen->row_number = number;
  screen->row_length = 0;
  screen->style = DIALOG_PLAIN;
}

/** The colour of what destroys: on light and on dark backgrounds as the platform has it, and where
    neither is known one that is legible on both. */
static const char *dialog_red(const dialog_screen *screen) {
  bool is_light = screen->background == DIALOG_BACKGROUND_LIGHT;
  bool is_dark = screen->background == DIALOG_BACKGROUND_DARK;
  switch (screen->colors) {
    case DIALOG_COLORS_TRUE:
      return is_light ? ";38;2;215;0;21" : is_dark ? ";38;2;255;105;97" : ";38;2;235;60;50";
    case DIALOG_COLORS_256: return is_light ? ";38;5;160" : is_dark ? ";38;5;203" : ";38;5;196";
    case DIALOG_COLORS_16: return is_dark ? ";91" : ";31";
    default: return "";
  }
}

static void dialog_row_style(dialog_screen *screen, unsigned char style) {
  if (style == screen->style) return;
  dialog_row_add(screen, "\033[0", 3);
  if (style & DIALOG_BOLD) dialog_row_add(screen, ";1", 2);
  if (style & DIALOG_FAINT) dialog_row_add(screen, ";2", 2);
  if (style & DIALOG_UNDERLINE) dialog_row_add(screen, ";4", 2);
  if (style & DIALOG_REVERSE) dialog_row_add(screen, ";7", 2);
  if (style & DIALOG_RED) {
    const char *red = dialog_red(screen);
    dialog_row_add(screen, red, strlen(red));
  }
  dialog_row_add(screen, "m", 1);
  screen->style = style;
}

static void dialog_row_move(dialog_screen *screen, int column) {
  char control[24];
  dialog_row_add(screen, control, dialog_control(control, column + 1, 0, 'G'));
}

/** Whether terminals may disagree on the columns of a cluster: pictures of several scalars. */
static bool dialog_is_risky(const dialog_cluster *cluster) {
  const char *next = cluster->text;
  dialog_next_scalar(&next);
  return cluster->columns == 0
      || (cluster->first >= 0x203C && next < cluster->text + cluster->length);
}

/** Adds a cluster, without the marks of direction; returns the column after it. */
static int dialog_row_add_cluster(
    dialog_screen *screen, const dialog_cluster *cluster, int column, bool is_mirrored) {
  const char *place = cluster->text, *end = cluster->text + cluster->length;
  while (place < end) {
    const char *start = place;
    uint32_t scalar = dialog_next_scalar(&place);
    uint32_t mirrored = is_mirrored ? dialog_mirrored(scalar) : scalar;
    if (dialog_is_direction_mark(scalar)) continue;
    if (mirrored == scalar) {
      dialog_row_add(screen, start, (size_t)(place - start));
    } else {
      char bytes[8];
      dialog_output out = dialog_output_to(bytes, sizeof bytes);
      dialog_put_scalar(&out, mirrored);
      dialog_row_add(screen, bytes, out.kept);
    }
  }
  column += cluster->columns;
  if (dialog_is_risky(cluster) && column < screen->columns) dialog_row_move(screen, column);
  return column;
}

/** Draws a text from a column on. It must fit; in the terminal's first column and after it. */
static void dialog_row_text(
    dialog_screen *screen, int column, const char *text, size_t length, bool is_right_to_left,
    unsigned char style) {
  if (column < 0 || length == 0) return;
  dialog_row_style(screen, style);
  dialog_row_move(screen, column);
  bool is_ordered =
      screen->is_visual && (is_right_to_left || dialog_has_right_to_left(text, length));
  if (!is_ordered) {
    const char *end = text + length;
    while (text < end && *text != '\0') {
      dialog_cluster cluster = dialog_next_cluster(&text);
      column = dialog_row_add_cluster(screen, &cluster, column, false);
    }
    return;
  }
  dialog_visual line;
  dialog_visual_read(&line, text, length);
  dialog_order(&line, is_right_to_left);
  for (int i = 0; i < line.count; i++) {
    column = dialog_row_add_cluster(screen, &line.clusters[i], column, line.levels[i] % 2 == 1);
  }
}

/** Draws a character so many times. */
static void dialog_row_fill(
    dialog_screen *screen, int column, int count, const char *character, unsigned char style) {
  if (column < 0 || count <= 0) return;
  dialog_row_style(screen, style);
  dialog_row_move(screen, column);
  for (int i = 0; i < count; i++) dialog_row_add(screen, character, strlen(character));
}

/** FNV-1a; never 0. */
static uint64_t dialog_hash(const char *bytes, size_t count) {
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < count; i++) hash = (hash ^ (unsigned char)bytes[i]) * 1099511628211u;
  return hash == 0 ? 1 : hash;
}

/** Sends the row, where it is not what stands there already. */
static void dialog_row_end(dialog_screen *screen) {
  dialog_row_style(screen, DIALOG_PLAIN);
  uint64_t hash = dialog_hash(screen->row, screen->row_length);
  if (screen->drawn[screen->row_number] == hash) return;
  screen->drawn[screen->row_number] = hash;
  char control[24];
  dialog_screen_send(screen, control, dialog_control(control, screen->row_number + 1, 1, 'H'));
  dialog_screen_command(screen, "\033[2K");
  dialog_screen_send(screen, screen->row, screen->row_length);
}

/* The whole screen */

static void dialog_screen_measure(dialog_screen *screen) {
  dialog_measure(screen->device, &screen->rows, &screen->columns);
  if (screen->rows > DIALOG_ROWS) screen->rows = DIALOG_ROWS;
  if (screen->columns > 1000) screen->columns = 1000;
  memset(screen->drawn, 0, sizeof screen->drawn);
}

/** Turns on the other screen, pasting in brackets and the mouse; explicit order of text. The cursor
    is kept for terminals that have no other screen. */
static void dialog_screen_open(dialog_screen *screen) {
  dialog_make_raw(screen->device);
  dialog_screen_command(screen, "\0337\033[?1049h\033[?25l\033[?2004h\033[?1000h\033[?1006h");
  if (screen->is_visual) dialog_screen_command(screen, "\033[8l");
  dialog_screen_command(screen, "\033[0m\033[2J");
  dialog_screen_measure(screen);
}

/** Puts all of it back. */
static void dialog_screen_close(dialog_screen *screen) {
  if (!screen->device->is_open) return;
  screen->out_length = 0;
  screen->device->is_leaving = true;
  dialog_screen_command(screen, "\033[0m\033[2J");
  if (screen->is_visual) dialog_screen_command(screen, "\033[8h");
  dialog_screen_command(screen, "\033[?1006l\033[?1000l\033[?2004l\033[?25h\033[?1049l\0338");
  dialog_screen_flush(screen);
  dialog_restore(screen->device);
}

/* What the terminal can do, from the environment */

static bool dialog_environment_has(const char *name, const char *word) {
  const char *value = getenv(name);
  return value != NULL && strstr(value, word) != NULL;
}

/** Whether TERM is that of a terminal with 256 colours whose name does not say so. */
static bool dialog_has_256_colors(void) {
  static const char names[][10] = {"alacritty", "contour", "foot",   "ghostty",
                                   "iTerm",     "kitty",   "mintty", "wezterm"};
  for (size_t i = 0; i < DIALOG_COUNT(names); i++) {
    if (dialog_environment_has("TERM", names[i])) return true;
  }
  return dialog_environment_has("TERM", "256");
}

static dialog_colors dialog_find_colors(dialog_colors wanted) {
  const char *none = getenv("NO_COLOR");
  if (wanted != DIALOG_COLORS_AUTO) return wanted;
  if (none != NULL && *none != '\0') return DIALOG_COLORS_NONE;
  if (dialog_environment_has("COLORTERM", "truecolor")) return DIALOG_COLORS_TRUE;
  if (dialog_environment_has("COLORTERM", "24bit")) return DIALOG_COLORS_TRUE;
  if (dialog_environment_has("TERM", "direct")) return DIALOG_COLORS_TRUE;
  if (dialog_has_256_colors()) return DIALOG_COLORS_256;
  if (dialog_environment_has("TERM", "mono")) return DIALOG_COLORS_NONE;
  const char *kind = getenv("TERM");
  /* vt100 to vt420; vte is another. */
  bool is_plain = kind != NULL && strncmp(kind, "vt", 2) == 0 && dialog_is_digit(kind[2]);
  return is_plain ? DIALOG_COLORS_NONE : DIALOG_COLORS_16;
}

/** COLORFGBG is `15;0`, or `15;default;0`: the background is the last number; 7 and from 9 on are
    light. */
static dialog_background dialog_find_background(dialog_background wanted) {
  const char *colors = getenv("COLORFGBG");
  if (wanted != DIALOG_BACKGROUND_AUTO || colors == NULL) return wanted;
  const char *last = strrchr(colors, ';');
  if (last == NULL || !dialog_is_digit(last[1])) return wanted;
  int number = 0;
  for (last++; dialog_is_digit(*last) && number < 100; last++) number = number * 10 + (*last - '0');
  bool is_light = number == 7 || number > 8;
  return is_light ? DIALOG_BACKGROUND_LIGHT : DIALOG_BACKGROUND_DARK;
}

/** Konsole and Apple's Terminal order text themselves and cannot be told not to. */
static bool dialog_find_visual(dialog_direction wanted) {
  if (wanted != DIALOG_DIRECTION_AUTO) return wanted == DIALOG_DIRECTION_VISUAL;
  const char *program = getenv("TERM_PROGRAM");
  if (getenv("KONSOLE_VERSION") != NULL) return false;
  return program == NULL || strcmp(program, "Apple_Terminal") != 0;
}
