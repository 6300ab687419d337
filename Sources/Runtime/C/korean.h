/* ---- How a text ends when it is read in Korean ---- */

/* Numbers are read in Sino-Korean, signs by their names, Latin letters as names of letters or as
   words by the rules below. What is not read at the end of a text is passed over: punctuation,
   quotes, pictures, and a round bracket with what it holds. */

/** The readings that a project's tables hold, each told by its sound: see dialog_reading_of. */
typedef struct dialog_korean {
  dialog_place_after digits; /**< of 0 to 9 */
  dialog_place_after tens; /**< of 10, 100, 1000 */
  dialog_place_after myriads; /**< of 10⁴, 10⁸, 10¹² … */
  dialog_place_after letters; /**< of A to Z by name */
  dialog_place_after
      currencies; /**< signs that are read after the number after them; as all below see
                             dialog_find_reading */
  dialog_place_after units; /**< read so directly after a number, in their own case */
  dialog_place_after words; /**< in lower case, that the rules would misread */
} dialog_korean;

/** The value of an ASCII or full-width digit; -1 of other scalars. */
DIALOG_FUNCTION int dialog_korean_digit(uint32_t scalar) {
  if (scalar >= '0' && scalar <= '9') return (int)(scalar - '0');
  return scalar >= 0xFF10 && scalar <= 0xFF19 ? (int)(scalar - 0xFF10) : -1;
}

/** The ASCII letter that a scalar counts as; 0 of what is not Latin. */
DIALOG_FUNCTION char dialog_korean_letter(uint32_t scalar) {
  /* Marked letters count as n, as l or as a vowel. */
  static const uint32_t n[] = {0xD1,  0xF1,  0x143, 0x144, 0x145, 0x146,
                               0x147, 0x148, 0x149, 0x14A, 0x14B};
  if ((scalar | 0x20) >= 'a' && (scalar | 0x20) <= 'z') return (char)scalar;
  if (scalar >= 0xFF21 && scalar <= 0xFF5A) {
    uint32_t letter = scalar - 0xFF21 + 'A';
    return (letter | 0x20) >= 'a' && (letter | 0x20) <= 'z' ? (char)letter : '\0';
  }
  if (scalar < 0xC0 || scalar > 0x24F || scalar == 0xD7 || scalar == 0xF7) return '\0';
  for (size_t i = 0; i < sizeof n / sizeof n[0]; i++) {
    if (scalar == n[i]) return 'n';
  }
  return scalar >= 0x139 && scalar <= 0x140 ? 'l' : 'a';
}

/** The number that ends a text, read from its end. */
typedef struct dialog_korean_number {
  const char *before; /**< the end of what stands before it */
  int digits, points;
  int trailing_zeros; /**< digits after the last one that is not 0 */
  int last, last_nonzero;
} dialog_korean_number;

DIALOG_FUNCTION dialog_korean_number dialog_korean_read_number(const char *start, const char *end) {
  dialog_korean_number number = {end, 0, 0, 0, 0, 0};
  while (number.before > start) {
    const char *before = number.before;
    uint32_t scalar = dialog_previous_scalar(start, &before);
    int digit = dialog_korean_digit(scalar);
    if (digit >= 0) {
      if (number.digits++ == 0) number.last = digit;
      if (number.last_nonzero == 0) number.last_nonzero = digit;
      if (number.last_nonzero == 0 && number.points == 0) number.trailing_zeros++;
    } else if (
        (scalar == '.' || scalar == ',')
        && dialog_korean_digit(dialog_scalar_before(start, before)) >= 0) {
      if (scalar == '.') number.points++;
    } else {
      break;
    }
    number.before = before;
  }
  return number;
}

/** The sound of the currency whose sign stands before a number. */
DIALOG_FUNCTION dialog_reading
dialog_korean_currency(const dialog_korean *korean, const char *start, const char *end) {
  uint32_t scalar = 0;
  while (end > start) {
    scalar = dialog_previous_scalar(start, &end);
    if (scalar != ' ' && scalar != 0xA0 && scalar != '-') break;
  }
  return dialog_sign(DIALOG_AFTER(korean, currencies), scalar);
}

/** `:05` */
DIALOG_FUNCTION bool dialog_korean_is_minutes(
    const dialog_korean_number *number, const char *start) {
  const char *before = number->before;
  if (number->digits != 2 || number->points != 0 || before == start) return false;
  return dialog_previous_scalar(start, &before) == ':'
      && dialog_korean_digit(dialog_scalar_before(start, before)) >= 0;
}

/** The 5 of `2024. 3. 5.` */
DIALOG_FUNCTION bool dialog_korean_is_day(const dialog_korean_number *number, const char *start) {
  const char *before = number->before;
  if (number->digits > 2 || number->points != 0 || before - start < 3) return false;
  return dialog_previous_scalar(start, &before) == ' '
      && dialog_previous_scalar(start, &before) == '.'
      && dialog_korean_digit(dialog_scalar_before(start, before)) >= 0;
}

/** A number is read in groups of four digits. After a currency's sign the currency is read last,
    minutes end in 분 and full hours in 시, a day of a date in figures in 일. */
DIALOG_FUNCTION dialog_reading dialog_korean_number_sound(
    const dialog_korean *korean, const char *start, const char *end, uint32_t passed) {
  dialog_korean_number number = dialog_korean_read_number(start, end);
  dialog_reading currency = dialog_korean_currency(korean, start, number.before);
  if (currency != DIALOG_UNKNOWN) return currency;
  if (dialog_korean_is_minutes(&number, start)) {
    return number.last_nonzero == 0 ? DIALOG_VOWEL : DIALOG_CONSONANT;
  }
  if (passed == '.' && dialog_korean_is_day(&number, start)) return DIALOG_LIQUID;
  if (number.last_nonzero == 0) return dialog_reading_of(DIALOG_AFTER(korean, digits)[0]);
  if (number.points == 1) return dialog_reading_of(DIALOG_AFTER(korean, digits)[number.last]);
  if (number.trailing_zeros == 0)
    return dialog_reading_of(DIALOG_AFTER(korean, digits)[number.last_nonzero]);
  if (number.trailing_zeros < 4)
    return dialog_reading_of(DIALOG_AFTER(korean, tens)[number.trailing_zeros - 1]);
  size_t group = (size_t)number.trailing_zeros / 4, known = strlen(DIALOG_AFTER(korean, myriads));
  return dialog_reading_of(DIALOG_AFTER(korean, myriads)[(group < known ? group : known) - 1]);
}

#define DIALOG_WORD_SIZE 24

/** The Latin word that ends a text, read from its end. */
typedef struct dialog_korean_word {
  char letters[DIALOG_WORD_SIZE]; /**< the last ones, the very last first, in their case */
  size_t count; /**< of all its letters */
  bool has_vowel, has_early_vowel; /**< early: before its last two letters */
  bool is_upper;
  const char *start;
} dialog_korean_word;

DIALOG_FUNCTION dialog_korean_word dialog_korean_read_word(const char *start, const char *end) {
  dialog_korean_word word = {{0}, 0, false, false, true, end};
  while (word.start > start) {
    const char *before = word.start;
    char letter = dialog_korean_letter(dialog_previous_scalar(start, &before));
    if (letter == '\0') break;
    if (word.count < DIALOG_WORD_SIZE) word.letters[word.count] = letter;
    if (dialog_is_vowel(dialog_lower(letter))) {
      word.has_vowel = true;
      if (word.count >= 2) word.has_early_vowel = true;
    }
    if (!dialog_is_upper(letter)) word.is_upper = false;
    word.count++;
    word.start = before;
  }
  return word;
}

/** The sound of a unit directly after a number: `5 km`. */
DIALOG_FUNCTION dialog_reading dialog_korean_unit(
    const dialog_korean *korean, const char *start, const char *word, const char *end) {
  const char *before = word;
  uint32_t scalar = dialog_scalar_before(start, before);
  if (scalar == ' ' || scalar == 0xA0) dialog_previous_scalar(start, &before);
  if (dialog_korean_digit(dialog_scalar_before(start, before)) < 0) return DIALOG_UNKNOWN;
  return dialog_find_reading(DIALOG_AFTER(korean, units), word, (size_t)(end - word));
}

/** The sound of a word that the table knows. */
DIALOG_FUNCTION dialog_reading
dialog_korean_known_word(const dialog_korean *korean, const dialog_korean_word *word) {
  char letters[DIALOG_WORD_SIZE] = {0};
  if (word->count > DIALOG_WORD_SIZE) return DIALOG_UNKNOWN;
  for (size_t i = 0; i < word->count; i++) {
    letters[i] = dialog_lower(word->letters[word->count - 1 - i]);
  }
  return dialog_find_reading(DIALOG_AFTER(korean, words), letters, word->count);
}

/** Whether it is read letter by letter: PDF, macOS. Five capitals and more with a vowel are a word. */
DIALOG_FUNCTION bool dialog_korean_is_spelled(const dialog_korean_word *word) {
  if (word->count == 1 || !word->has_vowel) return true;
  if (word->is_upper) return word->count < 5;
  return dialog_is_upper(word->letters[0]) && dialog_is_upper(word->letters[1]);
}

/** Whether the p, t, k or c at the end closes its syllable: after one vowel letter or itself, and
    after oo with k or ou. */
DIALOG_FUNCTION bool dialog_korean_is_stopped(char last, char before, char early) {
  if (before == last || (before == 'c' && last == 'k')) return true;
  if (!dialog_is_vowel(before)) return false;
  if (!dialog_is_vowel(early)) return true;
  return (early == 'o' && before == 'u') || (last == 'k' && early == 'o' && before == 'o');
}

/** A word by its last letters: after an e that is not pronounced, those before it. */
DIALOG_FUNCTION dialog_reading dialog_korean_word_sound(const dialog_korean_word *word) {
  char letters[4];
  for (size_t i = 0; i < 4; i++) {
    letters[i] = i < word->count ? dialog_lower(word->letters[i]) : '\0';
  }
  bool is_silent =
      letters[0] == 'e' && word->count > 2 && !dialog_is_vowel(letters[1]) && word->has_early_vowel;
  const char *end = is_silent ? letters + 1 : letters;
  switch (end[0]) {
    case 'l': return DIALOG_LIQUID;
    case 'm':
    case 'n': return DIALOG_CONSONANT;
    case 'g': return end[1] == 'n' && !is_silent ? DIALOG_CONSONANT : DIALOG_VOWEL;
    case 'b': return end[1] == 'm' && !is_silent ? DIALOG_CONSONANT : DIALOG_VOWEL;
    case 'p':
    case 't':
    case 'k':
    case 'c':
      return !is_silent && dialog_korean_is_stopped(end[0], end[1], end[2]) ? DIALOG_CONSONANT
                                                                            : DIALOG_VOWEL;
    default: return DIALOG_VOWEL;
  }
}

DIALOG_FUNCTION dialog_reading
dialog_korean_latin_sound(const dialog_korean *korean, const char *start, const char *end) {
  dialog_korean_word word = dialog_korean_read_word(start, end);
  dialog_reading sound = dialog_korean_unit(korean, start, word.start, end);
  if (sound == DIALOG_UNKNOWN) sound = dialog_korean_known_word(korean, &word);
  if (sound != DIALOG_UNKNOWN) return sound;
  if (!dialog_korean_is_spelled(&word)) return dialog_korean_word_sound(&word);
  return dialog_reading_of(DIALOG_AFTER(korean, letters)[dialog_lower(word.letters[0]) - 'a']);
}

/** The sound of a letter of Hangul that stands alone or joins; consonants end as their names do. */
DIALOG_FUNCTION dialog_reading dialog_korean_letter_sound(uint32_t scalar) {
  if (scalar == 0x1105 || scalar == 0x11AF || scalar == 0x3139) return DIALOG_LIQUID;
  bool is_vowel = (scalar >= 0x1160 && scalar <= 0x11A7) || (scalar >= 0x314F && scalar <= 0x3163)
      || (scalar >= 0x3187 && scalar <= 0x318E);
  return is_vowel ? DIALOG_VOWEL : DIALOG_CONSONANT;
}

/** How a text ends when it is read in Korean. */
DIALOG_FUNCTION dialog_reading
dialog_korean_final(const dialog_korean *korean, const dialog_unread *unread, const char *text) {
  uint32_t passed = 0;
  const char *end = dialog_pass_unread(unread, text, text + strlen(text), &passed);
  if (end == text) return DIALOG_UNKNOWN;
  uint32_t last = dialog_scalar_before(text, end);
  if (last >= 0xAC00 && last <= 0xD7A3) { /* a syllable by its final consonant */
    uint32_t final = (last - 0xAC00) % 28;
    return final == 0 ? DIALOG_VOWEL : final == 8 ? DIALOG_LIQUID : DIALOG_CONSONANT;
  }
  if ((last >= 0x1100 && last <= 0x11FF) || (last >= 0x3131 && last <= 0x318E)) {
    return dialog_korean_letter_sound(last);
  }
  if ((last >= 0x3041 && last <= 0x3096) || (last >= 0x30A1 && last <= 0x30FA)) {
    return last == 0x3093 || last == 0x30F3 ? DIALOG_CONSONANT : DIALOG_VOWEL; /* ん, ン */
  }
  if (dialog_korean_digit(last) >= 0) {
    return dialog_korean_number_sound(korean, text, end, passed);
  }
  if (dialog_korean_letter(last) != '\0') return dialog_korean_latin_sound(korean, text, end);
  return dialog_sign(dialog_signs(unread), last);
}
