/* ---- Layout: the rows of a page, and where they stand ---- */

static void dialog_add_row(
    dialog_layout *layout, const dialog_screen *screen, dialog_row_kind kind, int index, int line) {
  if (layout->bottom >= screen->rows) return;
  dialog_row_plan *row = &layout->rows[layout->bottom++];
  row->kind = kind;
  row->index = index;
  row->line = line;
}

static void dialog_add_choices(
    const dialog_page *page, dialog_layout *layout, const dialog_screen *screen,
    dialog_comfort comfort) {
  int row = 0, first = layout->choices.first, end = first + layout->choices.rows;
  if (layout->is_row) {
    if (layout->choices.rows > 0) dialog_add_row(layout, screen, DIALOG_ROW_CHOICES, 0, 0);
    return;
  }
  for (int i = 0; i < page->choice_count; i++) {
    bool is_apart = dialog_is_apart(page, i);
    if (is_apart && comfort == 1) dialog_add_row(layout, screen, DIALOG_ROW_RULE, 0, 0);
    if (is_apart && comfort == 2) dialog_add_row(layout, screen, DIALOG_ROW_BOTTOM, 0, 0);
    if (is_apart && comfort == 2) dialog_add_row(layout, screen, DIALOG_ROW_TOP, 0, 0);
    for (int line = 0; line < layout->heights[i]; line++) {
      bool is_shown = is_apart || (row >= first && row < end);
      if (is_shown) dialog_add_row(layout, screen, DIALOG_ROW_CHOICE, i, line);
      if (!is_apart) row++;
    }
  }
}

static void dialog_plan_rows(
    const dialog_page *page, dialog_layout *layout, const dialog_screen *screen,
    dialog_comfort comfort) {
  bool has_text = page->text_count > 0 || page->field_count > 0;
  bool has_spaces = comfort == 2 && page->position == DIALOG_AT_CENTER && has_text;
  for (int i = 0; i < DIALOG_ROWS; i++) layout->rows[i].kind = DIALOG_ROW_EMPTY;
  if (comfort > 0) dialog_add_row(layout, screen, DIALOG_ROW_TOP, 0, 0);
  if (has_spaces) dialog_add_row(layout, screen, DIALOG_ROW_SPACE, 0, 0);
  for (int i = 0; i < layout->texts.rows; i++) {
    dialog_add_row(layout, screen, DIALOG_ROW_TEXT, layout->texts.first + i, i);
  }
  if (has_spaces && page->field_count > 0 && page->text_count > 0) {
    dialog_add_row(layout, screen, DIALOG_ROW_SPACE, 0, 0);
  }
  for (int i = 0; i < layout->fields.rows; i++) {
    dialog_add_row(layout, screen, DIALOG_ROW_FIELD, layout->fields.first + i, i);
  }
  for (int i = 0; i < layout->notes; i++) {
    dialog_add_row(layout, screen, DIALOG_ROW_NOTE, 0, i);
  }
  if (has_spaces && layout->notes == 0) dialog_add_row(layout, screen, DIALOG_ROW_SPACE, 0, 0);
  if (comfort > 0 && has_text && page->choice_count > 0) {
    dialog_add_row(layout, screen, DIALOG_ROW_RULE, 0, 0);
  }
  dialog_add_choices(page, layout, screen, comfort);
  if (comfort > 0) dialog_add_row(layout, screen, DIALOG_ROW_BOTTOM, 0, 0);
}

/** The rows that a popover may have: those on the larger side of its source, which it leaves in
    sight. */
static int dialog_popover_room(
    const dialog_screen *screen, const dialog_terminal_options *options) {
  int row = options->source_row - 1, column = options->source_column - 1;
  if (row < 0 || row >= screen->rows || column < 0 || column >= screen->columns) {
    return screen->rows;
  }
  return dialog_larger(row, screen->rows - row - 1);
}

/** Near its source: below it where there is room, else above it. */
static int dialog_popover_top(
    dialog_layout *layout, const dialog_screen *screen, const dialog_terminal_options *options,
    bool is_right_to_left, int height) {
  int row = options->source_row - 1, column = options->source_column - 1;
  layout->arrow = DIALOG_NONE;
  if (row < 0 || row >= screen->rows || column < 0 || column >= screen->columns) {
    layout->left = is_right_to_left ? screen->columns - layout->width - 2 : 2;
    return screen->rows - height - 1;
  }
  layout->left = dialog_larger(dialog_smaller(column - 4, screen->columns - layout->width), 0);
  layout->arrow = dialog_larger(column, layout->left + 1);
  layout->arrow = dialog_smaller(layout->arrow, layout->left + layout->width - 2);
  layout->points_up = row + 1 + height <= screen->rows;
  if (layout->points_up) return row + 1;
  return dialog_larger(row - height, 0);
}

static int dialog_find_top(
    const dialog_page *page, dialog_layout *layout, const dialog_screen *screen,
    const dialog_terminal_options *options, int height) {
  layout->arrow = DIALOG_NONE;
  switch (page->position) {
    case DIALOG_AT_TOP: return 0;
    case DIALOG_AT_BOTTOM: return screen->rows - height;
    case DIALOG_AT_SOURCE:
      return dialog_popover_top(layout, screen, options, page->is_right_to_left, height);
    default: return (screen->rows - height) / 2;
  }
}

/** Lays a page out; views keep what they have scrolled to. */
static void dialog_lay_out(
    dialog_page *page, dialog_layout *layout, const dialog_screen *screen,
    const dialog_terminal_options *options) {
  dialog_comfort comfort = screen->columns < 16 ? 0 : 2;
  int height = 0, room = screen->rows;
  if (page->position == DIALOG_AT_SOURCE) room = dialog_popover_room(screen, options);
  for (;; comfort--) {
    /* Rather scroll within a border than lose it, unless the screen is tiny. */
    bool is_last = comfort == 0 || (comfort == 1 && screen->rows >= 12);
    dialog_set_width(page, screen, layout, comfort > 0);
    dialog_break_texts(page, layout);
    dialog_break_titles(page, layout);
    dialog_break_note(page, layout);
    dialog_set_labels(page, layout);
    layout->fields.total = page->field_count;
    int frame = dialog_frame_rows(page, layout, comfort);
    height = frame + layout->apart;
    height += layout->texts.total + layout->fields.total + layout->choices.total;
    if (height > room && !is_last) continue;
    dialog_share_rows(page, layout, room - frame);
    height = frame + layout->apart;
    height += layout->texts.rows + layout->fields.rows + layout->choices.rows;
    break;
  }
  dialog_reveal_focus(page, layout);
  layout->top = dialog_larger(dialog_find_top(page, layout, screen, options, height), 0);
  layout->bottom = layout->top;
  dialog_plan_rows(page, layout, screen, comfort);
}
