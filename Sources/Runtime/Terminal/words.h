/* ---- Words of Thai, which is written without spaces between them ---- */

/** The letter of Thai at a place, counted from U+0E00; 0 where another character stands. */
static unsigned dialog_thai_letter(const char *place) {
  const unsigned char *bytes = (const unsigned char *)place;
  if (bytes[0] != 0xE0 || (bytes[1] & 0xFEu) != 0xB8 || (bytes[2] & 0xC0u) != 0x80) return 0;
  unsigned letter = (bytes[1] & 1u) << 6 | (bytes[2] & 0x3Fu);
  return letter <= 0x3A || (letter >= 0x40 && letter <= 0x4E) ? letter : 0;
}

/** Bytes of each of these letters. */
enum { DIALOG_THAI = 3 };

enum { DIALOG_PAIYANNOI = 0x2F, DIALOG_MAIYAMOK = 0x46 };

static bool dialog_is_thai_mark(unsigned letter) {
  return letter == 0x31 || (letter >= 0x34 && letter <= 0x3A) || letter >= 0x47;
}

/** Of vowels that are written before their consonant. */
static bool dialog_leads_syllable(unsigned letter) { return letter >= 0x40 && letter <= 0x44; }

/** Whether a word may end with one letter and another begin with the next. */
static bool dialog_may_part(unsigned before, unsigned after) {
  return before != 0x31 && !dialog_leads_syllable(before)
      && ((after > 0 && after <= 0x2E) || dialog_leads_syllable(after));
}

/** The words that begin at a place. */
typedef struct dialog_found {
  uint32_t lengths; /**< a bit for each, 1 << length */
  int looked; /**< letters that were looked at, with the one that no word has there */
} dialog_found;

/** In a graph of letters. Words begin at its first branch. Of a branch, bits 0 to 6 are the letter;
    bit 7 says that a word ends with it, bit 8 that it is the last of its node; from 9 on is the
    number of the branch with which the node after it begins, or 0. */
static dialog_found dialog_find_words(const uint32_t *words, const char *place) {
  dialog_found found = {0, 0};
  const uint32_t *branch = words;
  for (; found.looked < 31; place += DIALOG_THAI) {
    unsigned letter = dialog_thai_letter(place);
    if (letter == 0) break;
    found.looked++;
    if (branch == NULL) break;
    while ((*branch & 0x7F) != letter && !(*branch & 0x100)) branch++;
    if ((*branch & 0x7F) != letter) break;
    if (*branch & 0x80) found.lengths |= (uint32_t)1 << found.looked;
    branch = *branch >> 9 != 0 ? words + (*branch >> 9) : NULL;
  }
  return found;
}

static bool dialog_begins_word(const uint32_t *words, const char *place) {
  return dialog_find_words(words, place).lengths != 0;
}

/** Takes the greatest length away; 0 where there is none. */
static int dialog_next_length(uint32_t *lengths) {
  int length = 31;
  while (length > 0 && !(*lengths >> length & 1)) length--;
  *lengths &= ~((uint32_t)1 << length);
  return length;
}

/** The end of the longest word at a place that two others follow, or the end of Thai; else of the
    shortest that one follows, else of the longest; the place itself where no word begins. */
static const char *dialog_likeliest_end(const uint32_t *words, const char *place) {
  uint32_t lengths = dialog_find_words(words, place).lengths;
  const char *best = NULL;
  for (int length; (length = dialog_next_length(&lengths)) > 0;) {
    const char *end = place + length * DIALOG_THAI;
    if (best == NULL) best = end;
    if (dialog_thai_letter(end) == 0) return end;
    uint32_t next = dialog_find_words(words, end).lengths;
    if (next == 0) continue;
    best = end;
    for (int second; (second = dialog_next_length(&next)) > 0;) {
      const char *third = end + second * DIALOG_THAI;
      if (dialog_thai_letter(third) == 0 || dialog_begins_word(words, third)) return best;
    }
  }
  return best != NULL ? best : place;
}

/** After the letters at a place that are no word, up to where one may begin. The place itself
    where there is one, or, unless they stand alone, where a word begins like them. */
static const char *dialog_unknown_end(const uint32_t *words, const char *place, bool is_alone) {
  dialog_found found = dialog_find_words(words, place);
  if (found.looked == 0 || found.lengths != 0 || (found.looked >= 3 && !is_alone)) return place;
  while (true) {
    unsigned before = dialog_thai_letter(place), after = dialog_thai_letter(place += DIALOG_THAI);
    if (after == 0) return place;
    if (dialog_may_part(before, after) && dialog_begins_word(words, place)) return place;
  }
}

/** After the signs that belong to the word before a place: paiyannoi, then maiyamok. */
static const char *dialog_suffix_end(const uint32_t *words, const char *place) {
  if (dialog_begins_word(words, place)) return place;
  unsigned before = dialog_thai_letter(place - DIALOG_THAI), sign = dialog_thai_letter(place);
  if (sign == DIALOG_PAIYANNOI && before != DIALOG_PAIYANNOI && before != DIALOG_MAIYAMOK) {
    before = sign;
    sign = dialog_thai_letter(place += DIALOG_THAI);
  }
  return sign == DIALOG_MAIYAMOK && before != sign ? place + DIALOG_THAI : place;
}

/** The end of the word that begins at a place, a letter of Thai; found as ICU finds it. */
static const char *dialog_word_end(const uint32_t *words, const char *place) {
  const char *end = dialog_likeliest_end(words, place);
  if (end - place < 3 * DIALOG_THAI) end = dialog_unknown_end(words, end, end == place);
  while (dialog_is_thai_mark(dialog_thai_letter(end))) end += DIALOG_THAI;
  return dialog_suffix_end(words, end);
}

/** The same of the first word in a run of Thai; no more than four letters are one. */
static const char *dialog_first_word_end(const uint32_t *words, const char *place) {
  const char *end = place;
  for (int i = 0; i < 5; i++, end += DIALOG_THAI) {
    if (dialog_thai_letter(end) == 0) return end;
  }
  return dialog_word_end(words, place);
}
