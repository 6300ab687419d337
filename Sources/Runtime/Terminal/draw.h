/* ---- Drawing a page ---- */

/** What draws a page, and where its rows are. */
typedef struct dialog_scene {
  dialog_screen *screen;
  dialog_page *page;
  dialog_layout *layout;
  int cursor_row, cursor_column; /**< where the focus is, from 0 */
} dialog_scene;

/** A button in a row of the screen. */
typedef struct dialog_cell {
  int left, width;
} dialog_cell;

static unsigned char dialog_choice_style(const dialog_page *page, int choice) {
  const dialog_page_choice *c = &page->choices[choice];
  unsigned char style = DIALOG_PLAIN;
  if (c->is_disabled) return DIALOG_FAINT;
  if (c->role == DIALOG_ROLE_DESTRUCTIVE) style |= DIALOG_RED;
  if (c->is_default) style |= DIALOG_BOLD;
  if (page->focus == page->field_count + choice) style |= DIALOG_REVERSE;
  return style;
}

/** The share of a row that a choice has; right-to-left pages begin at the right. */
static dialog_cell dialog_cell_of(
    const dialog_page *page, const dialog_layout *layout, int choice) {
  int count = page->choice_count, inner = dialog_inner_width(layout);
  int place = page->is_right_to_left ? count - 1 - choice : choice;
  int from = (inner + 1) * place / count, to = (inner + 1) * (place + 1) / count;
  dialog_cell cell = {layout->left + (layout->has_border ? 1 : 0) + from, to - from - 1};
  return cell;
}

/** The column at which a text of so many columns begins between two others. */
static int dialog_aligned(
    const dialog_page *page, int left, int width, int columns, bool is_leading) {
  int room = dialog_larger(width - columns, 0);
  if (!is_leading) return left + (page->is_right_to_left ? room - room / 2 : room / 2);
  return page->is_right_to_left ? left + room : left;
}

static void dialog_draw_line(
    dialog_scene *scene, const dialog_line *line, int column, int width, unsigned char style) {
  size_t length = line->length;
  if (line->columns > width) length = dialog_fitting(line->text, length, width);
  dialog_row_text(scene->screen, column, line->text, length, scene->page->is_right_to_left, style);
}

/* Borders */

/** The column of the bar between the choices of a row, before one; or DIALOG_NONE. */
static bool dialog_is_bar(const dialog_scene *scene, int column) {
  const dialog_page *page = scene->page;
  if (!scene->layout->is_row) return false;
  for (int i = 0; i < page->choice_count; i++) {
    dialog_cell cell = dialog_cell_of(page, scene->layout, i);
    if (column == cell.left - 1 && cell.left - 1 > scene->layout->left) return true;
  }
  return false;
}

static void dialog_draw_border(
    dialog_scene *scene, const char *left, const char *bar, const char *right) {
  const dialog_layout *layout = scene->layout;
  dialog_screen *screen = scene->screen;
  dialog_row_fill(screen, layout->left, 1, left, DIALOG_FAINT);
  for (int i = 1; i + 1 < layout->width; i++) {
    bool is_bar = bar != NULL && dialog_is_bar(scene, layout->left + i);
    const char *piece = is_bar ? bar : "\342\224\200"; /* ─ */
    dialog_row_add(screen, piece, strlen(piece));
  }
  dialog_row_add(screen, right, strlen(right));
}

/** A sign on a border: ▲ ▼ where more can be scrolled to, where a popover points, where a banner
    opens. */
static void dialog_draw_sign(dialog_scene *scene, int column, bool is_up) {
  dialog_row_fill(scene->screen, column, 1, is_up ? "\342\226\262" : "\342\226\274", DIALOG_PLAIN);
}

static void dialog_draw_sides(dialog_scene *scene, const dialog_view *view, int row) {
  const dialog_layout *layout = scene->layout;
  dialog_screen *screen = scene->screen;
  int right = layout->left + layout->width - 1;
  bool is_above = view != NULL && view->first > 0 && row == 0;
  bool is_below = view != NULL && view->first + view->rows < view->total && row == view->rows - 1;
  if (layout->has_border) {
    dialog_row_fill(screen, layout->left, 1, "\342\224\202", DIALOG_FAINT); /* │ */
    dialog_row_fill(screen, right, 1, "\342\224\202", DIALOG_FAINT);
  }
  if (is_above || is_below) dialog_draw_sign(scene, right, is_above && !is_below);
}

static void dialog_draw_top(dialog_scene *scene, bool is_first) {
  const dialog_layout *layout = scene->layout;
  dialog_draw_border(scene, "\342\225\255", NULL, "\342\225\256"); /* ╭ ╮ */
  if (is_first && layout->arrow != DIALOG_NONE && layout->points_up) {
    dialog_draw_sign(scene, layout->arrow, true);
  }
}

static void dialog_draw_bottom(dialog_scene *scene, bool is_last) {
  const dialog_layout *layout = scene->layout;
  dialog_draw_border(scene, "\342\225\260", "\342\224\264", "\342\225\257"); /* ╰ ┴ ╯ */
  if (is_last && layout->arrow != DIALOG_NONE && !layout->points_up) {
    dialog_draw_sign(scene, layout->arrow, false);
  }
  if (scene->page->opens) dialog_draw_sign(scene, layout->left + layout->width / 2, false);
}

/* Texts */

static void dialog_draw_note(dialog_scene *scene, const dialog_row_plan *row) {
  const dialog_layout *layout = scene->layout;
  int left = dialog_text_left(layout), width = dialog_text_width(layout);
  dialog_reader reader = dialog_reader_of(scene->page->note, scene->page->words);
  dialog_line line = dialog_next_line(&reader, width);
  for (int i = 0; i < row->line; i++) line = dialog_next_line(&reader, width);
  int column = dialog_aligned(scene->page, left, width, line.columns, true);
  dialog_draw_sides(scene, NULL, 0);
  dialog_draw_line(scene, &line, column, width, DIALOG_BOLD);
}

static void dialog_draw_text(dialog_scene *scene, const dialog_row_plan *row) {
  const dialog_page *page = scene->page;
  const dialog_layout *layout = scene->layout;
  const dialog_line *line = &layout->lines[row->index];
  int left = dialog_text_left(layout), width = dialog_text_width(layout);
  bool is_leading = page->is_leading || layout->texts.total > 6;
  int column = dialog_aligned(page, left, width, line->columns, is_leading);
  dialog_draw_sides(scene, &layout->texts, row->line);
  dialog_draw_line(scene, line, column, width, line->style);
  if (page->badge == NULL || row->index != 0) return;
  int columns = (int)strlen(page->badge);
  column = page->is_right_to_left ? left : left + width - columns;
  dialog_row_text(scene->screen, column, page->badge, (size_t)columns, false, DIALOG_BOLD);
}
