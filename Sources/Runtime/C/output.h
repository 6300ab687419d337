/* ---- Characters of ASCII ---- */

DIALOG_FUNCTION bool dialog_is_digit(char c) { return c >= '0' && c <= '9'; }

DIALOG_FUNCTION bool dialog_is_upper(char c) { return c >= 'A' && c <= 'Z'; }

DIALOG_FUNCTION char dialog_lower(char c) { return dialog_is_upper(c) ? (char)(c - 'A' + 'a') : c; }

DIALOG_FUNCTION bool dialog_is_letter(char c) {
  return dialog_lower(c) >= 'a' && dialog_lower(c) <= 'z';
}

/* ---- Scalars ---- */

#define DIALOG_REPLACEMENT 0xFFFDu

/** Reads the scalar at a place of a string, which moves past it.

    What is not UTF-8 reads as U+FFFD, once for each longest start of a sequence (Unicode Standard,
    “U+FFFD Substitution of Maximal Subparts”). */
DIALOG_FUNCTION uint32_t dialog_next_scalar(const char **place) {
  const unsigned char *bytes = (const unsigned char *)*place;
  unsigned char lead = bytes[0];
  /* The range of the second byte keeps out overlong forms, surrogates and what is above U+10FFFF. */
  unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  size_t length = lead < 0x80 ? 1
      : lead < 0xC2           ? 0
      : lead < 0xE0           ? 2
      : lead < 0xF0           ? 3
      : lead < 0xF5           ? 4
                              : 0;
  uint32_t scalar = lead;
  size_t read = 1;
  if (length > 1) scalar = lead & (0x7Fu >> length);
  while (read < length && bytes[read] >= low && bytes[read] <= high) {
    scalar = scalar << 6 | (bytes[read] & 0x3Fu);
    low = 0x80;
    high = 0xBF;
    read++;
  }
  *place += read;
  return read == length ? scalar : DIALOG_REPLACEMENT;
}

/* ---- Characters as people see them: grapheme clusters ---- */

/** How a scalar stands to those beside it: a row of dialog_cluster_table, or `h`, `v`, `t`, `a`, `b` of
    Hangul (L, V, T, LV, LVT), `r` of letters that make up flags, `i` of Indic consonants, `l` of what links
    them, `n` of U+000D, `o` of others. */
DIALOG_FUNCTION char dialog_cluster_class(uint32_t scalar) {
  size_t low = 0, high = sizeof dialog_cluster_table / sizeof *dialog_cluster_table;
  if (scalar >= 0x20 && scalar < 0x7F) return 'o';
  if (scalar >= 0xAC00 && scalar <= 0xD7A3) return (scalar - 0xAC00) % 28 == 0 ? 'a' : 'b';
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const dialog_cluster_row *row = &dialog_cluster_table[middle];
    if (scalar >= row->first && scalar - row->first <= row->more) return row->kind;
    if (row->first < scalar) low = middle + 1;
    else high = middle;
  }
  return 'o';
}

/** What was read of a cluster. */
typedef struct dialog_cluster_state {
  char before; /**< the class of the last scalar; NUL at the start */
  bool is_picture; /**< a picture and what extends it, up to here */
  bool is_joined; /**< then a joiner */
  bool is_half_flag; /**< an odd number of letters that make up flags */
  bool is_consonant; /**< an Indic consonant and what extends it, up to here */
  bool is_linked; /**< with a sign that links it to the next */
} dialog_cluster_state;

/** Whether a cluster ends between two scalars of these classes (Unicode Standard Annex 29, version 16). */
DIALOG_FUNCTION bool dialog_ends_cluster(const dialog_cluster_state *state, char next) {
  char before = state->before;
  if (before == '\0' || before == 'c' || before == 'n' || next == 'c' || next == 'n') return true;
  if (next == 'x' || next == 'l' || next == 'z' || next == 's' || before == 'p') return false;
  if (before == 'h') return !(next == 'h' || next == 'v' || next == 'a' || next == 'b');
  if (before == 'v' || before == 'a') return !(next == 'v' || next == 't');
  if (before == 't' || before == 'b') return next != 't';
  if (next == 'e') return !state->is_joined;
  if (next == 'r') return !state->is_half_flag;
  if (next == 'i') return !state->is_linked;
  return true;
}

/** Reads a scalar; returns whether it begins a cluster. */
DIALOG_FUNCTION bool dialog_read_cluster(dialog_cluster_state *state, uint32_t scalar) {
  char next = dialog_cluster_class(scalar);
  bool begins = dialog_ends_cluster(state, next) && !(state->before == 'n' && scalar == '\n');
  bool extends = next == 'x' || next == 'l';
  bool stays = state->is_consonant && scalar != 0x200C && (extends || next == 'z');
  state->is_joined = state->is_picture && next == 'z';
  state->is_picture = next == 'e' || (state->is_picture && extends);
  state->is_linked = stays && (state->is_linked || next == 'l');
  state->is_consonant = next == 'i' || stays;
  state->is_half_flag = next == 'r' && !(state->before == 'r' && state->is_half_flag);
  state->before = next;
  return begins;
}

/* ---- Output: the caller's buffer ---- */

/** Keeps what fits and counts the rest. */
typedef struct dialog_output {
  char *buffer;
  size_t size;
  size_t kept; /**< bytes in the buffer, without the terminator */
  size_t needed; /**< bytes that a large enough buffer would hold */
} dialog_output;

DIALOG_FUNCTION dialog_output dialog_output_to(char *buffer, size_t size) {
  dialog_output out = {buffer, buffer == NULL ? 0 : size, 0, 0};
  return out;
}

/** Ends the text. Returns the length of the whole of it, in bytes. */
DIALOG_FUNCTION size_t dialog_output_end(const dialog_output *out) {
  if (out->size > 0) out->buffer[out->kept] = '\0';
  return out->needed;
}

#define DIALOG_CLOSE_ISOLATE "\342\201\251"

/** Shortens what is kept to whole clusters, where a scalar comes next that does not fit, so that
    there is room to close the isolates that are open in it; and closes them. */
DIALOG_FUNCTION void dialog_cut(dialog_output *out, uint32_t next) {
  dialog_cluster_state state = {'\0', false, false, false, false, false};
  size_t place = 0, kept = 0, open = 0, kept_open = 0;
  bool is_end = false;
  while (!is_end) {
    const char *end = out->buffer + place;
    is_end = place >= out->kept;
    uint32_t scalar = is_end ? next : dialog_next_scalar(&end);
    if (dialog_read_cluster(&state, scalar) && place + 3 * open < out->size) {
      kept = place;
      kept_open = open;
    }
    if (scalar >= 0x2066 && scalar <= 0x2068) open++;
    if (scalar == 0x2069 && open > 0) open--;
    place = (size_t)(end - out->buffer);
  }
  for (; kept_open > 0; kept_open--, kept += 3) memcpy(out->buffer + kept, DIALOG_CLOSE_ISOLATE, 3);
  out->kept = kept;
}

/** Writes whole UTF-8 sequences. Where they do not all fit, what is kept ends before them, or within
    them between clusters. */
DIALOG_FUNCTION void dialog_put(dialog_output *out, const char *bytes, size_t count) {
  if (out->kept == out->needed && out->size > 0 && count > 0) {
    size_t room = out->size - 1 - out->kept;
    size_t taken = count < room ? count : room;
    while (taken < count && taken > 0 && ((unsigned char)bytes[taken] & 0xC0) == 0x80) taken--;
    memcpy(out->buffer + out->kept, bytes, taken);
    out->kept += taken;
    if (taken < count) {
      const char *rest = bytes + taken;
      dialog_cut(out, dialog_next_scalar(&rest));
    }
  }
  out->needed += count;
}

DIALOG_FUNCTION void dialog_put_literal(dialog_output *out, const char *text) {
  dialog_put(out, text, strlen(text));
}

/** Writes a Unicode scalar. */
DIALOG_FUNCTION void dialog_put_scalar(dialog_output *out, uint32_t scalar) {
  char bytes[4] = {0};
  if (scalar < 0x80) {
    bytes[0] = (char)scalar;
    dialog_put(out, bytes, 1);
  } else if (scalar < 0x800) {
    bytes[0] = (char)(0xC0 | scalar >> 6);
    bytes[1] = (char)(0x80 | (scalar & 0x3F));
    dialog_put(out, bytes, 2);
  } else if (scalar < 0x10000) {
    bytes[0] = (char)(0xE0 | scalar >> 12);
    bytes[1] = (char)(0x80 | (scalar >> 6 & 0x3F));
    bytes[2] = (char)(0x80 | (scalar & 0x3F));
    dialog_put(out, bytes, 3);
  } else {
    bytes[0] = (char)(0xF0 | scalar >> 18);
    bytes[1] = (char)(0x80 | (scalar >> 12 & 0x3F));
    bytes[2] = (char)(0x80 | (scalar >> 6 & 0x3F));
    bytes[3] = (char)(0x80 | (scalar & 0x3F));
    dialog_put(out, bytes, 4);
  }
}

/** Writes a string of the app's; NULL is empty, U+FFFD stands for what is not UTF-8. */
DIALOG_FUNCTION void dialog_put_string(dialog_output *out, const char *text) {
  if (text == NULL) return;
  while (*text != '\0') dialog_put_scalar(out, dialog_next_scalar(&text));
}
