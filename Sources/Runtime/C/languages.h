/* ---- Choosing a language ---- */

#define DIALOG_TAG_SIZE 64

/** A language that someone reads, as it is looked up: `zh-hant-tw`. */
typedef struct dialog_range {
  char tag[DIALOG_TAG_SIZE];
  size_t length;
  int quality; /**< 0 to 1000 */
} dialog_range;

DIALOG_FUNCTION bool dialog_ends_range(char c) {
  return c == '\0' || c == ',' || c == ':' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/** Adds to the tag; what is too long for it is cut, as no language's tag is that long. */
DIALOG_FUNCTION void dialog_range_add(dialog_range *range, char c) {
  if (range->length + 1 < DIALOG_TAG_SIZE) range->tag[range->length++] = dialog_lower(c);
  range->tag[range->length] = '\0';
}

/** Puts the script that POSIX writes last (`latin` of `sr_RS`) after the language. */
DIALOG_FUNCTION void dialog_range_set_script(dialog_range *range, const char *script) {
  size_t language = strcspn(range->tag, "-");
  size_t length = strlen(script);
  if (range->length + length >= DIALOG_TAG_SIZE) return;
  memmove(range->tag + language + length, range->tag + language, range->length - language + 1);
  memcpy(range->tag + language, script, length);
  range->length += length;
}

/** Reads `;q=0.8`, in thousandths. */
DIALOG_FUNCTION int dialog_read_quality(const char *text) {
  int quality = *text >= '1' && *text <= '9' ? 1000 : 0;
  if (*text != '\0' && text[1] == '.') {
    int unit = 100;
    for (text += 2; dialog_is_digit(*text) && unit > 0; text++, unit /= 10) {
      quality += (*text - '0') * unit;
    }
  }
  return quality > 1000 ? 1000 : quality;
}

/** Reads the first range of a list, which moves past it. */
DIALOG_FUNCTION dialog_range dialog_next_range(const char **list) {
  dialog_range range = {{0}, 0, 1000};
  const char *text = *list;
  while (dialog_is_letter(*text) || dialog_is_digit(*text) || *text == '-' || *text == '_') {
    dialog_range_add(&range, *text == '_' ? '-' : *text);
    text++;
  }
  /* An encoding, `.UTF-8`, tells nothing; a modifier may tell the script. */
  for (; !dialog_ends_range(*text) && *text != ';'; text++) {
    if (strncmp(text, "@latin", 6) == 0) dialog_range_set_script(&range, "-latn");
    if (strncmp(text, "@cyrillic", 9) == 0) dialog_range_set_script(&range, "-cyrl");
  }
  while (*text == ' ') text++;
  while (*text == ';') {
    do text++;
    while (*text == ' ');
    if ((*text == 'q' || *text == 'Q') && text[1] == '=') {
      range.quality = dialog_read_quality(text + 2);
    }
    while (!dialog_ends_range(*text) && *text != ';') text++;
  }
  while (*text != '\0' && dialog_ends_range(*text)) text++;
  *list = text > *list || *text == '\0' ? text : text + 1;
  return range;
}

/** How well a language that answers to some tags answers to one: 2, well; 1, for want of a better one;
    0, not. */
DIALOG_FUNCTION int dialog_answers_to(const char *tag, const dialog_range *range) {
  while (*tag != '\0') {
    int grade = *tag == '~' ? 1 : 2;
    if (*tag == '~') tag++;
    size_t length = strcspn(tag, " ");
    if (length == range->length && memcmp(tag, range->tag, length) == 0) return grade;
    tag += length;
    if (*tag == ' ') tag++;
  }
  return 0;
}

/** Drops the last subtag, and with it a singleton that would then be last (RFC 4647, 3.4). Returns
    whether anything is left. */
DIALOG_FUNCTION bool dialog_shorten(dialog_range *range) {
  size_t length = range->length;
  do {
    while (length > 0 && range->tag[length - 1] != '-') length--;
    if (length > 0) length--;
  } while (length > 1 && range->tag[length - 2] == '-');
  range->length = length;
  range->tag[length] = '\0';
  return length > 0;
}

/** What another code of a language stands for (`cmn=zh` among the tags of a language), up to the
    next space; NULL of a code that is not known. */
DIALOG_FUNCTION const char *dialog_meaning_of(
    const dialog_languages *languages, const char *code, size_t length) {
  for (size_t i = 0; i < languages->count; i++) {
    const char *tag = dialog_tags_of(languages, i);
    while (*tag != '\0') {
      if (strncmp(tag, code, length) == 0 && tag[length] == '=') return tag + length + 1;
      tag += strcspn(tag, " ");
      if (*tag == ' ') tag++;
    }
  }
  return NULL;
}

/** Puts the customary code of a language in the place of another: zh-hant for cmn-hant. */
DIALOG_FUNCTION void dialog_set_code(const dialog_languages *languages, dialog_range *range) {
  size_t code = strcspn(range->tag, "-");
  const char *meaning = dialog_meaning_of(languages, range->tag, code);
  size_t length = meaning == NULL ? 0 : strcspn(meaning, " ");
  if (meaning == NULL || range->length - code + length >= DIALOG_TAG_SIZE) return;
  memmove(range->tag + length, range->tag + code, range->length - code + 1);
  memcpy(range->tag, meaning, length);
  range->length += length - code;
}

/** The language that a tag finds, or DIALOG_NONE. */
DIALOG_FUNCTION int dialog_look_up_tag(
    const dialog_languages *languages, dialog_range range, int *grade) {
  if (range.length == 0) return DIALOG_NONE;
  dialog_set_code(languages, &range);
  do {
    for (size_t i = 0; i < languages->count; i++) {
      *grade = dialog_answers_to(dialog_tags_of(languages, i), &range);
      if (*grade > 0) return (int)i;
    }
  } while (dialog_shorten(&range));
  return DIALOG_NONE;
}

/** Whether three letters, and nothing else, are a subtag. */
DIALOG_FUNCTION bool dialog_is_three_letters(const char *subtag) {
  for (int i = 0; i < 3; i++) {
    if (!dialog_is_letter(subtag[i])) return false;
  }
  return subtag[3] == '-' || subtag[3] == '\0';
}

DIALOG_FUNCTION void dialog_range_cut(dialog_range *range, size_t start, size_t length) {
  memmove(range->tag + start, range->tag + start + length, range->length - start - length + 1);
  range->length -= length;
}

/** The language that a range finds, or DIALOG_NONE. Where a language of its own comes after a larger one
    (`zh-cmn-hant`; RFC 5646, 4.5), that finds first, then the larger one: cmn-hant, zh-hant. */
DIALOG_FUNCTION int dialog_look_up(
    const dialog_languages *languages, dialog_range range, int *grade) {
  size_t code = strcspn(range.tag, "-");
  if (range.tag[code] == '-' && dialog_is_three_letters(range.tag + code + 1)) {
    dialog_range own = range;
    dialog_range_cut(&own, 0, code + 1);
    int found = dialog_look_up_tag(languages, own, grade);
    if (found != DIALOG_NONE) return found;
    dialog_range_cut(&range, code, 4);
  }
  return dialog_look_up_tag(languages, range, grade);
}

/** The language of a project that suits someone best.

    The list names the languages that someone reads, best first: BCP 47 tags between commas, with
    qualities or without (`zh-TW, en;q=0.8`, as in Accept-Language), or locales of POSIX
    between colons (`ko_KR.UTF-8`, `pt_BR:en`), also after the name of the variable that holds them
    (`LANGUAGE=pt_BR:en`). They are looked up one after the other as by RFC 4647; a
    region finds the language that is nearest to it, and zh-TW finds zh-Hant.

    Returns its index: 0, the source language, where nothing suits. */
DIALOG_FUNCTION size_t dialog_choose_language(const dialog_languages *languages, const char *list) {
  int best = 0, best_quality = 0;
  if (list != NULL && list[strcspn(list, "=,:;")] == '=') list += strcspn(list, "=") + 1;
  while (list != NULL && *list != '\0') {
    dialog_range range = dialog_next_range(&list);
    int grade = 0;
    int language = dialog_look_up(languages, range, &grade);
    if (language == DIALOG_NONE || range.quality == 0) continue;
    int quality = range.quality + (grade == 2 ? 1000 : 0);
    if (quality > best_quality) {
      best = language;
      best_quality = quality;
    }
  }
  return (size_t)best;
}
