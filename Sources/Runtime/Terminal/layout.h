/* ---- Layout: what stands in each row of the screen ---- */

typedef enum dialog_row_kind {
  DIALOG_ROW_EMPTY,
  DIALOG_ROW_TOP, /**< of a box */
  DIALOG_ROW_BOTTOM,
  DIALOG_ROW_RULE, /**< parts a box */
  DIALOG_ROW_SPACE, /**< within a box */
  DIALOG_ROW_TEXT, /**< index: a line */
  DIALOG_ROW_FIELD, /**< index: a field */
  DIALOG_ROW_NOTE, /**< line: of the note */
  DIALOG_ROW_CHOICE, /**< index: a choice; line: of its title */
  DIALOG_ROW_CHOICES /**< all of them side by side */
} dialog_row_kind;

typedef struct dialog_row_plan {
  dialog_row_kind kind;
  int index, line;
} dialog_row_plan;

/** A part of a page that scrolls where it does not fit. */
typedef struct dialog_view {
  int total; /**< rows of all of it */
  int rows; /**< that are shown */
  int first; /**< of those */
} dialog_view;

typedef struct dialog_layout {
  int left, width; /**< of the box with its border */
  int top, bottom; /**< rows of the screen; the last is after it */
  bool has_border;
  bool is_row; /**< choices stand side by side */
  int margin; /**< between the border and texts */
  int label; /**< columns of the fields' labels; 0: they stand in the fields */
  int arrow; /**< the column of a popover's arrow, or DIALOG_NONE */
  bool points_up;
  dialog_line lines[DIALOG_PAGE_LINES];
  dialog_view texts, fields, choices; /**< a sheet's Cancel is not among those that scroll */
  int apart; /**< the rows of that Cancel */
  int notes; /**< the rows of the note */
  dialog_line titles[DIALOG_SHOWN_CHOICES]; /**< first lines of titles that have more than one */
  int heights[DIALOG_SHOWN_CHOICES];
  dialog_row_plan rows[DIALOG_ROWS];
} dialog_layout;

/** The widest that text is set, as long lines are hard to read, and the narrowest; the widest that
    the title of a choice makes a page. */
enum {
  DIALOG_WIDEST = 52,
  DIALOG_NARROWEST = 28,
  DIALOG_FIELD_WIDTH = 40,
  DIALOG_WIDEST_TITLE = 120
};

/** The most rows that the title of a choice has; what is more ends in an ellipsis. */
enum { DIALOG_TITLE_ROWS = 4 };

enum { DIALOG_NOTE_ROWS = 3 };

static int dialog_smaller(int a, int b) { return a < b ? a : b; }

static int dialog_larger(int a, int b) { return a > b ? a : b; }

static int dialog_inner_width(const dialog_layout *layout) {
  return layout->has_border ? layout->width - 2 : layout->width;
}

/** Columns for texts. Where there is no border, the last one is left for the sign of scrolling. */
static int dialog_text_width(const dialog_layout *layout) {
  int width = dialog_inner_width(layout) - 2 * layout->margin - (layout->has_border ? 0 : 1);
  return dialog_larger(width, 1);
}

static int dialog_text_left(const dialog_layout *layout) {
  return layout->left + (layout->has_border ? 1 : 0) + layout->margin;
}

/* Widths */

static int dialog_widest_title(const dialog_page *page) {
  int widest = 0;
  for (int i = 0; i < page->choice_count; i++) {
    const char *title = page->choices[i].label;
    widest = dialog_larger(widest, dialog_columns(title, strlen(title)));
  }
  return widest;
}

/** The columns that the page would like to have within the border and the margins. */
static int dialog_natural_width(const dialog_page *page) {
  int width = DIALOG_NARROWEST, title = dialog_widest_title(page);
  for (size_t i = 0; i < page->text_count; i++) {
    int columns = dialog_columns(page->texts[i].text, strlen(page->texts[i].text));
    width = dialog_larger(width, dialog_smaller(columns, DIALOG_WIDEST));
  }
  if (page->field_count > 0) width = dialog_larger(width, DIALOG_FIELD_WIDTH);
  if (page->position == DIALOG_AT_TOP) width = DIALOG_WIDEST;
  int count = page->arrangement == DIALOG_ROW ? page->choice_count : 1;
  int row = count * (title + 4);
  int titles = dialog_smaller(title + 6, DIALOG_WIDEST_TITLE);
  return dialog_larger(width, row <= DIALOG_WIDEST ? row : titles);
}

/** Whether every title fits into its share of a row. */
static bool dialog_row_fits(const dialog_page *page, const dialog_layout *layout) {
  int count = page->choice_count;
  if (page->arrangement != DIALOG_ROW || count == 0) return false;
  return dialog_widest_title(page) + 2 <= (dialog_inner_width(layout) - (count - 1)) / count;
}

static void dialog_set_width(
    dialog_page *page, const dialog_screen *screen, dialog_layout *layout, bool has_border) {
  layout->has_border = has_border;
  layout->margin = !has_border ? 0 : screen->columns >= 40 ? 2 : 1;
  layout->width = screen->columns;
  if (has_border) {
    int wanted = dialog_natural_width(page) + 2 * layout->margin + 2;
    layout->width = dialog_smaller(wanted, screen->columns);
  }
  layout->is_row = dialog_row_fits(page, layout);
  if (page->arrangement == DIALOG_ROW && layout->is_row == page->is_turned) dialog_page_turn(page);
  layout->left = (screen->columns - layout->width) / 2;
}

/* Heights */

static int dialog_line_count(dialog_reader reader, int width) {
  int count = 0;
  for (; *reader.place != '\0' && count < DIALOG_PAGE_LINES; count++) {
    dialog_next_line(&reader, width);
  }
  return count;
}

/** The least width that takes no more lines: short texts in the middle look best with lines of
    about the same length. */
static int dialog_balanced_width(dialog_reader text, int width) {
  int count = dialog_line_count(text, width), low = width / 2, high = width;
  if (count < 2 || count > 4) return width;
  while (low < high) {
    int middle = (low + high) / 2;
    if (dialog_line_count(text, dialog_larger(middle, 1)) <= count) high = middle;
    else low = middle + 1;
  }
  return dialog_larger(high, 1);
}

static void dialog_break_texts(const dialog_page *page, dialog_layout *layout) {
  int whole = dialog_text_width(layout);
  layout->texts.total = 0;
  for (size_t i = 0; i < page->text_count; i++) {
    dialog_reader reader = dialog_reader_of(page->texts[i].text, page->words);
    int width = page->is_leading ? whole : dialog_balanced_width(reader, whole);
    /* The badge stands at the end of the first line. */
    int taken = i == 0 && page->badge != NULL ? (int)strlen(page->badge) + 1 : 0;
    while (*reader.place != '\0' && layout->texts.total < DIALOG_PAGE_LINES) {
      dialog_line line = dialog_next_line(&reader, dialog_larger(width - taken, 1));
      line.style = page->texts[i].style;
      layout->lines[layout->texts.total++] = line;
      taken = 0;
    }
    if (*reader.place != '\0') {
      dialog_line cut = {DIALOG_ELLIPSIS, sizeof DIALOG_ELLIPSIS - 1, 1, page->texts[i].style};
      layout->lines[DIALOG_PAGE_LINES - 1] = cut;
    }
  }
}

/** Whether a choice stands by itself below the others. */
static bool dialog_is_apart(const dialog_page *page, int choice) {
  return page->choices[choice].is_apart && page->choice_count > 1;
}

/** The columns of titles in a stack; in a sheet there may be numbers on both sides of them. */
static int dialog_title_width(const dialog_page *page, const dialog_layout *layout) {
  int width = dialog_text_width(layout);
  return page->arrangement == DIALOG_SHEET && width > 12 ? width - 4 : width;
}

/** The rows of each title, in a stack. */
static void dialog_break_titles(const dialog_page *page, dialog_layout *layout) {
  int width = dialog_title_width(page, layout);
  layout->choices.total = layout->is_row ? 1 : 0;
  layout->apart = 0;
  for (int i = 0; i < page->choice_count; i++) {
    dialog_reader reader = dialog_reader_of(page->choices[i].label, page->words);
    layout->titles[i] = dialog_next_line(&reader, width);
    layout->heights[i] = 1;
    while (*reader.place != '\0' && layout->heights[i] < DIALOG_TITLE_ROWS) {
      dialog_next_line(&reader, width);
      layout->heights[i]++;
    }
    if (dialog_is_apart(page, i)) layout->apart = layout->heights[i];
    else if (!layout->is_row) layout->choices.total += layout->heights[i];
  }
}

/** A note has a few rows at most; what is more is not seen. */
static void dialog_break_note(const dialog_page *page, dialog_layout *layout) {
  layout->notes = 0;
  if (page->note == NULL) return;
  int count =
      dialog_line_count(dialog_reader_of(page->note, page->words), dialog_text_width(layout));
  layout->notes = dialog_smaller(count, DIALOG_NOTE_ROWS);
}

/** Room for a line of a title that is cut, in bytes. */
enum { DIALOG_CUT_SIZE = 1024 };

/** A line of a choice's title. Where there is more of it than rows, the last one ends in an
    ellipsis and stands in the buffer. */
static dialog_line dialog_title_line(
    const dialog_page *page, const dialog_layout *layout, int choice, int line, char *cut) {
  int width = dialog_title_width(page, layout);
  dialog_reader reader = dialog_reader_of(page->choices[choice].label, page->words);
  for (int i = 0; i < line; i++) dialog_next_line(&reader, width);
  dialog_reader narrow = reader;
  dialog_line found = dialog_next_line(&reader, width);
  if (line + 1 < DIALOG_TITLE_ROWS || *reader.place == '\0') return found;
  found = dialog_next_line(&narrow, dialog_larger(width - 1, 1));
  size_t length = found.length;
  while (length + sizeof DIALOG_ELLIPSIS > DIALOG_CUT_SIZE) {
    length = dialog_cluster_before(found.text, length);
  }
  memcpy(cut, found.text, length);
  found.length = dialog_mark_cut(cut, length);
  found.text = cut;
  found.columns = dialog_columns(cut, found.length);
  return found;
}

static void dialog_set_labels(const dialog_page *page, dialog_layout *layout) {
  int widest = 0;
  layout->label = 0;
  if (page->position == DIALOG_AT_TOP) return;
  for (int i = 0; i < page->field_count; i++) {
    const char *label = page->fields[i].label;
    widest = dialog_larger(widest, dialog_columns(label, strlen(label)));
  }
  if (widest + 2 + 14 <= dialog_text_width(layout)) layout->label = widest + 2;
}

/** How much room there is beside what must be there: 2, spaces too; 1, borders; 0, neither. */
typedef int dialog_comfort;

/** The rows of a page but for its texts, fields and choices. */
static int dialog_frame_rows(
    const dialog_page *page, const dialog_layout *layout, dialog_comfort comfort) {
  bool has_text = page->text_count > 0 || page->field_count > 0;
  if (comfort == 0) return layout->notes;
  int rows = layout->notes + 2 + (has_text && page->choice_count > 0 ? 1 : 0);
  if (layout->apart > 0) rows += comfort == 2 ? 2 : 1;
  if (comfort < 2 || page->position != DIALOG_AT_CENTER) return rows;
  /* The note takes the place of a space. */
  if (layout->notes > 0) rows--;
  return rows + (has_text ? 2 : 0) + (page->field_count > 0 && page->text_count > 0 ? 1 : 0);
}

/** Shares the rows out: every choice before any text, but for a row or two of it. */
static void dialog_share_rows(const dialog_page *page, dialog_layout *layout, int room) {
  int text = dialog_smaller(layout->texts.total, room > 5 ? 2 : 1);
  int field = page->field_count > 0 ? 1 : 0;
  room = dialog_larger(room - layout->apart, 1);
  int kept = dialog_smaller(text + field, room - 1);
  layout->choices.rows = dialog_smaller(layout->choices.total, room - kept);
  room -= layout->choices.rows;
  kept = dialog_larger(room - text, dialog_smaller(field, room));
  layout->fields.rows = dialog_smaller(page->field_count, kept);
  room -= layout->fields.rows;
  layout->texts.rows = dialog_smaller(layout->texts.total, room);
}

/** Keeps a view within what it has. */
static void dialog_clamp(dialog_view *view) {
  view->first = dialog_smaller(view->first, view->total - view->rows);
  view->first = dialog_larger(view->first, 0);
}

/** Scrolls a view so far that rows from `from` up to `to` are in it. */
static void dialog_reveal(dialog_view *view, int from, int to) {
  if (to > view->first + view->rows) view->first = to - view->rows;
  if (from < view->first) view->first = from;
  dialog_clamp(view);
}

static void dialog_reveal_focus(const dialog_page *page, dialog_layout *layout) {
  dialog_clamp(&layout->texts);
  int choice = dialog_page_focused_choice(page), row = 0;
  if (page->focus >= 0 && choice == DIALOG_NONE) {
    dialog_reveal(&layout->fields, page->focus, page->focus + 1);
  }
  dialog_clamp(&layout->fields);
  for (int i = 0; i < choice && !layout->is_row; i++) row += layout->heights[i];
  if (choice >= 0 && !dialog_is_apart(page, choice)) {
    dialog_reveal(&layout->choices, row, row + (layout->is_row ? 1 : layout->heights[choice]));
  }
  dialog_clamp(&layout->choices);
}
