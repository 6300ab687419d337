/* What artifacts carry with them, as text. */

#ifndef DIALOG_PARTS_H
#define DIALOG_PARTS_H

#include <stddef.h>
#include <stdint.h>

/** The parts of artifacts that are the same whatever the project is. */
typedef enum dialog_part {
  DIALOG_PART_RUNTIME, /**< `dialog_runtime.h` but for its last `#endif` */
  DIALOG_PART_SYSTEM, /**< what the renderer needs of the system */
  DIALOG_PART_INTERFACE, /**< what callers know of the renderer */
  DIALOG_PART_RENDERER,
  DIALOG_PART_PROGRAM, /**< what shows any dialog of a project, but for `main` */
  DIALOG_PART_SWIFT, /**< what Swift artifacts of all projects have in common */
  DIALOG_PART_SWIFT_CODE, /**< where those find texts that stand in the code alone */
  DIALOG_PART_SWIFT_CATALOG, /**< where they find texts of a String Catalog */
  DIALOG_PART_SWIFT_KOREAN, /**< how values sound in Korean, and so on */
  DIALOG_PART_SWIFT_ENGLISH,
  DIALOG_PART_SWIFT_FRENCH,
  DIALOG_PART_SWIFT_TURKISH
} dialog_part;

/** UTF-8 that stays where it is. */
typedef struct dialog_part_text {
  const uint8_t *bytes;
  size_t count;
} dialog_part_text;

dialog_part_text dialog_text_of_part(dialog_part part);

#endif
