/* ---- Texts ---- */

/** The language that a text is written in where it is asked for in another: that one, or the
    nearest that has it. Returns an index of the project's languages, DIALOG_NONE where no language
    has it. */
DIALOG_FUNCTION int dialog_language_of(
    const dialog_project *project, dialog_text text, size_t language) {
  if (text == NULL) return DIALOG_NONE;
  size_t found = language;
  while (text[found] == NULL && found != 0) found = (size_t)project->languages[found].fallback;
  while (found < project->language_count && text[found] == NULL) found++;
  return found < project->language_count ? (int)found : DIALOG_NONE;
}

/** Writes the text of a repeated choice for an element of its list; see dialog_format. */
DIALOG_FUNCTION size_t dialog_format_element(
    char *buffer, size_t size, const dialog_instance *instance, dialog_text text,
    const char *element) {
  dialog_output out = dialog_output_to(buffer, size);
  int language = dialog_language_of(instance->project, text, instance->language);
  if (language != DIALOG_NONE) {
    dialog_scope scope = {instance, &instance->project->languages[language], element};
    dialog_run(&out, &scope, text[language]);
  }
  return dialog_output_end(&out);
}

/** Writes a text of a dialog into a buffer of so many bytes, as snprintf does: what fits, ended by a
    NUL, and never a part of a character. Returns the length of the whole text in bytes, without the
    NUL; all of it is in the buffer where that is less than the size. The buffer may be NULL where
    the size is 0. A text that the dialog does not have is empty. */
DIALOG_FUNCTION size_t
dialog_format(char *buffer, size_t size, const dialog_instance *instance, dialog_text text) {
  return dialog_format_element(buffer, size, instance, text, "");
}

/** A button as it is shown. */
typedef struct dialog_choice {
  size_t button; /**< an index of the dialog's buttons; its outcome */
  size_t element; /**< of a repeated one, an index of its list; else 0 */
} dialog_choice;

/** Writes the title of a button as it is shown; see dialog_format. Nothing of an outcome that is no
    button. */
DIALOG_FUNCTION size_t dialog_format_choice(
    char *buffer, size_t size, const dialog_instance *instance, dialog_choice choice) {
  if (choice.button >= instance->dialog->button_count) {
    return dialog_format(buffer, size, instance, NULL);
  }
  const dialog_button *button = &instance->dialog->buttons[choice.button];
  const char *element = "";
  if (button->list != DIALOG_NONE) {
    dialog_strings list = dialog_load(instance, button->list).list;
    if (choice.element < list.count) element = list.items[choice.element];
  }
  return dialog_format_element(buffer, size, instance, button->title, element);
}

/** Writes what a field holds at first; see dialog_format. */
DIALOG_FUNCTION size_t dialog_format_initial(
    char *buffer, size_t size, const dialog_instance *instance, const dialog_field *field) {
  if (field->initial_parameter == DIALOG_NONE) {
    return dialog_format(buffer, size, instance, field->initial);
  }
  dialog_output out = dialog_output_to(buffer, size);
  dialog_scope scope = {instance, &instance->project->languages[instance->language], ""};
  dialog_put_value(&out, &scope, field->initial_parameter, 'p');
  return dialog_output_end(&out);
}

/** Writes the app's name as people see it; see dialog_format. */
DIALOG_FUNCTION size_t
dialog_format_app(char *buffer, size_t size, const dialog_project *project, size_t language) {
  dialog_instance instance = dialog_instance_of(project, NULL, language, NULL);
  return dialog_format(buffer, size, &instance, project->app);
}

/** Whether a text speaks of what must not be shown on a locked screen, in the language it is
    shown in. */
DIALOG_FUNCTION bool dialog_is_sensitive(const dialog_instance *instance, dialog_text text) {
  int language = dialog_language_of(instance->project, text, instance->language);
  if (language == DIALOG_NONE) return false;
  for (const char *program = text[language]; *program != '\0'; program++) {
    bool names_parameter = dialog_does(program, DIALOG_DO_PUT) || dialog_does(program, DIALOG_DO_BY)
        || dialog_does(program, DIALOG_DO_AGREE);
    if (!names_parameter) continue;
    program++;
    int parameter = dialog_read_parameter(&program);
    if (parameter >= 0 && instance->dialog->parameters[parameter].is_sensitive) return true;
  }
  return false;
}
