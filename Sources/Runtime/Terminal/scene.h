/* ---- Drawing a whole page, and what is where on it ---- */

/** Writes a row into the screen’s buffer for rows. */
static void dialog_make_row(dialog_scene *scene, int number) {
  const dialog_row_plan *row = &scene->layout->rows[number];
  dialog_row_begin(scene->screen, number);
  switch (row->kind) {
    case DIALOG_ROW_EMPTY: break;
    case DIALOG_ROW_TOP: dialog_draw_top(scene, number == scene->layout->top); break;
    case DIALOG_ROW_BOTTOM: dialog_draw_bottom(scene, number == scene->layout->bottom - 1); break;
    case DIALOG_ROW_RULE:
      dialog_draw_border(scene, "\342\224\234", "\342\224\254", "\342\224\244"); /* ├ ┬ ┤ */
      break;
    case DIALOG_ROW_SPACE: dialog_draw_sides(scene, NULL, 0); break;
    case DIALOG_ROW_TEXT: dialog_draw_text(scene, row); break;
    case DIALOG_ROW_FIELD: dialog_draw_field(scene, row); break;
    case DIALOG_ROW_NOTE: dialog_draw_note(scene, row); break;
    case DIALOG_ROW_CHOICE: dialog_draw_choice(scene, row); break;
    case DIALOG_ROW_CHOICES: dialog_draw_choices(scene); break;
  }
}

/** Draws what has changed, and puts the cursor where the focus is; it is seen in fields. */
static void dialog_draw(dialog_scene *scene) {
  dialog_screen *screen = scene->screen;
  char control[24];
  dialog_screen_command(screen, "\033[?25l");
  scene->cursor_row = scene->cursor_column = 0;
  for (int i = 0; i < screen->rows; i++) {
    dialog_make_row(scene, i);
    dialog_row_end(screen);
  }
  dialog_screen_send(
      screen, control,
      dialog_control(control, scene->cursor_row + 1, scene->cursor_column + 1, 'H'));
  if (dialog_page_focused_field(scene->page) != NULL) dialog_screen_command(screen, "\033[?25h");
  dialog_screen_flush(screen);
}

/* The mouse */

/** The stop at a place of the screen, or DIALOG_NONE. */
static int dialog_stop_at(const dialog_scene *scene, int row, int column) {
  const dialog_page *page = scene->page;
  const dialog_layout *layout = scene->layout;
  if (row < layout->top || row >= layout->bottom) return DIALOG_NONE;
  if (column < layout->left || column >= layout->left + layout->width) return DIALOG_NONE;
  const dialog_row_plan *plan = &layout->rows[row];
  if (plan->kind == DIALOG_ROW_FIELD) return plan->index;
  if (plan->kind == DIALOG_ROW_CHOICE) return page->field_count + plan->index;
  if (plan->kind != DIALOG_ROW_CHOICES) return DIALOG_NONE;
  for (int i = 0; i < page->choice_count; i++) {
    dialog_cell cell = dialog_cell_of(page, layout, i);
    if (column >= cell.left && column < cell.left + cell.width) return page->field_count + i;
  }
  return DIALOG_NONE;
}

/** Whether a place of the screen is outside the dialog. */
static bool dialog_is_outside(const dialog_scene *scene, int row, int column) {
  const dialog_layout *layout = scene->layout;
  return row < layout->top || row >= layout->bottom || column < layout->left
      || column >= layout->left + layout->width;
}
