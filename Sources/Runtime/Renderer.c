#include "Terminal/system.h"

#include "Renderer.h"

#define DIALOG_TERMINAL_FUNCTION
#define TAKE "compile.h"

#include "Parts/renderer.h"

dialog_answer *dialog_terminal_answer(void) {
  static dialog_answer answer;
  return &answer;
}

/** The rows of a screen that is drawn on no terminal: all that a page may have. */
enum { SKETCH_ROWS = DIALOG_ROWS };

/** What a page is drawn with; large, and used by one thread at a time. */
typedef struct sketch {
  dialog_screen screen;
  dialog_page page;
  dialog_layout layout;
  dialog_answer answer;
  dialog_scene scene;
} sketch;

static void sketch_fields(sketch *sketch, const dialog_shown *shown) {
  for (size_t i = 0; i < shown->field_count && i < DIALOG_SHOWN_FIELDS; i++) {
    if (shown->fields[i].initial != NULL) {
      dialog_fill(sketch->answer.fields[i], &shown->fields[i]);
    }
  }
}

static void sketch_page(sketch *sketch, const dialog_shown *shown, bool is_opened) {
  dialog_page *page = &sketch->page;
  dialog_page_start(page, shown, false);
  if (shown->kind == DIALOG_ACTION_SHEET) dialog_page_sheet(page, shown, false);
  else if (shown->kind == DIALOG_ALERT) dialog_page_alert(page, shown, &sketch->answer);
  else if (is_opened) dialog_page_detail(page, shown, false);
  else dialog_page_banner(page, shown);
}

void dialog_terminal_sketch(
    const dialog_shown *shown, int columns, bool is_opened, dialog_sketch_line line,
    void *context) {
  static const dialog_terminal_options options;
  sketch *sketch = calloc(1, sizeof *sketch);
  if (sketch == NULL) return;
  sketch->screen.rows = SKETCH_ROWS;
  sketch->screen.columns = columns;
  sketch->screen.colors = DIALOG_COLORS_16;
  sketch->scene.screen = &sketch->screen;
  sketch->scene.page = &sketch->page;
  sketch->scene.layout = &sketch->layout;
  sketch_fields(sketch, shown);
  sketch_page(sketch, shown, is_opened);
  dialog_page_check(&sketch->page);
  dialog_lay_out(&sketch->page, &sketch->layout, &sketch->screen, &options);
  for (int row = sketch->layout.top; row < sketch->layout.bottom; row++) {
    dialog_make_row(&sketch->scene, row);
    line(sketch->screen.row, sketch->screen.row_length, context);
  }
  free(sketch);
}
