/* ---- How a text ends when it is read in Turkish ---- */

/** The last vowel of a text. */
typedef enum dialog_turkish_vowel {
  DIALOG_FRONT,
  DIALOG_BACK,
  DIALOG_FRONT_ROUNDED,
  DIALOG_BACK_ROUNDED,
  DIALOG_NO_VOWEL
} dialog_turkish_vowel;

#define DIALOG_TURKISH_UNKNOWN 12

/** The readings that a project's tables hold, each told by the letter of its sound: `a` is the first
    one. */
typedef struct dialog_turkish {
  dialog_place_after digits; /**< of 0 to 9 */
  dialog_place_after tens; /**< of 10 to 90 */
  dialog_place_after powers; /**< of 100, 1000, 10⁶, 10⁹ … */
  dialog_place_after units; /**< read so directly after a number, in their own case */
  dialog_place_after words; /**< in lower case, that are not read as they are written */
} dialog_turkish;

/** Whether it joins the letter before it to another letter. */
DIALOG_FUNCTION bool dialog_turkish_is_mark(uint32_t scalar) {
  return scalar >= 0x300 && scalar <= 0x36F;
}

/** A Latin letter, or a mark that joins one. */
DIALOG_FUNCTION bool dialog_turkish_is_letter(uint32_t scalar) {
  if (scalar < 0x80) return dialog_is_letter((char)scalar);
  if (dialog_turkish_is_mark(scalar)) return true;
  return scalar >= 0xC0 && scalar <= 0x24F && scalar != 0xD7 && scalar != 0xF7;
}

/** I is the capital of ı, and İ of i. */
DIALOG_FUNCTION uint32_t dialog_turkish_lower(uint32_t scalar) {
  switch (scalar) {
    case 'I': return 0x131;
    case 0x130: return 'i';
    case 0x11E: return 0x11F;
    case 0x15E: return 0x15F;
    default: break;
  }
  bool is_upper = (scalar >= 'A' && scalar <= 'Z') || (scalar >= 0xC0 && scalar <= 0xDE);
  return is_upper ? scalar + 0x20 : scalar;
}

DIALOG_FUNCTION dialog_turkish_vowel dialog_turkish_vowel_of(uint32_t letter) {
  switch (letter) {
    case 'e':
    case 'i':
    case 0xEE: return DIALOG_FRONT; /* î */
    case 'a':
    case 0x131:
    case 0xE2: return DIALOG_BACK; /* ı, â */
    case 0xF6:
    case 0xFC: return DIALOG_FRONT_ROUNDED; /* ö, ü */
    case 'o':
    case 'u':
    case 0xFB: return DIALOG_BACK_ROUNDED; /* û */
    default: return DIALOG_NO_VOWEL;
  }
}

/** Whether Turkish has a letter, in lower case. */
DIALOG_FUNCTION bool dialog_turkish_has(uint32_t letter) {
  if (letter >= 'a' && letter <= 'z') return letter != 'q' && letter != 'w' && letter != 'x';
  return dialog_turkish_vowel_of(letter) != DIALOG_NO_VOWEL || letter == 0xE7 || letter == 0x11F
      || letter == 0x15F;
}

DIALOG_FUNCTION bool dialog_turkish_is_voiceless(uint32_t letter) {
  return letter == 0xE7 || letter == 0x15F
      || (letter < 0x80 && letter != 0 && strchr("fstkhp", (int)letter) != NULL);
}

/** The word that ends a text. */
typedef struct dialog_turkish_word {
  char bytes[64]; /**< in lower case; of longer words the beginning */
  size_t length, count; /**< of its bytes, of its letters */
  uint32_t last;
  dialog_turkish_vowel vowel; /**< the last one */
  bool is_upper, is_foreign, is_misspelt; /**< letters and rows of letters that Turkish has not */
} dialog_turkish_word;

DIALOG_FUNCTION dialog_turkish_word dialog_turkish_read_word(const char *text, const char *end) {
  dialog_turkish_word word = {{0}, 0, 0, 0, DIALOG_NO_VOWEL, true, false, false};
  dialog_output out = dialog_output_to(word.bytes, sizeof word.bytes);
  while (text < end) {
    uint32_t scalar = dialog_next_scalar(&text), letter = dialog_turkish_lower(scalar);
    dialog_turkish_vowel vowel = dialog_turkish_vowel_of(letter);
    if (vowel != DIALOG_NO_VOWEL) word.vowel = vowel;
    if (letter == scalar) word.is_upper = false;
    if (!dialog_turkish_has(letter)) word.is_foreign = true;
    if (word.last == 'c' && (letter == 'h' || letter == 'k')) word.is_misspelt = true;
    if (word.last == 'o' && letter == 'u') word.is_misspelt = true;
    dialog_put_scalar(&out, letter);
    word.last = letter;
    word.count++;
  }
  word.length = dialog_output_end(&out);
  return word;
}

/** Whether a number ends before a place, or before a space there. */
DIALOG_FUNCTION bool dialog_turkish_is_after_number(const char *start, const char *place) {
  uint32_t scalar = dialog_scalar_before(start, place);
  if (scalar == ' ' || scalar == 0xA0) dialog_previous_scalar(start, &place);
  scalar = dialog_scalar_before(start, place);
  return scalar >= '0' && scalar <= '9';
}

DIALOG_FUNCTION int dialog_turkish_word_sound(
    const dialog_turkish *turkish, const char *start, const char *end) {
  const char *from = end;
  for (const char *before = end; before > start; from = before) {
    if (!dialog_turkish_is_letter(dialog_previous_scalar(start, &before))) break;
  }
  char known = dialog_find_letter(DIALOG_AFTER(turkish, units), from, (size_t)(end - from));
  if (known != '\0' && dialog_turkish_is_after_number(start, from)) return known - 'a';
  dialog_turkish_word word = dialog_turkish_read_word(from, end);
  if (word.length < sizeof word.bytes) {
    known = dialog_find_letter(DIALOG_AFTER(turkish, words), word.bytes, word.length);
    if (known != '\0') return known - 'a';
  }
  if (word.is_foreign) return DIALOG_TURKISH_UNKNOWN;
  bool has_vowel = word.vowel != DIALOG_NO_VOWEL;
  if (word.count == 1) return (has_vowel ? (int)word.vowel : (int)DIALOG_FRONT) * 3;
  if (!has_vowel) return word.is_upper ? (int)DIALOG_FRONT * 3 : DIALOG_TURKISH_UNKNOWN;
  bool ends_in_vowel = dialog_turkish_vowel_of(word.last) != DIALOG_NO_VOWEL;
  bool is_open = word.is_upper ? word.count < 4 && !ends_in_vowel : word.is_misspelt;
  if (is_open) return DIALOG_TURKISH_UNKNOWN;
  int last = ends_in_vowel ? 0 : dialog_turkish_is_voiceless(word.last) ? 2 : 1;
  return (int)word.vowel * 3 + last;
}

/** Whether the sign of a currency stands before a number that is read up to a place. */
DIALOG_FUNCTION bool dialog_turkish_is_after_currency(const char *start, const char *place) {
  while (place > start) {
    uint32_t scalar = dialog_previous_scalar(start, &place);
    bool is_number = (scalar >= '0' && scalar <= '9') || scalar == ' ' || scalar == 0xA0
        || scalar == '.' || scalar == ',' || scalar == '-';
    if (is_number) continue;
    return scalar == '$' || (scalar >= 0xA2 && scalar <= 0xA5)
        || (scalar >= 0x20A0 && scalar <= 0x20CF);
  }
  return false;
}

/** A number is read by the last thing that it names: a digit, tens, hundreds, a power of 1000. A point
    before three digits groups them. */
DIALOG_FUNCTION int dialog_turkish_number_sound(
    const dialog_turkish *turkish, const char *start, const char *end) {
  size_t digits = 0, zeros = 0, group = 0;
  char nonzero = '\0'; /* the last digit but 0 */
  while (end > start) {
    if (dialog_is_digit(end[-1])) {
      if (nonzero == '\0' && end[-1] == '0') zeros++;
      else if (nonzero == '\0') nonzero = end[-1];
      digits++;
      group++;
    } else if (end[-1] == '.' && group == 3 && end - start > 1 && dialog_is_digit(end[-2])) {
      group = 0;
    } else {
      break;
    }
    end--;
  }
  if (dialog_turkish_is_after_currency(start, end)) return DIALOG_TURKISH_UNKNOWN;
  if (nonzero == '\0')
    return digits == 1 ? DIALOG_AFTER(turkish, digits)[0] - 'a' : DIALOG_TURKISH_UNKNOWN;
  if (zeros == 0) return DIALOG_AFTER(turkish, digits)[nonzero - '0'] - 'a';
  if (zeros == 1) return DIALOG_AFTER(turkish, tens)[nonzero - '1'] - 'a';
  size_t power = zeros / 3, last = strlen(DIALOG_AFTER(turkish, powers)) - 1;
  return DIALOG_AFTER(turkish, powers)[power < last ? power : last] - 'a';
}

/** The index of the form after a text: by the last vowel (e i, a ı, ö ü, o u), and of each after that
    vowel, after a voiced and after a voiceless consonant; at last what cannot be told. */
DIALOG_FUNCTION int dialog_turkish_final(
    const dialog_turkish *turkish, const dialog_unread *unread, const char *text) {
  uint32_t passed = 0;
  const char *end = dialog_pass_unread(unread, text, text + strlen(text), &passed);
  uint32_t last = dialog_scalar_before(text, end);
  if (dialog_turkish_is_mark(passed)) return DIALOG_TURKISH_UNKNOWN;
  if (last >= '0' && last <= '9') return dialog_turkish_number_sound(turkish, text, end);
  if (!dialog_turkish_is_letter(last)) return DIALOG_TURKISH_UNKNOWN;
  return dialog_turkish_word_sound(turkish, text, end);
}
