/* Asks whether to delete photos from an album, in the language of LANG:

     ./delete 3 Summer

   Prints the name of the outcome. Return alone chooses the default button; the end of the input
   leaves the dialog. */

#include "Photos.h"

#include <stdio.h>
#include <stdlib.h>

/* Longer texts are cut, never within a character; a program that must not cut them asks for their
   length first. */
static char text[512];

static void print_buttons(const dialog_instance *dialog, const dialog_placement *placement) {
  const char *separator = placement->arrangement == DIALOG_ROW ? "   " : "\n";
  for (size_t place = 0; place < placement->count; place++) {
    dialog_choice choice = dialog_choice_at(dialog, placement, place);
    dialog_format_choice(text, sizeof text, dialog, choice);
    const char *mark = (int)place == placement->default_place ? "*" : "";
    printf("%s[%zu%s] %s", place == 0 ? "" : separator, place + 1, mark, text);
  }
  printf("\n> ");
}

/* Reads the number of a button until there is one. */
static photos_delete_items_outcome ask(
    const dialog_instance *dialog, const dialog_placement *placement) {
  char answer[16];
  while (fgets(answer, sizeof answer, stdin) != NULL) {
    long number = strtol(answer, NULL, 10);
    if (answer[0] == '\n') number = placement->default_place + 1;
    if (number >= 1 && (size_t)number <= placement->count) {
      dialog_choice choice = dialog_choice_at(dialog, placement, (size_t)number - 1);
      return (photos_delete_items_outcome)choice.button;
    }
    printf("> ");
  }
  return (photos_delete_items_outcome)dialog_exit(dialog);
}

int main(int count, char **arguments) {
  photos_language language = photos_choose_language(getenv("LANG"));
  photos_delete_items_parameters parameters = {
      .count = count > 1 ? strtoll(arguments[1], NULL, 10) : 1,
      .kind = PHOTOS_MEDIA_PHOTO,
      .album = count > 2 ? arguments[2] : "Summer",
  };

  photos_delete_items_title(text, sizeof text, language, &parameters);
  puts(text);
  photos_delete_items_message(text, sizeof text, language, &parameters);
  puts(text);

  dialog_instance dialog = photos_delete_items(language, &parameters);
  dialog_placement placement = dialog_place(&dialog);
  print_buttons(&dialog, &placement);
  switch (ask(&dialog, &placement)) {
    case PHOTOS_DELETE_ITEMS_DELETE: puts("delete"); return EXIT_SUCCESS;
    case PHOTOS_DELETE_ITEMS_CANCEL: puts("cancel"); return EXIT_FAILURE;
  }
  return EXIT_FAILURE;
}
