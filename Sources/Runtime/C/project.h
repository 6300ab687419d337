/* ---- Projects: dialogs in their languages ---- */

/** A language of a project. */
typedef struct dialog_language {
  const char *tag; /**< BCP 47 */
  /** The tags it answers to, in lower case between spaces; `~` marks those that it answers to for
      want of a better one, such as another script of the language; `cmn=zh` is another code. */
  const char *answers_to;
  bool is_right_to_left;
  int fallback; /**< the language of texts that are not translated to this one */
} dialog_language;

struct dialog_conventions;
struct dialog_scope;
struct dialog_value;

/** Writes a value in a style that its type has. */
typedef void dialog_writer(
    dialog_output *out, const struct dialog_scope *scope, const struct dialog_value *value,
    char style);

/** Tells how a text sounds to a reader: the index of the form that agrees with it. */
typedef int dialog_listener(
    const struct dialog_conventions *conventions, char reader, const char *text);

/** How some texts are written in a language: what none of them needs is NULL, and not in a program
    that has no others. */
typedef struct dialog_conventions {
  dialog_writer *write;
  dialog_listener *listen;
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
} dialog_conventions;

/** Returns the conventions of a language, an index of the project's. */
typedef dialog_conventions dialog_knowledge(size_t language);

/** An enum of the project's, for what reads values: its cases count from 0. */
typedef struct dialog_enum {
  uint32_t name; /**< where its name begins among the project's names; those of its cases follow */
  uint32_t case_count;
} dialog_enum;

/** All dialogs of a project. */
typedef struct dialog_project {
  const char *name;
  const dialog_definition *app; /**< its title is the app's name; NULL where none is stated */
  const dialog_language *languages; /**< the source language first */
  size_t language_count;
  /** Returns the dialog at an index, NULL beyond the last one. NULL in the project of an instance,
      so that whoever shows one dialog does not carry all of them. */
  const dialog_definition *(*dialog_at)(size_t index);
  size_t dialog_count;
  const dialog_enum *enums; /**< NULL in the project of an instance, as names */
  const char *names;
  dialog_knowledge *knows; /**< what all its texts need; NULL in the project of an instance */
} dialog_project;

/** A dialog as it is shown: in a language, with the app's values. */
typedef struct dialog_instance {
  const dialog_project *project;
  const dialog_definition *dialog;
  size_t language; /**< an index of the project's languages */
  const void *parameters; /**< the dialog's own struct; NULL where it has none */
  bool is_locked; /**< on a locked screen; see dialog_is_shown */
  dialog_knowledge *knows; /**< what its texts need */
} dialog_instance;

/** As dialog_instance_of, for a dialog whose texts are written by these conventions. */
DIALOG_FUNCTION dialog_instance dialog_instance_with(
    const dialog_project *project, const dialog_definition *dialog, size_t language,
    const void *parameters, dialog_knowledge *knows) {
  dialog_instance instance = {project, dialog, 0, parameters, false, knows};
  if (language < project->language_count) instance.language = language;
  return instance;
}

/** Returns a dialog to be shown, which keeps the address of the parameters. A language that the
    project does not have is the source language. */
DIALOG_FUNCTION dialog_instance dialog_instance_of(
    const dialog_project *project, const dialog_definition *dialog, size_t language,
    const void *parameters) {
  return dialog_instance_with(project, dialog, language, parameters, project->knows);
}

/** Returns the dialog of a name, NULL where the project has none. */
DIALOG_FUNCTION const dialog_definition *dialog_find(
    const dialog_project *project, const char *name) {
  for (size_t i = 0; i < project->dialog_count; i++) {
    const dialog_definition *dialog = project->dialog_at(i);
    if (strcmp(dialog_string(dialog, 0), name) == 0) return dialog;
  }
  return NULL;
}

/** Returns the string after one that a NUL ends. */
DIALOG_FUNCTION const char *dialog_next_string(const char *string) {
  return string + strlen(string) + 1;
}

/** Returns the name of an enum's case, empty of a value that is none. The project is the one that
    has all dialogs. */
DIALOG_FUNCTION const char *dialog_case_name(
    const dialog_project *project, int32_t enumeration, int64_t value) {
  const dialog_enum *type = &project->enums[enumeration];
  const char *name = project->names + type->name;
  if (value < 0 || value >= (int64_t)type->case_count) return "";
  for (int64_t i = 0; i <= value; i++) name = dialog_next_string(name);
  return name;
}
