/* ---- Shapes of Arabic letters ---- */

static const dialog_letter_forms *dialog_forms(
    const dialog_letter_forms *table, size_t count, uint32_t scalar) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (table[middle].letter < scalar) low = middle + 1;
    else high = middle;
  }
  return low < count && table[low].letter == scalar ? &table[low] : NULL;
}

#define DIALOG_FORMS(table, scalar) \
  dialog_forms(dialog_##table##_table, DIALOG_COUNT(dialog_##table##_table), scalar)

#define DIALOG_TATWEEL 0x640u

static bool dialog_joins_after(uint32_t scalar) {
  const dialog_letter_forms *letter = DIALOG_FORMS(arabic, scalar);
  return scalar == DIALOG_TATWEEL || scalar == 0x200D || (letter != NULL && letter->forms[2] != 0);
}

static bool dialog_joins_before(uint32_t scalar) {
  const dialog_letter_forms *letter = DIALOG_FORMS(arabic, scalar);
  return scalar == DIALOG_TATWEEL || scalar == 0x200D || (letter != NULL && letter->forms[1] != 0);
}

/** The next scalar that is no mark on the one before it. */
static uint32_t dialog_next_letter(const char *text) {
  uint32_t scalar = *text == '\0' ? 0 : dialog_next_scalar(&text);
  while (scalar >= 0x300 && scalar != 0x200D && dialog_scalar_columns(scalar) == 0) {
    scalar = *text == '\0' ? 0 : dialog_next_scalar(&text);
  }
  return scalar;
}

/** The form of a letter: 0 alone, 1 at the end, 2 at the start, 3 in the middle. */
static uint32_t dialog_shaped(uint32_t scalar, bool joins_before, bool joins_after) {
  const dialog_letter_forms *letter = DIALOG_FORMS(arabic, scalar);
  if (letter == NULL) return scalar;
  int form = (joins_before ? 1 : 0) + (joins_after ? 2 : 0);
  if (letter->forms[form] == 0) form = joins_before ? 1 : 0;
  return letter->forms[form] == 0 ? scalar : letter->forms[form];
}

/** Writes a text with its Arabic letters in the shapes that they have side by side. A lam and the
    alef after it are one, unless clusters are to stay apart. */
static void dialog_put_shaped(dialog_output *out, const char *text, bool has_ligatures) {
  uint32_t before = 0;
  while (*text != '\0') {
    uint32_t scalar = dialog_next_scalar(&text);
    if (scalar >= 0x300 && scalar != 0x200D && dialog_scalar_columns(scalar) == 0) {
      dialog_put_scalar(out, scalar);
      continue;
    }
    uint32_t after = dialog_next_letter(text);
    bool joins_before = dialog_joins_after(before) && dialog_joins_before(scalar);
    bool joins_after = dialog_joins_after(scalar) && dialog_joins_before(after);
    const char *next = text;
    const dialog_letter_forms *pair = NULL;
    if (scalar == 0x644 && *text != '\0' && has_ligatures) {
      pair = DIALOG_FORMS(lam_alef, dialog_next_scalar(&next));
    }
    if (pair != NULL) {
      dialog_put_scalar(out, pair->forms[joins_before ? 1 : 0]);
      text = next;
      before = after;
    } else {
      dialog_put_scalar(out, dialog_shaped(scalar, joins_before, joins_after));
      before = scalar;
    }
  }
}
