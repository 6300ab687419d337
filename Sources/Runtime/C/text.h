/* ---- Texts ---- */

/** The program of a text in a language; NULL where it is not translated to it. */
DIALOG_FUNCTION const char *dialog_program_in(
    const dialog_definition *dialog, dialog_text text, size_t language) {
  const char *program = dialog_string(dialog, text);
  for (size_t i = 0; i < language; i++) program = dialog_next_string(program);
  return strcmp(program, DIALOG_UNTRANSLATED) == 0 ? NULL : program;
}

/** Returns the language that a text is shown in: that of the instance, or where the text is not
    translated to it, the first that has it of those that it falls back to. An index of the
    project's languages; DIALOG_NONE where no language has it. */
DIALOG_FUNCTION int dialog_language_of(const dialog_instance *instance, dialog_text text) {
  const dialog_languages *languages = instance->languages;
  size_t found = instance->language;
  if (text == 0) return DIALOG_NONE;
  while (found != 0 && dialog_program_in(instance->dialog, text, found) == NULL) {
    found = (size_t)dialog_language_at(languages, found)->fallback;
  }
  while (found < languages->count && dialog_program_in(instance->dialog, text, found) == NULL) {
    found++;
  }
  return found < languages->count ? (int)found : DIALOG_NONE;
}

/** Writes the text of a repeated choice for an element of its list. Returns its length; see
    dialog_format. */
DIALOG_FUNCTION size_t dialog_format_element(
    char *buffer, size_t size, const dialog_instance *instance, dialog_text text,
    const char *element) {
  dialog_output out = dialog_output_to(buffer, size);
  int language = dialog_language_of(instance, text);
  if (language != DIALOG_NONE) {
    dialog_scope scope = dialog_scope_of(instance, (size_t)language, element);
    dialog_run(&out, &scope, dialog_program_in(instance->dialog, text, (size_t)language));
  }
  return dialog_output_end(&out);
}

/** Writes a text of a dialog into a buffer of so many bytes and ends it with a NUL. Returns the length
    of the whole text in bytes, without the NUL; all of it is in the buffer where that is less than
    the size. A longer one is cut between characters as people see them (a letter with its marks, a
    flag, a family), and ends in what closes the isolates that are open there (U+2069): what is kept
    may be that much less than the size. The buffer may be NULL where the size is 0. A text that the
    dialog does not have is empty. */
DIALOG_FUNCTION size_t
dialog_format(char *buffer, size_t size, const dialog_instance *instance, dialog_text text) {
  return dialog_format_element(buffer, size, instance, text, NULL);
}

/** A button as it is shown. */
typedef struct dialog_choice {
  size_t button; /**< an index of the dialog's buttons, its outcome; or DIALOG_NO_BUTTON */
  size_t element; /**< of a repeated one, an index of its list; else 0 */
} dialog_choice;

/** The button of a choice that there is not. */
#define DIALOG_NO_BUTTON SIZE_MAX

/** Returns what a repeated choice stands for: the string of the app's list, which may be NULL; empty
    of a choice that is not repeated, or beyond the list. */
DIALOG_FUNCTION const char *dialog_element_of(
    const dialog_instance *instance, dialog_choice choice) {
  if (choice.button >= instance->dialog->button_count) return "";
  int index = dialog_button_details_of(instance->dialog, choice.button)->list;
  if (index == DIALOG_NONE) return "";
  dialog_strings list = dialog_load(instance, index).list;
  return choice.element < list.count ? list.items[choice.element] : "";
}

/** Writes the title of a button as it is shown. Returns its length; see dialog_format. Nothing of an
    outcome that is no button, nor of DIALOG_NO_BUTTON. */
DIALOG_FUNCTION size_t dialog_format_choice(
    char *buffer, size_t size, const dialog_instance *instance, dialog_choice choice) {
  bool is_button = choice.button < instance->dialog->button_count;
  dialog_text title = is_button ? dialog_buttons(instance->dialog)[choice.button].title : 0;
  return dialog_format_element(buffer, size, instance, title, dialog_element_of(instance, choice));
}

/** Writes what a field holds at first. Returns its length; see dialog_format. */
DIALOG_FUNCTION size_t dialog_format_initial(
    char *buffer, size_t size, const dialog_instance *instance, const dialog_field *field) {
  if (field->initial_parameter == DIALOG_NONE) {
    return dialog_format(buffer, size, instance, field->initial);
  }
  dialog_output out = dialog_output_to(buffer, size);
  dialog_scope scope = dialog_scope_of(instance, instance->language, NULL);
  dialog_put_value(&out, &scope, field->initial_parameter, 'p');
  return dialog_output_end(&out);
}

/** Writes the app's name as people see it, in the language of an instance. Returns its length; see
    dialog_format. */
DIALOG_FUNCTION size_t
dialog_format_app(char *buffer, size_t size, const dialog_instance *instance) {
  dialog_instance app = *instance;
  if (app.app != NULL) app.dialog = app.app;
  return dialog_format(buffer, size, &app, app.app == NULL ? 0 : app.app->title);
}

/** Returns whether a text speaks of what must not be shown on a locked screen, in the language it is
    shown in. */
DIALOG_FUNCTION bool dialog_is_sensitive(const dialog_instance *instance, dialog_text text) {
  int language = dialog_language_of(instance, text);
  if (language == DIALOG_NONE) return false;
  const dialog_parameter *parameters = dialog_parameters(instance->dialog);
  const char *program = dialog_program_in(instance->dialog, text, (size_t)language);
  for (; *program != '\0'; program++) {
    bool names_parameter = dialog_does(program, DIALOG_DO_PUT) || dialog_does(program, DIALOG_DO_BY)
        || dialog_does(program, DIALOG_DO_AGREE);
    if (!names_parameter) continue;
    program++;
    int parameter = dialog_read_parameter(&program);
    if (parameter >= 0 && parameters[parameter].is_sensitive) return true;
    program--; /* the loop passes over what comes next, which may be the NUL */
  }
  return false;
}
