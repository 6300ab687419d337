/* ---- Fields: their text in the order in which it is shown, and the cursor in it ---- */

/** The text of a field as it is shown. */
typedef struct dialog_field_view {
  char text[DIALOG_FIELD_SIZE * 3]; /**< shaped; dots for what is secret */
  dialog_visual line; /**< from left to right */
  bool is_right_to_left;
  int cursor; /**< the cluster of the line that it is at, or at the end the place beside them */
} dialog_field_view;

/** Puts the text of a field in order. It runs as its first letter does, or its page where no letter
    tells; numbers and addresses run from left to right. */
static void dialog_view_field(
    const dialog_page *page, const dialog_page_field *field, dialog_field_view *view) {
  const char *text = field->editor.text;
  dialog_visual *line = &view->line;
  dialog_output out = dialog_output_to(view->text, sizeof view->text);
  if (field->field->is_secure) {
    while (*text != '\0') {
      dialog_next_cluster(&text);
      dialog_put_literal(&out, "\342\200\242"); /* • */
    }
  } else if (page->is_shaped) {
    dialog_put_shaped(&out, text, false);
  } else {
    dialog_put_literal(&out, text);
  }
  dialog_visual_read(line, view->text, dialog_output_end(&out));
  size_t cursor = dialog_cluster_number(field->editor.text, field->editor.cursor);
  const char *place = view->text + dialog_cluster_place(view->text, cursor);
  view->is_right_to_left = field->field->keyboard == DIALOG_KEYBOARD_TEXT
      && dialog_starts_right_to_left(line, 0, line->count, page->is_right_to_left);
  dialog_order(line, view->is_right_to_left);
  view->cursor = view->is_right_to_left ? -1 : line->count;
  for (int i = 0; i < line->count; i++) {
    if (line->clusters[i].text == place) view->cursor = i;
  }
}

/** Moves the cursor to the next character on the left, with step -1, or on the right, as they stand
    on the screen. */
static void dialog_move_in_field(const dialog_page *page, dialog_page_field *field, int step) {
  dialog_field_view view;
  dialog_view_field(page, field, &view);
  const dialog_visual *line = &view.line;
  int place = view.cursor, first = view.is_right_to_left ? -1 : 0, last = first + line->count;
  do place += step;
  while (place >= 0 && place < line->count && line->clusters[place].columns == 0);
  if (place < first || place > last) return;
  size_t number = (size_t)line->count;
  if (place >= 0 && place < line->count) {
    number = dialog_cluster_number(view.text, (size_t)(line->clusters[place].text - view.text));
  }
  field->editor.cursor = dialog_cluster_place(field->editor.text, number);
}

/* Drawing */

/** Draws the clusters of a line from one place up to another, from a column on. A terminal that
    orders text itself is given them as they were typed. */
static void dialog_draw_clusters(
    dialog_screen *screen, const dialog_visual *line, int from, int to, int column) {
  const char *start = NULL, *end = NULL;
  for (int i = from; i < to; i++) {
    const dialog_cluster *cluster = &line->clusters[i];
    if (i == from || cluster->text < start) start = cluster->text;
    if (i == from || cluster->text + cluster->length > end) end = cluster->text + cluster->length;
  }
  dialog_row_move(screen, column);
  for (int i = from; i < to && screen->is_visual; i++) {
    column = dialog_row_add_cluster(screen, &line->clusters[i], column, line->levels[i] % 2 == 1);
  }
  if (!screen->is_visual && from < to) dialog_row_add(screen, start, (size_t)(end - start));
}

/** Draws as much of a field's text as fits, with the cursor in it; the column of the cursor. */
static int dialog_draw_view(
    dialog_screen *screen, const dialog_field_view *view, int left, int width) {
  const dialog_visual *line = &view->line;
  int at = view->is_right_to_left && view->cursor >= 0 ? 1 : 0, own = 1, columns = 1;
  for (int i = 0; i < line->count; i++) {
    if (i < view->cursor) at += line->clusters[i].columns;
    if (i == view->cursor) own = line->clusters[i].columns;
    columns += line->clusters[i].columns;
  }
  /* The first column that is shown, of those of the text and one beside it for the cursor. */
  int least = dialog_larger(at + dialog_smaller(own, width) - width, 0);
  int first = view->is_right_to_left ? dialog_smaller(columns - width, at) : least;
  int column = view->is_right_to_left ? 1 : 0, from = 0, to;
  for (; from < line->count && column < first; from++) column += line->clusters[from].columns;
  int end = column;
  for (to = from; to < line->count; to++) {
    end += line->clusters[to].columns;
    if (end > first + width) break;
  }
  dialog_draw_clusters(screen, line, from, to, left + column - first);
  return left + at - first;
}

static void dialog_draw_field(dialog_scene *scene, const dialog_row_plan *row) {
  dialog_page *page = scene->page;
  const dialog_layout *layout = scene->layout;
  const dialog_page_field *field = &page->fields[row->index];
  int left = dialog_text_left(layout), width = dialog_text_width(layout);
  bool is_focused = page->focus == row->index, is_empty = *field->editor.text == '\0';
  dialog_draw_sides(scene, &layout->fields, row->line);
  if (layout->label > 0) {
    int label = dialog_columns(field->label, strlen(field->label));
    int column = page->is_right_to_left ? left + width - label : left;
    dialog_row_text(
        scene->screen, column, field->label, strlen(field->label), page->is_right_to_left,
        DIALOG_PLAIN);
    width -= layout->label;
    if (!page->is_right_to_left) left += layout->label;
  }
  unsigned char style = DIALOG_UNDERLINE | (is_focused ? DIALOG_BOLD : DIALOG_PLAIN);
  dialog_row_fill(scene->screen, left, width, " ", style);
  if (is_empty && layout->label == 0) {
    size_t length = dialog_fitting(field->label, strlen(field->label), width);
    int columns = dialog_columns(field->label, length);
    int column = page->is_right_to_left ? left + width - columns : left;
    dialog_row_text(
        scene->screen, column, field->label, length, page->is_right_to_left,
        DIALOG_UNDERLINE | DIALOG_FAINT);
  }
  dialog_field_view view;
  dialog_view_field(page, field, &view);
  dialog_row_style(scene->screen, style);
  int cursor = dialog_draw_view(scene->screen, &view, left, width);
  if (!is_focused) return;
  scene->cursor_row = scene->screen->row_number;
  scene->cursor_column = cursor;
}
