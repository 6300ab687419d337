/* ---- Where lines break ---- */

/** A line of a text, without the spaces at its end. */
typedef struct dialog_line {
  const char *text;
  size_t length; /**< in bytes */
  int columns;
  unsigned char style;
} dialog_line;

/** Vowels of Thai and Lao that stand before their consonant, in writing and in memory. */
static bool dialog_is_leading_vowel(uint32_t scalar) {
  return (scalar >= 0xE40 && scalar <= 0xE44) || (scalar >= 0xEC0 && scalar <= 0xEC4);
}

/** What belongs to the syllable before it in scripts without spaces between words. */
static bool dialog_trails_syllable(uint32_t scalar) {
  return (scalar >= 0xE2F && scalar <= 0xE3A) || scalar == 0xE45 || scalar == 0xE46
      || (scalar >= 0xEAF && scalar <= 0xEBD) || scalar == 0xEC6;
}

/** Whether a cluster of Burmese begins a syllable: it is neither killed nor stands on another. */
static bool dialog_begins_in_burmese(uint32_t first, uint32_t second, uint32_t third) {
  bool is_letter = (first >= 0x1000 && first <= 0x102A) || first == 0x103F;
  uint32_t sign = second == 0x1037 ? third : second; /* the dot of a tone may stand between */
  return is_letter && sign != 0x103A && sign != 0x1039;
}

/** Whether a cluster of Burmese or Khmer begins a syllable, as far as its letters tell: in Khmer a
    consonant with a vowel does, one without may end the syllable before it. */
static bool dialog_begins_syllable(const dialog_cluster *cluster) {
  const char *place = cluster->text, *end = place + cluster->length;
  uint32_t scalars[3] = {0, 0, 0};
  bool has_vowel = false;
  for (int i = 0; place < end; i++) {
    uint32_t scalar = dialog_next_scalar(&place);
    if (i < 3) scalars[i] = scalar;
    if (scalar >= 0x17B6 && scalar <= 0x17CA) has_vowel = true;
    if (scalar >= 0x17CB && scalar <= 0x17CD) return false; /* signs of what ends one */
  }
  if (scalars[0] < 0x1780) return dialog_begins_in_burmese(scalars[0], scalars[1], scalars[2]);
  return scalars[0] <= 0x17B3 && (scalars[0] >= 0x17A3 || has_vowel);
}

/** Whether a line may break between two clusters, neither of which is a space. Where words are
    known only by a dictionary, it may between syllables as far as letters tell. */
static bool dialog_may_break(uint32_t before, uint32_t after) {
  char left = DIALOG_CLASS(break, before), right = DIALOG_CLASS(break, after);
  if (left == 'z') return true;
  if (right == 'z' || right == 'c' || right == 'g' || right == '/') return false;
  if (left == 'o' || left == 'g' || left == 'q' || right == 'q') return false;
  if (left == 'b') return !(after >= '0' && after <= '9');
  if (left == '/') return !(after >= '0' && after <= '9');
  if (right == 'b') return false;
  if (left == 'i' || right == 'i') return true;
  if (left == 't' && right == 't') return dialog_is_leading_vowel(after);
  return false;
}

/** Within a word that is longer than a line. */
static bool dialog_may_split(uint32_t before, uint32_t after) {
  char right = DIALOG_CLASS(break, after);
  return right != 'c' && DIALOG_CLASS(break, before) != 'o' && !dialog_is_leading_vowel(before)
      && !dialog_trails_syllable(after);
}

/** A text that is read line by line. */
typedef struct dialog_reader {
  const char *place; /**< where the next line starts */
  const uint32_t *words; /**< of Thai, or NULL */
  const char *word; /**< the end of the word of Thai that the place is in or after, or NULL */
} dialog_reader;

static dialog_reader dialog_reader_of(const char *text, const uint32_t *words) {
  dialog_reader reader = {text, words, NULL};
  return reader;
}

/** What a place is to words of Thai. */
typedef enum dialog_seam { DIALOG_OUTSIDE, DIALOG_WITHIN, DIALOG_BETWEEN } dialog_seam;

/** Reads on to a place. */
static dialog_seam dialog_read_word(dialog_reader *reader, const char *place) {
  const char *word = reader->word;
  if (reader->words == NULL) return DIALOG_OUTSIDE;
  reader->word = NULL;
  if (dialog_thai_letter(place) == 0) return DIALOG_OUTSIDE;
  while (word != NULL && word < place) {
    word = dialog_thai_letter(word) != 0 ? dialog_word_end(reader->words, word) : NULL;
  }
  reader->word = word == NULL ? dialog_first_word_end(reader->words, place)
      : word == place         ? dialog_word_end(reader->words, place)
                              : word;
  return word == NULL ? DIALOG_OUTSIDE : word == place ? DIALOG_BETWEEN : DIALOG_WITHIN;
}

/** A place where a line may end, and where the next one then starts. */
typedef struct dialog_break {
  const char *end, *next;
  const char *word; /**< as of a reader */
} dialog_break;

/** The places of a line where it may end, the last ones, each better than those below it. */
typedef struct dialog_breaks {
  dialog_break words; /**< between words */
  dialog_break syllables; /**< within a word that is longer than a line */
  dialog_break clusters;
} dialog_breaks;

/** Notes that a line may end before a cluster that is no space. */
static void dialog_note_break(
    dialog_breaks *breaks, dialog_break here, uint32_t before, const dialog_cluster *cluster,
    dialog_seam seam) {
  uint32_t after = cluster->first;
  bool may_break =
      before == ' ' ? DIALOG_CLASS(break, after) != 'c' : dialog_may_break(before, after);
  bool is_syllable = DIALOG_CLASS(break, before) == 't' && dialog_begins_syllable(cluster);
  if (seam == DIALOG_BETWEEN || (may_break && seam == DIALOG_OUTSIDE)) breaks->words = here;
  else if (may_break || is_syllable) breaks->syllables = here;
  else if (before != ' ' && dialog_may_split(before, after)) breaks->clusters = here;
}

static dialog_break dialog_best_break(const dialog_breaks *breaks, dialog_break here) {
  if (breaks->words.end != NULL) return breaks->words;
  if (breaks->syllables.end != NULL) return breaks->syllables;
  return breaks->clusters.end != NULL ? breaks->clusters : here;
}

/** Reads the next line of a text that is to fit into columns, and the spaces after it. A character
    that is wider than that has a line to itself. */
static dialog_line dialog_next_line(dialog_reader *reader, int columns) {
  const char *start = reader->place, *end = start, *last = start;
  dialog_breaks breaks;
  memset(&breaks, 0, sizeof breaks);
  uint32_t before = 0;
  int used = 0;
  while (*end != '\0' && *end != '\n') {
    const char *next = end;
    dialog_cluster cluster = dialog_next_cluster(&next);
    bool is_space = cluster.first == ' ' && cluster.length == 1;
    dialog_seam seam = dialog_read_word(reader, end);
    if (!is_space && last > start) {
      dialog_break here = {last, end, seam == DIALOG_BETWEEN ? end : reader->word};
      dialog_note_break(&breaks, here, before, &cluster, seam);
    }
    used += cluster.columns;
    if (!is_space && used > columns && last > start) break;
    before = is_space || cluster.first != ' ' ? cluster.first : 'x'; /* a mark on a space */
    end = next;
    if (!is_space) last = end;
  }
  dialog_break here = {last, end, NULL};
  if (*end == '\n') here.next = end + 1;
  else if (*end != '\0') here = dialog_best_break(&breaks, here);
  reader->place = here.next;
  reader->word = here.word;
  dialog_line line = {start, (size_t)(here.end - start), 0, 0};
  line.columns = dialog_columns(start, line.length);
  return line;
}
