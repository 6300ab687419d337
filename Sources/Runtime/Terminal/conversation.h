/* ---- Keys and the mouse on a page, until something comes of it ---- */

/** What came of a page. */
typedef enum dialog_result {
  DIALOG_GOES_ON,
  DIALOG_CHOSEN, /**< `chosen` says what */
  DIALOG_LEFT,
  DIALOG_OPENED, /**< the banner's details are wanted */
  DIALOG_SUSPENDED
} dialog_result;

/** A page that is shown and answered. */
typedef struct dialog_conversation {
  dialog_scene scene;
  dialog_keys keys;
  const dialog_shown *shown;
  const dialog_terminal_options *options;
  bool is_back; /**< left by Esc, which goes one page back */
  int chosen; /**< a choice of the page */
  bool has_appeared; /**< a page has been drawn */
  int pressed; /**< the stop that the mouse is down on, or DIALOG_NONE */
  int64_t ends; /**< when a banner leaves, by the clock; 0: never */
  int64_t appeared; /**< when the page was drawn first, by the clock; 0: not yet */
} dialog_conversation;

/** Where sheets are popovers. */
enum { DIALOG_LARGE_ROWS = 30, DIALOG_LARGE_COLUMNS = 100 };

/** Whether a sheet is a popover: there is room, and a source for it to stand at. */
static bool dialog_has_popover(const dialog_conversation *talk) {
  const dialog_screen *screen = talk->scene.screen;
  return talk->options->source_row > 0 && screen->rows >= DIALOG_LARGE_ROWS
      && screen->columns >= DIALOG_LARGE_COLUMNS;
}

/** Makes a popover of a sheet or a sheet of a popover when the screen has become large or small. */
static void dialog_fit_sheet(dialog_conversation *talk) {
  dialog_page *page = talk->scene.page;
  bool is_popover = dialog_has_popover(talk);
  if (talk->shown->kind != DIALOG_ACTION_SHEET) return;
  if ((page->position == DIALOG_AT_SOURCE) == is_popover) return;
  int focus = page->focus;
  dialog_page_start(page, talk->shown, page->is_shaped);
  dialog_page_sheet(page, talk->shown, is_popover);
  /* Cancel is the last one, so the others keep their places. */
  if (focus >= 0 && focus < dialog_page_stops(page)) page->focus = focus;
}

static void dialog_redraw(dialog_conversation *talk) {
  dialog_scene *scene = &talk->scene;
  dialog_fit_sheet(talk);
  dialog_page_check(scene->page);
  dialog_lay_out(scene->page, scene->layout, scene->screen, talk->options);
  dialog_draw(scene);
  if (talk->appeared != 0) return;
  if (!talk->has_appeared) dialog_forget_input(scene->screen->device);
  talk->has_appeared = true;
  talk->appeared = dialog_milliseconds();
}

/** How long what destroys cannot be chosen: nobody reads a dialog as fast. */
enum { DIALOG_READING_MILLISECONDS = 300 };

static bool dialog_destroys(const dialog_page *page) {
  for (int i = 0; i < page->choice_count; i++) {
    if (page->choices[i].role == DIALOG_ROLE_DESTRUCTIVE) return true;
  }
  return false;
}

/** Whether a key may be meant for what was there before the page, which may destroy something. */
static bool dialog_is_hasty(const dialog_conversation *talk) {
  return dialog_milliseconds() - talk->appeared < DIALOG_READING_MILLISECONDS
      && dialog_destroys(talk->scene.page);
}
