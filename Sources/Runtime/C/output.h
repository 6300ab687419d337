/* ---- Characters of ASCII ---- */

DIALOG_FUNCTION bool dialog_is_digit(char c) { return c >= '0' && c <= '9'; }

DIALOG_FUNCTION bool dialog_is_upper(char c) { return c >= 'A' && c <= 'Z'; }

DIALOG_FUNCTION char dialog_lower(char c) { return dialog_is_upper(c) ? (char)(c - 'A' + 'a') : c; }

DIALOG_FUNCTION bool dialog_is_letter(char c) {
  return dialog_lower(c) >= 'a' && dialog_lower(c) <= 'z';
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

/** Writes whole UTF-8 sequences. Of those that do not all fit it keeps whole ones. */
DIALOG_FUNCTION void dialog_put(dialog_output *out, const char *bytes, size_t count) {
  if (out->kept == out->needed && out->size > 0) {
    size_t room = out->size - 1 - out->kept;
    size_t taken = count < room ? count : room;
    while (taken < count && taken > 0 && ((unsigned char)bytes[taken] & 0xC0) == 0x80) taken--;
    memcpy(out->buffer + out->kept, bytes, taken);
    out->kept += taken;
  }
  out->needed += count;
}

DIALOG_FUNCTION void dialog_put_literal(dialog_output *out, const char *text) {
  dialog_put(out, text, strlen(text));
}

/** Writes a Unicode scalar. */
DIALOG_FUNCTION void dialog_put_scalar(dialog_output *out, uint32_t scalar) {
  char bytes[4];
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

/** Writes a string of the app's; NULL is empty, U+FFFD stands for what is not UTF-8. */
DIALOG_FUNCTION void dialog_put_string(dialog_output *out, const char *text) {
  if (text == NULL) return;
  while (*text != '\0') dialog_put_scalar(out, dialog_next_scalar(&text));
}
