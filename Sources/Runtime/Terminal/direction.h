/* ---- Right-to-left text ---- */

/* Most terminals show what they are given from left to right. So a line is put in the order in
   which it is read from left to right, and Arabic letters in the shapes that they have side by
   side, by rules P to L of UAX #9 for one line without explicit embeddings; isolates are heeded. */

/** The most clusters of a line: those of a field that is full. */
#define DIALOG_LINE_CLUSTERS DIALOG_FIELD_SIZE

/** The deepest that brackets nest; rule BD16. */
#define DIALOG_BRACKETS 63

#define DIALOG_FIRST_STRONG 0x2068u
#define DIALOG_POP_ISOLATE 0x2069u

static bool dialog_opens_isolate(uint32_t scalar) { return scalar >= 0x2066 && scalar <= 0x2068; }

static bool dialog_is_right_to_left(uint32_t scalar) {
  char kind = scalar < 0x590 ? '\0' : DIALOG_CLASS(direction, scalar);
  return kind == 'R' || kind == 'A' || scalar == 0x200F || scalar == 0x61C || scalar == 0x2067;
}

static bool dialog_has_right_to_left(const char *text, size_t length) {
  const char *end = text + length;
  while (text < end && *text != '\0') {
    if (dialog_is_right_to_left(dialog_next_scalar(&text))) return true;
  }
  return false;
}

/** A line on its way to its order. */
typedef struct dialog_visual {
  dialog_cluster clusters[DIALOG_LINE_CLUSTERS];
  char kinds[DIALOG_LINE_CLUSTERS]; /**< classes of UAX #9; L is `L` */
  unsigned char levels[DIALOG_LINE_CLUSTERS];
  int count;
} dialog_visual;

/** A part of a line that runs one way, without the isolates in it, on its way to its directions. */
typedef struct dialog_part {
  uint32_t firsts[DIALOG_LINE_CLUSTERS]; /**< scalars of the clusters */
  char kinds[DIALOG_LINE_CLUSTERS];
  int places[DIALOG_LINE_CLUSTERS]; /**< in the line */
  int count;
  bool is_right_to_left;
} dialog_part;

/** Splits a line into clusters; a mark of direction is one of its own. */
static void dialog_visual_read(dialog_visual *line, const char *text, size_t length) {
  const char *end = text + length;
  line->count = 0;
  while (text < end && *text != '\0' && line->count < DIALOG_LINE_CLUSTERS) {
    dialog_cluster *cluster = &line->clusters[line->count];
    *cluster = dialog_next_cluster(&text);
    char kind = DIALOG_CLASS(direction, cluster->first);
    if (dialog_is_direction_mark(cluster->first)) kind = 'w';
    if (cluster->first == 0x200E) kind = 'L';
    if (cluster->first == 0x200F) kind = 'R';
    if (cluster->first == 0x61C) kind = 'A';
    line->kinds[line->count++] = kind == '\0' ? 'L' : kind;
  }
}

/** The end of an isolate that opens at a place: its PDI, or the end of the line. */
static int dialog_isolate_end(const dialog_visual *line, int from, int to) {
  int depth = 0;
  for (int i = from; i < to; i++) {
    if (dialog_opens_isolate(line->clusters[i].first)) depth++;
    if (line->clusters[i].first == DIALOG_POP_ISOLATE && --depth == 0) return i;
  }
  return to;
}

/** Whether the first letter that has a direction runs right to left. */
static bool dialog_starts_right_to_left(
    const dialog_visual *line, int from, int to, bool otherwise) {
  for (int i = from; i < to; i++) {
    if (dialog_opens_isolate(line->clusters[i].first)) i = dialog_isolate_end(line, i, to);
    else if (line->kinds[i] == 'R' || line->kinds[i] == 'A') return true;
    else if (line->kinds[i] == 'L') return false;
  }
  return otherwise;
}

/** Rules W2 to W7: what numbers and their separators are. */
static void dialog_resolve_numbers(dialog_part *part) {
  char strong = part->is_right_to_left ? 'R' : 'L';
  char *kinds = part->kinds;
  int count = part->count;
  for (int i = 0; i < count; i++) {
    if (kinds[i] == 'L' || kinds[i] == 'R' || kinds[i] == 'A') strong = kinds[i];
    if (kinds[i] == 'e' && strong == 'A') kinds[i] = 'n';
  }
  for (int i = 1; i + 1 < count; i++) {
    if (kinds[i - 1] != kinds[i + 1]) continue;
    if (kinds[i] == 's' && kinds[i - 1] == 'e') kinds[i] = 'e';
    if (kinds[i] == 'c' && (kinds[i - 1] == 'e' || kinds[i - 1] == 'n')) kinds[i] = kinds[i - 1];
  }
  for (int i = 1; i < count; i++) {
    if (kinds[i] == 't' && kinds[i - 1] == 'e') kinds[i] = 'e';
  }
  for (int i = count - 2; i >= 0; i--) {
    if (kinds[i] == 't' && kinds[i + 1] == 'e') kinds[i] = 'e';
  }
  strong = part->is_right_to_left ? 'R' : 'L';
  for (int i = 0; i < count; i++) {
    if (kinds[i] == 's' || kinds[i] == 't' || kinds[i] == 'c') kinds[i] = 'w';
    if (kinds[i] == 'A') kinds[i] = 'R';
    if (kinds[i] == 'L' || kinds[i] == 'R') strong = kinds[i];
    if (kinds[i] == 'e' && strong == 'L') kinds[i] = 'L';
  }
}

/** Which way what is beside neutral characters runs: numbers as right-to-left letters do. */
static char dialog_side(char kind) { return kind == 'L' ? 'L' : 'R'; }

/** The bracket that closes what a scalar opens; 0 of what opens nothing. */
static uint32_t dialog_closing(uint32_t scalar) {
  for (size_t i = 0; i < DIALOG_COUNT(dialog_bracket_table); i++) {
    if (dialog_bracket_table[i].first == scalar) return dialog_bracket_table[i].last;
  }
  return 0;
}

/** The direction of a pair of brackets: that of the part, where it occurs between them; else that
    of what is between them, if the same stands in front; `w` where nothing there has one. */
static char dialog_bracket_side(const dialog_part *part, int open, int close) {
  char own = part->is_right_to_left ? 'R' : 'L';
  bool has_other = false;
  for (int i = open + 1; i < close; i++) {
    if (part->kinds[i] == 'w') continue;
    if (dialog_side(part->kinds[i]) == own) return own;
    has_other = true;
  }
  if (!has_other) return 'w';
  for (int i = open - 1; i >= 0; i--) {
    if (part->kinds[i] != 'w') return dialog_side(part->kinds[i]);
  }
  return own;
}

/** Rule N0: both brackets of a pair run the same way. */
static void dialog_resolve_brackets(dialog_part *part) {
  int opens[DIALOG_BRACKETS], closes[DIALOG_LINE_CLUSTERS], depth = 0;
  uint32_t awaited[DIALOG_BRACKETS];
  for (int i = 0; i < part->count; i++) closes[i] = 0;
  for (int i = 0; i < part->count && depth < DIALOG_BRACKETS; i++) {
    uint32_t scalar = part->firsts[i];
    if (part->kinds[i] != 'w') continue;
    uint32_t closing = dialog_closing(scalar);
    if (closing != 0) {
      awaited[depth] = closing;
      opens[depth++] = i;
    }
    for (int d = depth - 1; d >= 0; d--) {
      if (awaited[d] != scalar) continue;
      closes[opens[d]] = i;
      depth = d;
      break;
    }
  }
  for (int i = 0; i < part->count; i++) {
    if (closes[i] == 0) continue;
    part->kinds[i] = part->kinds[closes[i]] = dialog_bracket_side(part, i, closes[i]);
  }
}

/** Rules N1 and N2: neutral characters run as what is on both sides of them does. */
static void dialog_resolve_neutrals(dialog_part *part) {
  char own = part->is_right_to_left ? 'R' : 'L', *kinds = part->kinds;
  for (int i = 0; i < part->count; i++) {
    if (kinds[i] != 'w') continue;
    int end = i;
    while (end < part->count && kinds[end] == 'w') end++;
    char left = i > 0 ? dialog_side(kinds[i - 1]) : own;
    char right = end < part->count ? dialog_side(kinds[end]) : own;
    char kind = left == right ? left : own;
    for (; i < end; i++) kinds[i] = kind;
    i--;
  }
}

/** Where a part is: the line itself, or an isolate. */
typedef struct dialog_span {
  int from, to;
  unsigned char level;
} dialog_span;

#define DIALOG_ISOLATES 32

/** Gives the clusters of a part their levels. The isolates in it count as neutral; they are put on
    the list of parts that are still to be done. */
static int dialog_resolve_part(dialog_visual *line, dialog_span run, dialog_span *runs, int count) {
  dialog_part part;
  part.count = 0;
  part.is_right_to_left = run.level % 2 == 1;
  for (int i = run.from; i < run.to; i++) {
    part.places[part.count] = i;
    part.firsts[part.count] = line->clusters[i].first;
    part.kinds[part.count++] = line->kinds[i];
    if (!dialog_opens_isolate(line->clusters[i].first)) continue;
    int end = dialog_isolate_end(line, i, run.to);
    bool runs_left = line->clusters[i].first == 0x2067;
    if (line->clusters[i].first == DIALOG_FIRST_STRONG) {
      runs_left = dialog_starts_right_to_left(line, i + 1, end, false);
    }
    dialog_span isolate = {i + 1, end, (unsigned char)(run.level + 1)};
    if ((isolate.level % 2 == 1) != runs_left) isolate.level++;
    if (count < DIALOG_ISOLATES) runs[count++] = isolate;
    i = end - 1;
  }
  dialog_resolve_numbers(&part);
  dialog_resolve_brackets(&part);
  dialog_resolve_neutrals(&part);
  for (int i = 0; i < part.count; i++) {
    char kind = part.kinds[i];
    int up = part.is_right_to_left ? kind != 'R' : kind == 'R' ? 1 : kind == 'L' ? 0 : 2;
    line->levels[part.places[i]] = (unsigned char)(run.level + up);
  }
  return count;
}

static void dialog_reverse(dialog_visual *line, int from, int to) {
  for (; from < --to; from++) {
    dialog_cluster cluster = line->clusters[from];
    unsigned char level = line->levels[from];
    line->clusters[from] = line->clusters[to];
    line->levels[from] = line->levels[to];
    line->clusters[to] = cluster;
    line->levels[to] = level;
  }
}

/** Puts a line in the order in which it is shown. */
static void dialog_order(dialog_visual *line, bool is_right_to_left) {
  dialog_span runs[DIALOG_ISOLATES] = {{0, line->count, is_right_to_left ? 1 : 0}};
  unsigned char highest = 0;
  for (int i = 0; i < line->count; i++) line->levels[i] = runs[0].level;
  for (int done = 0, count = 1; done < count; done++) {
    count = dialog_resolve_part(line, runs[done], runs, count);
  }
  /* Rule L1: spaces at the end of a line stand at its end. */
  for (int i = line->count - 1; i >= 0; i--) {
    uint32_t scalar = line->clusters[i].first;
    if (scalar != ' ' && (scalar < 0x2066 || scalar > 0x2069)) break;
    line->levels[i] = runs[0].level;
  }
  for (int i = 0; i < line->count; i++) {
    if (line->levels[i] > highest) highest = line->levels[i];
  }
  for (int level = highest; level > 0; level--) {
    for (int i = 0; i < line->count; i++) {
      int end = i;
      while (end < line->count && line->levels[end] >= level) end++;
      if (end > i) dialog_reverse(line, i, end);
      i = end;
    }
  }
}

static uint32_t dialog_mirrored(uint32_t scalar) {
  size_t low = 0, high = DIALOG_COUNT(dialog_mirror_table);
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (dialog_mirror_table[middle].first < scalar) low = middle + 1;
    else high = middle;
  }
  bool is_mirrored =
      low < DIALOG_COUNT(dialog_mirror_table) && dialog_mirror_table[low].first == scalar;
  return is_mirrored ? dialog_mirror_table[low].last : scalar;
}
