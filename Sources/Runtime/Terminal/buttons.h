/* ---- Drawing buttons ---- */

static void dialog_draw_choice(dialog_scene *scene, const dialog_row_plan *row) {
  const dialog_page *page = scene->page;
  const dialog_layout *layout = scene->layout;
  char cut[DIALOG_CUT_SIZE];
  dialog_line line = dialog_title_line(page, layout, row->index, row->line, cut);
  int inner = dialog_inner_width(layout), edge = layout->left + (layout->has_border ? 1 : 0);
  unsigned char style = dialog_choice_style(page, row->index);
  int at = 0;
  for (int i = 0; i < row->index; i++) at += layout->heights[i];
  const dialog_view *view = dialog_is_apart(page, row->index) ? NULL : &layout->choices;
  dialog_draw_sides(scene, view, at + row->line - layout->choices.first);
  int room = layout->has_border ? inner : inner - 1;
  dialog_row_fill(scene->screen, edge, room, " ", style);
  int column = dialog_aligned(page, edge, room, line.columns, false);
  dialog_draw_line(scene, &line, column, room, style);
  bool has_number = page->arrangement == DIALOG_SHEET && row->line == 0 && row->index < 9
      && !page->choices[row->index].is_apart && room > 12;
  if (has_number) {
    char digit[2] = {(char)('1' + row->index), '\0'};
    int margin = layout->has_border ? 1 : 0;
    int place = page->is_right_to_left ? edge + room - 1 - margin : edge + margin;
    dialog_row_text(
        scene->screen, place, digit, 1, false,
        (unsigned char)((style & DIALOG_REVERSE) | DIALOG_FAINT));
  }
  if (page->focus != page->field_count + row->index || row->line != 0) return;
  scene->cursor_row = scene->screen->row_number;
  scene->cursor_column = column;
}

static void dialog_draw_choices(dialog_scene *scene) {
  const dialog_page *page = scene->page;
  const dialog_layout *layout = scene->layout;
  dialog_draw_sides(scene, NULL, 0);
  for (int i = 0; i < page->choice_count; i++) {
    dialog_cell cell = dialog_cell_of(page, layout, i);
    unsigned char style = dialog_choice_style(page, i);
    const dialog_line *line = &layout->titles[i];
    dialog_row_fill(scene->screen, cell.left, cell.width, " ", style);
    int column = dialog_aligned(page, cell.left, cell.width, line->columns, false);
    dialog_draw_line(scene, line, column, cell.width, style);
    if (layout->has_border && cell.left - 1 > layout->left) {
      dialog_row_fill(scene->screen, cell.left - 1, 1, "\342\224\202", DIALOG_FAINT);
    }
    if (page->focus != page->field_count + i) continue;
    scene->cursor_row = scene->screen->row_number;
    scene->cursor_column = column;
  }
}
