/* ---- Pages: what is on the screen at a time ---- */

/** Room for the texts of a page, in bytes. What is more ends in an ellipsis; titles of choices and
    labels of fields come first, each with its share, so that none is without a text. */
#define DIALOG_PAGE_SIZE 24576
#define DIALOG_PAGE_LINES 400

typedef enum dialog_position {
  DIALOG_AT_CENTER,
  DIALOG_AT_BOTTOM,
  DIALOG_AT_TOP,
  DIALOG_AT_SOURCE /**< a popover */
} dialog_position;

typedef struct dialog_page_text {
  const char *text;
  unsigned char style;
} dialog_page_text;

typedef struct dialog_page_choice {
  const char *label; /**< the title, with a sign before it where the choice destroys something */
  const char *title;
  const char *written; /**< as it was given, before its letters were shaped */
  int place; /**< among the choices of the dialog */
  dialog_role role;
  bool is_default, is_disabled;
  bool is_apart; /**< a sheet's Cancel */
} dialog_page_choice;

typedef struct dialog_page_field {
  const char *label;
  const dialog_shown_field *field;
  dialog_editor editor;
} dialog_page_field;

/** A dialog, or a step of one, with its texts as they are drawn. */
typedef struct dialog_page {
  bool is_right_to_left;
  dialog_position position;
  dialog_arrangement arrangement;
  bool is_leading; /**< texts begin at the leading edge rather than stand in the middle */
  bool opens; /**< leads to another page */
  bool closes; /**< is dismissed where it is pressed */
  dialog_page_text texts[8];
  size_t text_count;
  const char *badge; /**< or NULL */
  const char *note; /**< why an answer was not taken, or NULL */
  dialog_page_choice choices[DIALOG_SHOWN_CHOICES];
  int choice_count;
  int awaiting; /**< the choice that waits for the fields, or DIALOG_NONE */
  dialog_page_field fields[DIALOG_SHOWN_FIELDS];
  int field_count;
  int focus; /**< fields first, then choices; DIALOG_NONE */
  bool is_turned; /**< a row's choices are in the order of a stack */
  bool is_shaped; /**< Arabic letters are shaped here */
  const uint32_t *words; /**< of Thai, or NULL */
  const dialog_refusals *refusals; /**< or NULL */
  size_t note_place; /**< of the note among the texts; 0: there was none */
  char store[DIALOG_PAGE_SIZE];
  size_t stored;
} dialog_page;

/** Before what destroys: its colour cannot be seen by everybody, nor everywhere. */
#define DIALOG_DESTRUCTIVE_SIGN "! "

/** The most marks in a row that are shown, as in Unicode's Stream-Safe Text Format: more would take
    the room of what is after them. */
enum { DIALOG_MARKS = 30 };

/** Writes a text without what a terminal would take for more than text: control characters, and
    marks that turn the direction of what follows. */
static void dialog_put_clean(dialog_output *out, const char *text) {
  int marks = 0;
  while (*text != '\0') {
    uint32_t scalar = dialog_next_scalar(&text);
    bool is_line = scalar == '\n' || scalar == 0x2028 || scalar == 0x2029;
    marks = scalar >= 0x300 && dialog_scalar_columns(scalar) == 0 ? marks + 1 : 0;
    bool is_dropped = scalar == 0xAD || scalar == '\r' || scalar == 0xFEFF || marks > DIALOG_MARKS
        || (scalar >= 0x202A && scalar <= 0x202E) || (scalar >= 0x206A && scalar <= 0x206F)
        || (scalar >= 0xE0000 && scalar < 0xE0020);
    if (is_line) dialog_put_literal(out, "\n");
    else if (scalar == '\t') dialog_put_literal(out, " ");
    else if (scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)) dialog_put_scalar(out, 0xFFFD);
    else if (!is_dropped) dialog_put_scalar(out, scalar);
  }
}

/** Keeps a text as it is drawn, after a sign.

    @param count how many texts are still to come, with this one, that want as much room */
static const char *dialog_page_keep_signed(
    dialog_page *page, const char *sign, const char *text, bool is_one_line, size_t count) {
  char *start = page->store + page->stored;
  size_t room = sizeof page->store - page->stored;
  /* Shaped letters take up to half as much again, and are written after the others first. */
  size_t share = room / count / (page->is_shaped ? 3 : 1);
  dialog_output out = dialog_output_to(start, share > 3 ? share - 3 : 1);
  dialog_put_literal(&out, sign);
  if (text != NULL) dialog_put_clean(&out, text);
  dialog_output_end(&out);
  if (share > 3 && out.needed > out.kept) out.kept = dialog_mark_cut(start, out.kept);
  if (page->is_shaped && dialog_has_right_to_left(start, out.kept)) {
    char *shaped = start + out.kept + 1;
    size_t rest = room - out.kept - 1;
    dialog_output copy = dialog_output_to(shaped, rest);
    if (rest > 0) {
      dialog_put_shaped(&copy, start, true);
      dialog_output_end(&copy);
      memmove(start, shaped, copy.kept + 1);
      out.kept = copy.kept;
    }
  }
  for (char *c = start; is_one_line && *c != '\0'; c++) {
    if (*c == '\n') *c = ' ';
  }
  if (out.kept + 1 < room) page->stored += out.kept + 1;
  else page->stored = sizeof page->store - 1;
  return start;
}

static const char *dialog_page_keep(
    dialog_page *page, const char *text, bool is_one_line, size_t count) {
  return dialog_page_keep_signed(page, "", text, is_one_line, count);
}

static void dialog_page_add_text(dialog_page *page, const char *text, unsigned char style) {
  if (text == NULL || *text == '\0' || page->text_count == DIALOG_COUNT(page->texts)) return;
  dialog_page_text entry = {dialog_page_keep(page, text, false, 2), style};
  page->texts[page->text_count++] = entry;
}

/** @param count how many choices are still to come, with this one */
static void dialog_page_add_choice(
    dialog_page *page, const dialog_shown *shown, size_t place, const char *title, size_t count) {
  const dialog_shown_choice *choice = &shown->choices[place];
  if (page->choice_count == DIALOG_SHOWN_CHOICES) return;
  dialog_page_choice *entry = &page->choices[page->choice_count++];
  memset(entry, 0, sizeof *entry);
  const char *sign = choice->role == DIALOG_ROLE_DESTRUCTIVE ? DIALOG_DESTRUCTIVE_SIGN : "";
  entry->label = dialog_page_keep_signed(page, sign, title, true, count + 2);
  bool has_room = strlen(entry->label) >= strlen(sign);
  entry->title = entry->label + (has_room ? strlen(sign) : 0);
  entry->written = title;
  entry->place = (int)place;
  entry->role = choice->role;
  entry->is_default = (int)place == shown->default_place;
  entry->is_apart = shown->kind == DIALOG_ACTION_SHEET && choice->role == DIALOG_ROLE_CANCEL;
}

/** The text of the field stands in the answer. */
static void dialog_page_add_field(dialog_page *page, const dialog_shown_field *field, char *text) {
  if (page->field_count == DIALOG_SHOWN_FIELDS) return;
  dialog_page_field *entry = &page->fields[page->field_count++];
  entry->label = dialog_page_keep(page, field->label, true, DIALOG_LABEL_SHARE);
  entry->field = field;
  entry->editor.text = text;
  entry->editor.cursor = strlen(text);
}

static void dialog_page_start(dialog_page *page, const dialog_shown *shown, bool is_shaped) {
  memset(page, 0, offsetof(dialog_page, store));
  page->stored = 0;
  page->is_right_to_left = shown->is_right_to_left;
  page->is_shaped = is_shaped;
  page->words = shown->words;
  page->refusals = shown->refusals;
  page->awaiting = DIALOG_NONE;
  page->focus = DIALOG_NONE;
  page->arrangement = shown->arrangement;
}

/** Says something on the page in the place of what was said there before; NULL: nothing. */
static void dialog_page_note(dialog_page *page, const char *note) {
  if (page->note_place == 0) page->note_place = page->stored;
  page->stored = page->note_place;
  page->note = note == NULL ? NULL : dialog_page_keep(page, note, true, 1);
}

/* Focus */

static int dialog_page_stops(const dialog_page *page) {
  return page->field_count + page->choice_count;
}

static bool dialog_page_is_enabled(const dialog_page *page, int stop) {
  return stop < page->field_count || !page->choices[stop - page->field_count].is_disabled;
}

static bool dialog_page_destroys(const dialog_page *page, int stop) {
  int choice = stop - page->field_count;
  return choice >= 0 && page->choices[choice].role == DIALOG_ROLE_DESTRUCTIVE;
}

/** Moves the focus to the next stop that can have it, or the one before; around the end, but where
    it is careful not on to what destroys, which nobody looks for there. */
static void dialog_page_go(dialog_page *page, int step, bool is_careful) {
  int count = dialog_page_stops(page), stop = page->focus;
  if (stop == DIALOG_NONE) stop = step > 0 ? -1 : count;
  for (int i = 0; i < count; i++) {
    bool turns = stop + step < 0 || stop + step >= count;
    stop = (stop + step + count) % count;
    if (turns && is_careful && dialog_page_destroys(page, stop)) return;
    if (dialog_page_is_enabled(page, stop)) {
      page->focus = stop;
      return;
    }
  }
}

static void dialog_page_move(dialog_page *page, int step) { dialog_page_go(page, step, false); }

static dialog_page_field *dialog_page_focused_field(dialog_page *page) {
  bool is_field = page->focus >= 0 && page->focus < page->field_count;
  return is_field ? &page->fields[page->focus] : NULL;
}

/** The choice that has the focus, or DIALOG_NONE. */
static int dialog_page_focused_choice(const dialog_page *page) {
  return page->focus >= page->field_count ? page->focus - page->field_count : DIALOG_NONE;
}

/** The first field that may not be sent as it is, or DIALOG_NONE. */
static int dialog_page_open_field(const dialog_page *page) {
  for (int i = 0; i < page->field_count; i++) {
    if (!dialog_is_valid(page->fields[i].field, page->fields[i].editor.text)) return i;
  }
  return DIALOG_NONE;
}

/** Lets the button that waits for the fields be pressed, or not. */
static void dialog_page_check(dialog_page *page) {
  if (page->awaiting == DIALOG_NONE) return;
  page->choices[page->awaiting].is_disabled = dialog_page_open_field(page) != DIALOG_NONE;
}

static int dialog_page_default(const dialog_page *page) {
  for (int i = 0; i < page->choice_count; i++) {
    if (page->choices[i].is_default) return i;
  }
  return DIALOG_NONE;
}

/** Where the focus is at first: in the first field, else on the default button, else on the first
    choice that can be chosen and destroys nothing. */
static void dialog_page_settle(dialog_page *page) {
  dialog_page_check(page);
  if (page->field_count > 0) page->focus = 0;
  for (int i = 0; i < page->choice_count && page->field_count == 0; i++) {
    const dialog_page_choice *choice = &page->choices[i];
    if (choice->role == DIALOG_ROLE_DESTRUCTIVE || choice->is_disabled) continue;
    if (page->focus == DIALOG_NONE || choice->is_default) page->focus = i;
  }
}

/** Turns the choices of a row, which end with the likeliest, into those of a stack, which begins
    with it; or back. */
static void dialog_page_turn(dialog_page *page) {
  int last = page->choice_count - 1;
  for (int i = 0; i < last - i; i++) {
    dialog_page_choice choice = page->choices[i];
    page->choices[i] = page->choices[last - i];
    page->choices[last - i] = choice;
  }
  if (page->awaiting != DIALOG_NONE) page->awaiting = last - page->awaiting;
  if (page->focus >= page->field_count) {
    page->focus = page->field_count + last - (page->focus - page->field_count);
  }
  page->is_turned = !page->is_turned;
}
