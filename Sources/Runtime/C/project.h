/* ---- Projects: dialogs in their languages ---- */

/** A language of a project, with what its texts need to be written: what none of them needs is
    NULL. */
typedef struct dialog_language {
  const char *tag; /**< BCP 47 */
  /** The tags it answers to, in lower case between spaces; `~` marks those that it answers to for
      want of a better one, such as another script of the language; `cmn=zh` is another code. */
  const char *answers_to;
  bool is_right_to_left;
  int fallback; /**< the language of texts that are not translated to this one */
  dialog_plural_rule *plural;
  const dialog_numbers *numbers;
  const dialog_money *money;
  const dialog_sizes *sizes;
  const dialog_calendar *calendar;
  const dialog_distances *distances;
  const dialog_list_format *list;
  const dialog_unread *unread;
  const dialog_korean *korean;
  const dialog_french *french;
  const dialog_turkish *turkish;
} dialog_language;

/** All dialogs of a project. */
typedef struct dialog_project {
  const char *name;
  dialog_text app; /**< the app's name as people see it; NULL where it is not stated */
  const dialog_language *languages; /**< the source language first */
  size_t language_count;
  const dialog_definition *const *dialogs;
  size_t dialog_count;
} dialog_project;

/** A dialog as it is shown: in a language, with the app's values. */
typedef struct dialog_instance {
  const dialog_project *project;
  const dialog_definition *dialog;
  size_t language; /**< an index of the project's languages */
  const void *parameters; /**< the dialog's own struct; NULL where it has none */
  bool is_locked; /**< on a locked screen; see dialog_is_shown */
} dialog_instance;

/** A dialog to be shown. A language that the project does not have is the source language. */
DIALOG_FUNCTION dialog_instance dialog_instance_of(
    const dialog_project *project, const dialog_definition *dialog, size_t language,
    const void *parameters) {
  dialog_instance instance = {project, dialog, 0, parameters, false};
  if (language < project->language_count) instance.language = language;
  return instance;
}

/** The dialog of a name, or NULL. */
DIALOG_FUNCTION const dialog_definition *dialog_find(
    const dialog_project *project, const char *name) {
  for (size_t i = 0; i < project->dialog_count; i++) {
    if (strcmp(project->dialogs[i]->name, name) == 0) return project->dialogs[i];
  }
  return NULL;
}
