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

/** Whether a line may break between two clusters, neither of which is a space. What is not known
    without a dictionary, the words of Thai, breaks between syllables as far as letters tell. */
static bool dialog_may_break(uint32_t before, uint32_t behind) {
  char left = DIALOG_CLASS(break, before), right = DIALOG_CLASS(break, behind);
  if (left == 'z') return true;
  if (right == 'z' || right == 'c' || right == 'g' || right == '/') return false;
  if (left == 'o' || left == 'g' || left == 'q' || right == 'q') return false;
  if (left == 'b') return !(behind >= '0' && behind <= '9');
  if (left == '/') return !(behind >= '0' && behind <= '9');
  if (right == 'b') return false;
  if (left == 'i' || right == 'i') return true;
  if (left == 't' && right == 't') return dialog_is_leading_vowel(behind);
  return false;
}

/** Within a word that is longer than a line. */
static bool dialog_may_split(uint32_t before, uint32_t behind) {
  char right = DIALOG_CLASS(break, behind);
  return right != 'c' && DIALOG_CLASS(break, before) != 'o' && !dialog_is_leading_vowel(before)
    && !dialog_trails_syllable(behind);
}

/** A place where a line may end, and where the next one then starts. */
typedef struct dialog_break {
  const char *end, *next;
} dialog_break;

/** Reads the next line of a text that is to fit into columns; the place moves on behind it and the
    spaces after it. A character that is wider than that has a line to itself. */
static dialog_line dialog_next_line(const char **place, int columns) {
  const char *start = *place, *end = start, *last = start;
  dialog_break wanted = {NULL, NULL}; /* the last place between words */
  dialog_break needed = {NULL, NULL}; /* the last place within a word */
  uint32_t before = 0;
  int used = 0;
  while (*end != '\0' && *end != '\n') {
    const char *next = end;
    dialog_cluster cluster = dialog_next_cluster(&next);
    bool is_space = cluster.first == ' ' && cluster.length == 1;
    if (!is_space && last > start) {
      dialog_break here = {last, end};
      bool may_break = before == ' ' ? DIALOG_CLASS(break, cluster.first) != 'c'
                                     : dialog_may_break(before, cluster.first);
      if (may_break) wanted = here;
      else if (before != ' ' && dialog_may_split(before, cluster.first)) needed = here;
    }
    used += cluster.columns;
    if (!is_space && used > columns && last > start) break;
    before = is_space || cluster.first != ' ' ? cluster.first : 'x'; /* a mark on a space */
    end = next;
    if (!is_space) last = end;
  }
  dialog_break here = {last, end};
  if (*end == '\n') here.next = end + 1;
  else if (*end != '\0') here = wanted.end != NULL ? wanted : needed.end != NULL ? needed : here;
  *place = here.next;
  dialog_line line = {start, (size_t)(here.end - start), 0, 0};
  line.columns = dialog_columns(start, line.length);
  return line;
}
