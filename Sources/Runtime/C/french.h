/* ---- How a text begins when it is read in French ---- */

/** Words in lower case, between spaces. */
typedef struct dialog_french {
  dialog_place_after
      eliding; /**< with h, y or i before a vowel, that begin with a vowel all the same */
  dialog_place_after holding; /**< how words begin that are not elided before */
  dialog_place_after holding_words; /**< such words */
} dialog_french;

#define DIALOG_FRENCH_SIZE 64

/** The word that begins a text, in lower case; words that are too long are cut off. */
typedef struct dialog_french_word {
  char bytes[DIALOG_FRENCH_SIZE];
  size_t length, count; /**< of its bytes, of its letters */
  uint32_t first, second;
  bool is_upper, is_all;
} dialog_french_word;

DIALOG_FUNCTION bool dialog_french_is_passed(uint32_t scalar) {
  return scalar == ' ' || scalar == 0xA0 || scalar == 0x2009 || scalar == 0x202F || scalar == '"'
      || scalar == '\'' || scalar == 0x2018 || scalar == 0x201C || scalar == 0x201E
      || scalar == 0xAB || scalar == 0x2039;
}

/** A letter of ASCII, Latin-1 or Latin Extended-A, or a mark that joins one. */
DIALOG_FUNCTION bool dialog_french_is_letter(uint32_t scalar) {
  if (scalar < 0x80) return dialog_is_letter((char)scalar);
  if (scalar >= 0x300 && scalar <= 0x36F) return true;
  return scalar >= 0xC0 && scalar <= 0x17F && scalar != 0xD7 && scalar != 0xF7;
}

DIALOG_FUNCTION uint32_t dialog_french_lower(uint32_t scalar) {
  if ((scalar >= 'A' && scalar <= 'Z') || (scalar >= 0xC0 && scalar <= 0xDE)) return scalar + 0x20;
  return scalar == 0x152 ? 0x153 : scalar;
}

/** The letter without its mark, of those that can be vowels; 0 of others. */
DIALOG_FUNCTION char dialog_french_vowel(uint32_t scalar) {
  if (scalar < 0x80)
    return scalar != 0 && strchr("aeiou", (int)scalar) != NULL ? (char)scalar : '\0';
  if (scalar >= 0xE0 && scalar <= 0xE6) return 'a';
  if (scalar >= 0xE8 && scalar <= 0xEB) return 'e';
  if (scalar >= 0xEC && scalar <= 0xEF) return 'i';
  if ((scalar >= 0xF2 && scalar <= 0xF6) || scalar == 0xF8 || scalar == 0x153) return 'o';
  return scalar >= 0xF9 && scalar <= 0xFC ? 'u' : '\0';
}

DIALOG_FUNCTION dialog_french_word dialog_french_read_word(const char *text) {
  dialog_french_word word = {{0}, 0, 0, 0, 0, true, false};
  dialog_output out = dialog_output_to(word.bytes, sizeof word.bytes);
  while (*text != '\0') {
    const char *next = text;
    uint32_t scalar = dialog_next_scalar(&next);
    if (!dialog_french_is_letter(scalar)) break;
    uint32_t letter = dialog_french_lower(scalar);
    if (letter == scalar) word.is_upper = false;
    if (word.count == 0) word.first = letter;
    if (word.count == 1) word.second = letter;
    dialog_put_scalar(&out, letter);
    word.count++;
    text = next;
  }
  word.length = dialog_output_end(&out);
  word.is_all = *text == '\0';
  return word;
}

/** Whether nothing is elided before a word that may begin with a vowel letter. */
DIALOG_FUNCTION bool dialog_french_holds(
    const dialog_french *french, const dialog_french_word *word) {
  for (const char *start = DIALOG_AFTER(french, holding); *start != '\0';) {
    size_t count = strcspn(start, " ");
    if (word->length >= count && memcmp(word->bytes, start, count) == 0) return true;
    start += count;
    if (*start == ' ') start++;
  }
  return dialog_lists(DIALOG_AFTER(french, holding_words), word->bytes, word->length)
      || (word->is_all && dialog_lists("un", word->bytes, word->length));
}

/** How a text begins when it is read in French: with a vowel only where that is certain. */
DIALOG_FUNCTION dialog_reading
dialog_french_initial(const dialog_french *french, const char *text) {
  for (const char *next = text; *text != '\0'; text = next) {
    if (!dialog_french_is_passed(dialog_next_scalar(&next))) break;
  }
  if (dialog_is_digit(*text)) return DIALOG_CONSONANT;
  dialog_french_word word = dialog_french_read_word(text);
  if (word.count == 0) return DIALOG_UNKNOWN;
  if (word.count == 1 || dialog_french_holds(french, &word)) return DIALOG_CONSONANT;
  char vowel = dialog_french_vowel(word.first);
  bool is_gliding = vowel == 'i' && dialog_french_vowel(word.second) != '\0' && !word.is_upper;
  if (word.first == 'h' || word.first == 'y' || is_gliding) {
    bool is_eliding = word.length < sizeof word.bytes
        && dialog_lists(DIALOG_AFTER(french, eliding), word.bytes, word.length);
    return is_eliding ? DIALOG_VOWEL : DIALOG_CONSONANT;
  }
  return vowel != '\0' ? DIALOG_VOWEL : DIALOG_CONSONANT;
}
