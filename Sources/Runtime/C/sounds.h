/* ---- Sounds: how a value begins or ends when it is read aloud ---- */

/** The sound of a value that stands nearest the word that agrees with it; the order of the forms
    of an AGREE instruction. */
typedef enum dialog_reading {
  DIALOG_VOWEL,
  DIALOG_CONSONANT,
  DIALOG_LIQUID, /**< the consonant ㄹ, after which 으로 is 로 */
  DIALOG_UNKNOWN
} dialog_reading;

/** The sound of a reading in a table: its letter `v`, `c` or `l`. */
DIALOG_FUNCTION dialog_reading dialog_reading_of(char letter) {
  switch (letter) {
    case 'v': return DIALOG_VOWEL;
    case 'c': return DIALOG_CONSONANT;
    case 'l': return DIALOG_LIQUID;
    default: return DIALOG_UNKNOWN;
  }
}

/** Looks a word up in a table such as `web c tab c`; NUL where it is not there. */
DIALOG_FUNCTION char dialog_find_letter(const char *table, const char *word, size_t length) {
  while (*table != '\0') {
    size_t entry = strcspn(table, " ");
    if (entry == length && memcmp(table, word, length) == 0) return table[entry + 1];
    table += entry + 2;
    if (*table == ' ') table++;
  }
  return '\0';
}

/** The same of sounds; DIALOG_UNKNOWN where it is not there. */
DIALOG_FUNCTION dialog_reading
dialog_find_reading(const char *table, const char *word, size_t length) {
  return dialog_reading_of(dialog_find_letter(table, word, length));
}

/** Whether a word stands in a list such as `LED SUV`. */
DIALOG_FUNCTION bool dialog_lists(const char *list, const char *word, size_t length) {
  while (*list != '\0') {
    size_t entry = strcspn(list, " ");
    if (entry == length && memcmp(list, word, length) == 0) return true;
    list += entry;
    if (*list == ' ') list++;
  }
  return false;
}

/** What is passed over when a value is read aloud: punctuation, quotes, pictures, but no sign that
    has a name. Its ranges stand after it, and then a string. */
typedef struct dialog_unread {
  uint32_t count; /**< of ranges */
} dialog_unread;

/** Scalars, the first and the last of them. */
typedef struct dialog_scalar_range {
  uint32_t first, last;
} dialog_scalar_range;

DIALOG_FUNCTION const dialog_scalar_range *dialog_unread_ranges(const dialog_unread *unread) {
  return (const dialog_scalar_range *)(const void *)(unread + 1);
}

/** `% c & v`: see dialog_find_reading. */
DIALOG_FUNCTION const char *dialog_signs(const dialog_unread *unread) {
  return (const char *)(dialog_unread_ranges(unread) + unread->count);
}

/** Looks a scalar up in a table of signs. */
DIALOG_FUNCTION dialog_reading dialog_sign(const char *table, uint32_t scalar) {
  char bytes[8];
  dialog_output out = dialog_output_to(bytes, sizeof bytes);
  dialog_put_scalar(&out, scalar);
  return dialog_find_reading(table, bytes, out.kept);
}

DIALOG_FUNCTION bool dialog_is_unread(const dialog_unread *unread, uint32_t scalar) {
  for (size_t i = 0; i < unread->count; i++) {
    const dialog_scalar_range *range = &dialog_unread_ranges(unread)[i];
    if (scalar >= range->first && scalar <= range->last) {
      return dialog_sign(dialog_signs(unread), scalar) == DIALOG_UNKNOWN;
    }
  }
  return false;
}

/** Reads the scalar before a place of a string, which moves back to it; see dialog_next_scalar. */
DIALOG_FUNCTION uint32_t dialog_previous_scalar(const char *start, const char **place) {
  const char *from = *place - 1;
  while (from > start && *place - from < 4 && ((unsigned char)*from & 0xC0) == 0x80) from--;
  const char *end = from;
  uint32_t scalar = dialog_next_scalar(&end);
  if (end != *place) {
    --*place;
    return DIALOG_REPLACEMENT;
  }
  *place = from;
  return scalar;
}

/** The scalar before a place; 0 at the start of a string. */
DIALOG_FUNCTION uint32_t dialog_scalar_before(const char *start, const char *place) {
  return place > start ? dialog_previous_scalar(start, &place) : 0;
}

DIALOG_FUNCTION bool dialog_is_vowel(char letter) {
  return letter != '\0' && strchr("aeiouy", letter) != NULL;
}

/** What stands before the round bracket that ends a text; NULL where none ends it or nothing that is
    read stands before it. */
DIALOG_FUNCTION const char *dialog_before_bracket(
    const dialog_unread *unread, const char *start, const char *end) {
  int depth = 0;
  do {
    uint32_t scalar = dialog_previous_scalar(start, &end);
    if (scalar == ')' || scalar == 0xFF09) depth++;
    if (scalar == '(' || scalar == 0xFF08) depth--;
  } while (depth > 0 && end > start);
  if (depth > 0) return NULL;
  for (const char *before = end; before > start;) {
    if (!dialog_is_unread(unread, dialog_previous_scalar(start, &before))) return end;
  }
  return NULL;
}

/** The end of what is read of a text.

    Writes the scalar that stands there to `passed`, 0 where none was passed over. */
DIALOG_FUNCTION const char *dialog_pass_unread(
    const dialog_unread *unread, const char *start, const char *end, uint32_t *passed) {
  while (end > start) {
    const char *before = end;
    uint32_t last = dialog_previous_scalar(start, &before);
    if (last == ')' || last == 0xFF09) {
      const char *open = dialog_before_bracket(unread, start, end);
      if (open != NULL) before = open;
    } else if (!dialog_is_unread(unread, last)) {
      break;
    }
    end = before;
    *passed = last;
  }
  return end;
}
