/* Asks where three photos are to go, in the language of LANG, and before it deletes them. */

#include "Photos_terminal.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const names[] = {"Summer", "한강", "Cats"};

int main(void) {
  photos_language language = photos_choose_language(getenv("LANG"));
  photos_move_to_album_parameters move = {3, {names, 3}};
  photos_move_to_album_answers answers;
  switch (photos_move_to_album_show(language, &move, &answers, NULL)) {
    case PHOTOS_MOVE_TO_ALBUM_ALBUM: printf("moved to %s\n", names[answers.element]); break;
    case PHOTOS_MOVE_TO_ALBUM_NEW_ALBUM: puts("moved to a new album"); break;
    case PHOTOS_MOVE_TO_ALBUM_CANCEL: return EXIT_FAILURE;
  }
  photos_delete_items_parameters items = {3, PHOTOS_MEDIA_PHOTO, names[0]};
  if (photos_delete_items_show(language, &items, NULL) == PHOTOS_DELETE_ITEMS_DELETE)
    puts("deleted");
  return EXIT_SUCCESS;
}
