/* ---- How a text begins when it is read in English ---- */

DIALOG_FUNCTION bool dialog_starts_with(const char *word, size_t length, const char *start) {
  size_t count = strlen(start);
  return length >= count && memcmp(word, start, count) == 0;
}

/** Whether a number begins with a vowel: 8, 11, 18 and so eleven thousand. */
DIALOG_FUNCTION bool dialog_english_number_has_vowel(const char *text) {
  char first = *text, second = '\0';
  size_t digits = 0;
  for (; dialog_is_digit(*text) || *text == ','; text++) {
    if (*text == ',') continue;
    if (++digits == 2) second = *text;
  }
  return first == '8' || (first == '1' && (second == '1' || second == '8') && digits % 3 == 2);
}

/** Whether it is read letter by letter: one letter, capitals without a vowel, two or three capitals
    of which the first is a vowel, and some words. */
DIALOG_FUNCTION bool dialog_english_is_spelled(const char *word, size_t length) {
  bool has_vowel = false;
  if (length == 1 || dialog_lists("LED SUV FAQ HDMI SOS RSVP NFC MIDI", word, length)) return true;
  for (size_t i = 0; i < length; i++) {
    if (!dialog_is_upper(word[i])) return false;
    if (dialog_is_vowel(dialog_lower(word[i]))) has_vowel = true;
  }
  return !has_vowel || (length < 4 && dialog_is_vowel(dialog_lower(word[0])));
}

/** A word of at least two letters, in lower case. */
DIALOG_FUNCTION bool dialog_english_word_has_vowel(const char *word, size_t length) {
  static const char silent_h[][7] = {"hour", "honest", "honor", "honour", "heir"};
  static const char negated[][5] = {"unid", "unim", "unin"};
  for (size_t i = 0; i < sizeof silent_h / sizeof silent_h[0]; i++) {
    if (dialog_starts_with(word, length, silent_h[i])) return true;
  }
  if (dialog_lists("one once", word, length)) return false;
  if (dialog_starts_with(word, length, "eu") || dialog_starts_with(word, length, "ewe"))
    return false;
  if (dialog_starts_with(word, length, "un")) {
    for (size_t i = 0; i < sizeof negated / sizeof negated[0]; i++) {
      if (dialog_starts_with(word, length, negated[i])) return true;
    }
    return !dialog_starts_with(word, length, "uni") && !dialog_starts_with(word, length, "unanim");
  }
  if (word[0] == 'u' && length > 2) return dialog_is_vowel(word[1]) || !dialog_is_vowel(word[2]);
  return dialog_is_vowel(word[0]) && word[0] != 'y';
}

/** The start of what is read of a text. */
DIALOG_FUNCTION const char *dialog_english_start(const dialog_unread *unread, const char *text) {
  while (*text != '\0' && !dialog_is_letter(*text) && !dialog_is_digit(*text)) {
    const char *next = text;
    uint32_t scalar = dialog_next_scalar(&next);
    if (scalar >= 0x80 && !dialog_is_unread(unread, scalar)) break;
    text = next;
  }
  return text;
}

/** How a text begins when it is read in English. */
DIALOG_FUNCTION dialog_reading
dialog_english_initial(const dialog_unread *unread, const char *text) {
  char start[8] = {0};
  size_t length = 0;
  text = dialog_english_start(unread, text);
  if (dialog_is_digit(*text)) {
    return dialog_english_number_has_vowel(text) ? DIALOG_VOWEL : DIALOG_CONSONANT;
  }
  while (dialog_is_letter(text[length])) length++;
  if (length == 0) return DIALOG_UNKNOWN;
  if (dialog_english_is_spelled(text, length)) {
    return strchr("aefhilmnorsx", dialog_lower(*text)) != NULL ? DIALOG_VOWEL : DIALOG_CONSONANT;
  }
  /* Of a word only its beginning counts, and that has no more letters than fit. */
  size_t kept = length < sizeof start ? length : sizeof start;
  for (size_t i = 0; i < kept; i++) start[i] = dialog_lower(text[i]);
  return dialog_english_word_has_vowel(start, kept) ? DIALOG_VOWEL : DIALOG_CONSONANT;
}
