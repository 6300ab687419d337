/* The renderer's knowledge of text, for the checks to call: columns, order, lines, shapes. */

#include "../../../../Sources/Runtime/Renderer.c"

int check_columns(const char *text) { return dialog_columns(text, strlen(text)); }

/** The clusters of a text, each after U+0001. */
void check_clusters(const char *text, char *buffer, size_t size) {
  dialog_output out = dialog_output_to(buffer, size);
  while (*text != '\0') {
    dialog_cluster cluster = dialog_next_cluster(&text);
    dialog_put_literal(&out, "\001");
    dialog_put(&out, cluster.text, cluster.length);
  }
  dialog_output_end(&out);
}

/** The text in the order in which it is shown. */
void check_order(const char *text, bool is_right_to_left, char *buffer, size_t size) {
  dialog_output out = dialog_output_to(buffer, size);
  static dialog_visual line;
  dialog_visual_read(&line, text, strlen(text));
  dialog_order(&line, is_right_to_left);
  for (int i = 0; i < line.count; i++) {
    const char *place = line.clusters[i].text, *end = place + line.clusters[i].length;
    while (place < end) {
      uint32_t scalar = dialog_next_scalar(&place);
      if (dialog_is_direction_mark(scalar)) continue;
      dialog_put_scalar(&out, line.levels[i] % 2 == 1 ? dialog_mirrored(scalar) : scalar);
    }
  }
  dialog_output_end(&out);
}

/** The words of Thai of a project, for the lines from now on; NULL: none. */
static const uint32_t *check_words_of_project;

void check_use_words(const uint32_t *words) { check_words_of_project = words; }

/** The lines of a text, each after U+0001. */
void check_lines(const char *text, int columns, char *buffer, size_t size) {
  dialog_output out = dialog_output_to(buffer, size);
  dialog_reader reader = dialog_reader_of(text, check_words_of_project);
  while (*reader.place != '\0') {
    dialog_line line = dialog_next_line(&reader, columns);
    dialog_put_literal(&out, "\001");
    dialog_put(&out, line.text, line.length);
  }
  dialog_output_end(&out);
}

/** A text with U+0001 between words of Thai. */
void check_words(const char *text, char *buffer, size_t size) {
  dialog_output out = dialog_output_to(buffer, size);
  dialog_reader reader = dialog_reader_of(text, check_words_of_project);
  while (*reader.place != '\0') {
    const char *place = reader.place;
    if (dialog_read_word(&reader, place) == DIALOG_BETWEEN) dialog_put_literal(&out, "\001");
    dialog_put_scalar(&out, dialog_next_scalar(&reader.place));
  }
  dialog_output_end(&out);
}

void check_shapes(const char *text, char *buffer, size_t size) {
  dialog_output out = dialog_output_to(buffer, size);
  dialog_put_shaped(&out, text, true);
  dialog_output_end(&out);
}
