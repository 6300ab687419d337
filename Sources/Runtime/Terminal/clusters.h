/* ---- Characters as people see them, and their columns ---- */

#define DIALOG_COUNT(array) (sizeof(array) / sizeof *(array))

static bool dialog_holds(const dialog_scalars *table, size_t count, uint32_t scalar) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (table[middle].last < scalar) low = middle + 1;
    else high = middle;
  }
  return low < count && table[low].first <= scalar;
}

#define DIALOG_IS(table, scalar) \
  dialog_holds(dialog_##table##_table, DIALOG_COUNT(dialog_##table##_table), scalar)

/** The class of a scalar; 0 where it is in none. */
static char dialog_class_in(const dialog_scalar_class *table, size_t count, uint32_t scalar) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (table[middle].last < scalar) low = middle + 1;
    else high = middle;
  }
  return low < count && table[low].first <= scalar ? table[low].kind : '\0';
}

#define DIALOG_CLASS(table, scalar) \
  dialog_class_in(dialog_##table##_table, DIALOG_COUNT(dialog_##table##_table), scalar)

/** Columns of a scalar that stands alone. */
static int dialog_scalar_columns(uint32_t scalar) {
  if (scalar >= 0x20 && scalar < 0x7F) return 1;
  if (scalar < 0xA0 || DIALOG_IS(no_column, scalar)) return 0;
  return DIALOG_IS(wide, scalar) ? 2 : 1;
}

/** Letters that make up flags in pairs. */
static bool dialog_is_flag(uint32_t scalar) { return scalar >= 0x1F1E6 && scalar <= 0x1F1FF; }

static bool dialog_is_skin_tone(uint32_t scalar) { return scalar >= 0x1F3FB && scalar <= 0x1F3FF; }

/** A character as people see it: a letter with its marks, a syllable, a picture of several. */
typedef struct dialog_cluster {
  const char *text;
  size_t length; /**< in bytes */
  int columns;
  uint32_t first; /**< its first scalar */
} dialog_cluster;

/** Marks that say nothing but which way text runs. */
static bool dialog_is_direction_mark(uint32_t scalar) {
  return scalar == 0x61C || scalar == 0x200E || scalar == 0x200F
      || (scalar >= 0x202A && scalar <= 0x202E) || (scalar >= 0x2066 && scalar <= 0x2069);
}

/** Whether a scalar belongs to the cluster before it. */
static bool dialog_joins(uint32_t scalar, uint32_t before, uint32_t base, int flags) {
  if (dialog_is_direction_mark(scalar) || dialog_is_direction_mark(base)) return false;
  if (before == 0x200D) return DIALOG_IS(pictograph, scalar) || dialog_scalar_columns(scalar) == 0;
  if (dialog_is_flag(scalar)) return flags == 1;
  if (dialog_is_skin_tone(scalar)) return DIALOG_IS(pictograph, base);
  if (DIALOG_IS(virama, before)) return scalar > 0x20;
  return scalar >= 0x300 && dialog_scalar_columns(scalar) == 0;
}

/** The columns of a cluster with one more scalar, as Python's wcwidth has them. */
static int dialog_widened(int columns, uint32_t scalar, uint32_t before, uint32_t base) {
  if (before == 0x200D) return columns;
  if (scalar == 0xFE0F) return DIALOG_IS(emoji_style, base) ? 2 : columns;
  if (scalar == 0xFE0E) return DIALOG_IS(text_style, base) && columns == 2 ? 1 : columns;
  if (DIALOG_IS(virama, before) && dialog_scalar_columns(scalar) > 0) return 2;
  if (DIALOG_IS(spacing, scalar) && !DIALOG_IS(virama, scalar)) return 2;
  return columns;
}

/** Reads the cluster at a place of a string, which moves past it. */
static dialog_cluster dialog_next_cluster(const char **place) {
  dialog_cluster cluster = {*place, 0, 0, 0};
  const char *end = *place;
  uint32_t scalar = dialog_next_scalar(&end), before = scalar;
  int flags = dialog_is_flag(scalar) ? 1 : 0;
  cluster.first = scalar;
  cluster.columns = dialog_scalar_columns(scalar);
  while (*end != '\0') {
    const char *next = end;
    scalar = dialog_next_scalar(&next);
    if (scalar < 0x80 || !dialog_joins(scalar, before, cluster.first, flags)) break;
    flags = dialog_is_flag(scalar) ? flags + 1 : 0;
    cluster.columns = dialog_widened(cluster.columns, scalar, before, cluster.first);
    before = scalar;
    end = next;
  }
  cluster.length = (size_t)(end - *place);
  *place = end;
  return cluster;
}

/** Columns of the first bytes of a text. */
static int dialog_columns(const char *text, size_t length) {
  const char *end = text + length;
  int columns = 0;
  while (text < end && *text != '\0') columns += dialog_next_cluster(&text).columns;
  return columns;
}

/** How many bytes of a text fit into columns, in whole clusters. */
static size_t dialog_fitting(const char *text, size_t length, int columns) {
  const char *place = text, *end = text + length;
  while (place < end && *place != '\0') {
    const char *next = place;
    columns -= dialog_next_cluster(&next).columns;
    if (columns < 0) break;
    place = next;
  }
  return (size_t)(place - text);
}

#define DIALOG_ELLIPSIS "\342\200\246" /* … */

/** Ends a text that was cut in an ellipsis, for which there is room after it; its length then. */
static size_t dialog_mark_cut(char *text, size_t length) {
  memcpy(text + length, DIALOG_ELLIPSIS, sizeof DIALOG_ELLIPSIS);
  return length + sizeof DIALOG_ELLIPSIS - 1;
}
