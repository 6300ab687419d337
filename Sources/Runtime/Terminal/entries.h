/* ---- Entries: what may stand in a field ---- */

/** The character of ASCII that stands for the same in a number; 0: none does. */
static char dialog_number_character(uint32_t scalar) {
  for (size_t i = 0; i < DIALOG_COUNT(dialog_zero_table); i++) {
    uint32_t zero = dialog_zero_table[i];
    if (scalar >= zero && scalar < zero + 10) return (char)('0' + (scalar - zero));
  }
  if (scalar > 0xFF00 && scalar < 0xFF5F) return (char)(scalar - 0xFEE0); /* full width */
  if (scalar == 0x66B) return '.'; /* of Arabic */
  return scalar == 0x2212 ? '-' : scalar < 0x80 ? (char)scalar : '\0';
}

/** A character as it stands in a line: a space for what ends one, 0 for what controls a terminal. */
static uint32_t dialog_line_scalar(uint32_t scalar) {
  if ((scalar >= 0x09 && scalar <= 0x0D) || scalar == 0x85) return ' ';
  if (scalar == 0x2028 || scalar == 0x2029) return ' ';
  return scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0) ? 0 : scalar;
}

/** A character in the form in which a field holds it; 0 where none may stand there: a line's end is
    a space, digits are those of ASCII where a number is wanted. */
static uint32_t dialog_field_scalar(dialog_keyboard keyboard, uint32_t scalar) {
  bool is_number = keyboard == DIALOG_KEYBOARD_NUMBER || keyboard == DIALOG_KEYBOARD_DECIMAL
      || keyboard == DIALOG_KEYBOARD_PHONE;
  char digit = is_number ? dialog_number_character(scalar) : '\0';
  uint32_t in_line = dialog_line_scalar(scalar);
  if (in_line != scalar) return in_line;
  if ((scalar >= 0x202A && scalar <= 0x202E) || (scalar >= 0x2066 && scalar <= 0x206F)) return 0;
  if (scalar == 0xAD || scalar == 0xFEFF || (scalar >= 0xE0000 && scalar < 0xE0020)) return 0;
  return digit != '\0' ? (uint32_t)digit : scalar;
}

/** Spaces of any width, and what cannot be seen at all. */
static bool dialog_is_space(uint32_t scalar) {
  return scalar == ' ' || scalar == 0xA0 || scalar == 0x1680 || scalar == 0x3000
      || (scalar >= 0x2000 && scalar <= 0x200F) || (scalar >= 0x2028 && scalar <= 0x202F)
      || (scalar >= 0x205F && scalar <= 0x206F) || scalar == 0x61C || scalar == 0x2800
      || scalar == 0x115F || scalar == 0x1160 || scalar == 0x3164 || scalar == 0xFFA0;
}

/** Whether a keyboard has a character; what it does not have is not taken. */
static bool dialog_takes(dialog_keyboard keyboard, uint32_t scalar) {
  char c = scalar < 0x80 ? (char)scalar : '\0';
  switch (keyboard) {
    case DIALOG_KEYBOARD_NUMBER: return dialog_is_digit(c);
    case DIALOG_KEYBOARD_DECIMAL: return dialog_is_digit(c) || c == '.' || c == ',' || c == '-';
    case DIALOG_KEYBOARD_PHONE: return dialog_is_digit(c) || (c != '\0' && strchr("+-()*#./ ", c));
    case DIALOG_KEYBOARD_EMAIL:
    case DIALOG_KEYBOARD_URL: /* joiners may stand in a domain */
      return !dialog_is_space(scalar) || scalar == 0x200C || scalar == 0x200D;
    default: return true;
  }
}

/* Numbers */

static bool dialog_is_separator(char c) { return c == '.' || c == ','; }

/** Whether a separator parts thousands rather than decimals in a language: it is not the one of its
    decimals, and there are more of it or just three digits after it. */
static bool dialog_is_grouping(const char *text, const char *place, char decimal) {
  if (!dialog_is_separator(*place) || *place == decimal) return false;
  return strchr(text, *place) != strrchr(text, *place) || strspn(place + 1, "0123456789") == 3;
}

/** One separator at most, which cannot be taken for another, and digits; a minus only in front. */
static bool dialog_is_decimal(const char *text, char decimal) {
  int digits = 0, separators = 0;
  if (*text == '-') text++;
  for (const char *place = text; *place != '\0'; place++) {
    if (dialog_is_digit(*place)) digits++;
    else if (!dialog_is_separator(*place) || dialog_is_grouping(text, place, decimal)) return false;
    else separators++;
  }
  return digits > 0 && separators <= 1;
}

/** Takes out of a number what a language writes between its digits. */
static void dialog_ungroup(char *text, dialog_keyboard keyboard, char decimal) {
  char whole[DIALOG_FIELD_SIZE];
  memcpy(whole, text, strlen(text) + 1);
  for (const char *place = whole; *place != '\0'; place++) {
    bool is_kept = dialog_takes(keyboard, (unsigned char)*place) || *place == '-'
        || (dialog_is_separator(*place) && *place != decimal);
    if (is_kept && !dialog_is_grouping(whole, place, decimal)) *text++ = *place;
  }
  *text = '\0';
}

/** Writes a decimal as C reads it; what is none, in a dialog that was left, stays as it was typed. */
static void dialog_write_decimal(char *text, const dialog_shown_field *field) {
  if (field->keyboard != DIALOG_KEYBOARD_DECIMAL) return;
  if (!dialog_is_decimal(text, field->decimal)) return;
  for (; *text != '\0'; text++) {
    if (*text == ',') *text = '.';
  }
}

/** Puts an initial value into a field. One that is too long is not: its end would be missing. */
static void dialog_fill(char *text, const dialog_shown_field *field) {
  const char *initial = field->initial;
  dialog_keyboard keyboard = field->keyboard;
  dialog_output out = dialog_output_to(text, DIALOG_FIELD_SIZE);
  while (*initial != '\0') {
    bool is_line = strncmp(initial, "\r\n", 2) == 0;
    uint32_t scalar = dialog_next_scalar(&initial);
    uint32_t taken = is_line ? 0 : dialog_field_scalar(keyboard, scalar);
    if (taken != 0) dialog_put_scalar(&out, taken);
  }
  if (dialog_output_end(&out) > out.kept) *text = '\0';
  bool is_decimal = keyboard == DIALOG_KEYBOARD_DECIMAL;
  if (is_decimal || keyboard == DIALOG_KEYBOARD_NUMBER) {
    dialog_ungroup(text, keyboard, is_decimal ? field->decimal : '\0');
  }
}

/* Addresses */

/** The end of a domain, which has a dot inside, at the start of a text; NULL where none is. Its
    labels neither begin nor end with a hyphen. */
static const char *dialog_domain_end(const char *text) {
  int labels = 0;
  while (true) {
    const char *start = text;
    while (dialog_is_letter(*text) || dialog_is_digit(*text) || *text == '-' || (*text & 0x80)) {
      text++;
    }
    if (text == start || *start == '-' || text[-1] == '-') return NULL;
    labels++;
    if (*text != '.') return labels > 1 ? text : NULL;
    text++;
  }
}

/** Something before the `@`, without what would end it, and a domain after it. */
static bool dialog_is_email(const char *text) {
  size_t length = strcspn(text, "@ \"(),:;<>[\\]");
  if (length == 0 || text[length] != '@' || *text == '.' || text[length - 1] == '.') return false;
  const char *dots = strstr(text, ".."), *end = dialog_domain_end(text + length + 1);
  return dots == NULL && end != NULL && *end == '\0';
}

/** `scheme:…`, or a domain with what may follow one. */
static bool dialog_is_url(const char *text) {
  const char *end = text;
  if (strchr(text, ' ') != NULL) return false;
  while (dialog_is_letter(*end) || dialog_is_digit(*end) || (*end != '\0' && strchr("+-.", *end))) {
    end++;
  }
  bool has_scheme = dialog_is_letter(*text) && *end == ':';
  if (has_scheme && end[1 + strspn(end + 1, "/?#:.")] != '\0') return true;
  end = dialog_domain_end(text);
  return end != NULL && (*end == '\0' || strchr(":/?#", *end) != NULL);
}

static bool dialog_is_number(const char *text) {
  for (; *text != '\0'; text++) {
    if (!dialog_is_digit(*text)) return false;
  }
  return true;
}

static bool dialog_has_digit(const char *text) { return strpbrk(text, "0123456789") != NULL; }

static bool dialog_is_blank(const char *text) {
  while (*text != '\0') {
    if (!dialog_is_space(dialog_next_scalar(&text))) return false;
  }
  return true;
}

/** Whether a field may be sent as it is: a required one is filled in, and what is filled in is what
    its keyboard is for. */
static bool dialog_is_valid(const dialog_shown_field *field, const char *text) {
  if (dialog_is_blank(text)) return !field->is_required;
  switch (field->keyboard) {
    case DIALOG_KEYBOARD_NUMBER: return dialog_is_number(text);
    case DIALOG_KEYBOARD_DECIMAL: return dialog_is_decimal(text, field->decimal);
    case DIALOG_KEYBOARD_PHONE: return dialog_has_digit(text);
    case DIALOG_KEYBOARD_EMAIL: return dialog_is_email(text);
    case DIALOG_KEYBOARD_URL: return dialog_is_url(text);
    default: return true;
  }
}
