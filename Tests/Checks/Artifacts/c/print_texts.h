/* Prints every text of a dialog, in every language, as lines of JSON; walks the tables alone.

   A check's program includes a project's header before this file. */

#include <stdio.h>
#include <stdlib.h>

static void print_string(const char *text) {
  putchar('"');
  for (; *text != '\0'; text++) {
    unsigned char byte = (unsigned char)*text;
    if (byte == '"' || byte == '\\') printf("\\%c", byte);
    else if (byte < 0x20) printf("\\u%04x", (unsigned)byte);
    else putchar(byte);
  }
  putchar('"');
}

/* Formats into a buffer of just the length that the runtime asks for. */
static void print_text(
    const dialog_instance *instance, int number, const char *place, const char *part,
    dialog_text text, const char *element) {
  if (text == 0) return;
  size_t length = dialog_format_element(NULL, 0, instance, text, element);
  char *buffer = (char *)malloc(length + 1);
  if (buffer == NULL) abort();
  if (dialog_format_element(buffer, length + 1, instance, text, element) != length) abort();
  if (strlen(buffer) != length) abort();
  printf("{\"dialog\": ");
  print_string(dialog_string(instance->dialog, 0));
  printf(", \"case\": %d, \"language\": ", number);
  print_string(dialog_tag_of(instance->languages, instance->language));
  printf(", \"place\": ");
  print_string(place);
  if (*part != '\0') {
    printf(", \"part\": ");
    print_string(part);
  }
  if (*element != '\0') {
    printf(", \"element\": ");
    print_string(element);
  }
  printf(", \"text\": ");
  print_string(buffer);
  printf("}\n");
  free(buffer);
}

static void print_buttons(
    const dialog_instance *instance, int number, const char *const *elements) {
  for (size_t i = 0; i < instance->dialog->button_count; i++) {
    const dialog_button *button = &dialog_buttons(instance->dialog)[i];
    const dialog_button_details *details = dialog_button_details_of(instance->dialog, i);
    const char *name = dialog_string(instance->dialog, button->name);
    if (details->list == DIALOG_NONE) {
      print_text(instance, number, name, "button", button->title, "");
    } else {
      for (const char *const *element = elements; *element != NULL; element++) {
        print_text(instance, number, name, "button", button->title, *element);
      }
    }
    print_text(instance, number, name, "placeholder", details->input, "");
    print_text(instance, number, name, "send", details->send, "");
  }
}

/* The elements stand for those of the lists that choices are repeated for; NULL ends them. */
static void print_dialog(
    const dialog_project *project, const dialog_definition *dialog, const void *parameters,
    int number, const char *const *elements) {
  for (size_t language = 0; language < project->languages->count; language++) {
    dialog_instance instance = dialog_instance_of(project, dialog, language, parameters);
    print_text(&instance, number, "title", "", dialog->title, "");
    print_text(&instance, number, "subtitle", "", dialog->subtitle, "");
    print_text(&instance, number, "message", "", dialog->message, "");
    print_text(&instance, number, "body", "", dialog->body, "");
    print_text(&instance, number, "hiddenPreview", "", dialog->hidden_preview, "");
    print_text(&instance, number, "description", "", dialog->description, "");
    for (size_t i = 0; i < dialog->field_count; i++) {
      const dialog_field *field = &dialog_fields(dialog)[i];
      const char *name = dialog_string(dialog, field->name);
      print_text(&instance, number, name, "field", field->placeholder, "");
      print_text(&instance, number, name, "initial", field->initial, "");
    }
    print_buttons(&instance, number, elements);
  }
}
