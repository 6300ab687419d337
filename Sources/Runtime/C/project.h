/* ---- Projects: dialogs in their languages ---- */

/** A language of a project. */
typedef struct dialog_language {
  uint32_t tag; /**< see dialog_tag_of */
  uint32_t answers_to; /**< see dialog_tags_of */
  int32_t fallback; /**< the language of texts that are not translated to this one */
  bool is_right_to_left;
} dialog_language;

/** The languages of a project, the source language first; they stand after it in memory, and then
    their strings. */
typedef struct dialog_languages {
  uint32_t count;
} dialog_languages;

/** Returns a language by its index. */
DIALOG_FUNCTION const dialog_language *dialog_language_at(
    const dialog_languages *languages, size_t index) {
  return (const dialog_language *)(const void *)(languages + 1) + index;
}

/** Returns the tag of a language by its index, of BCP 47. */
DIALOG_FUNCTION const char *dialog_tag_of(const dialog_languages *languages, size_t index) {
  const dialog_language *end = dialog_language_at(languages, languages->count);
  return (const char *)end + dialog_language_at(languages, index)->tag;
}

/** The tags that a language answers to, in lower case between spaces; `~` marks those that it answers
    to for want of a better one, such as another script of the language; `cmn=zh` is another code. */
DIALOG_FUNCTION const char *dialog_tags_of(const dialog_languages *languages, size_t index) {
  const dialog_language *end = dialog_language_at(languages, languages->count);
  return (const char *)end + dialog_language_at(languages, index)->answers_to;
}

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
  dialog_plurals plurals;
  const dialog_numbers *numbers;
  const dialog_money *money;
  const char *currency_digits; /**< see dialog_currency_digits */
  const dialog_sizes *sizes;
  const dialog_calendar *calendar;
  const dialog_distances *distances;
  const dialog_list_format *list;
  const dialog_unread *unread;
  const dialog_korean *korean;
  const dialog_french *french;
  const dialog_turkish *turkish;
} dialog_conventions;

/** Returns the conventions of a language by its index. */
typedef dialog_conventions dialog_knowledge(size_t language);

/** An enum of the project's, for what reads values: its cases count from 0. */
typedef struct dialog_enum {
  uint32_t name; /**< where its name begins among the project's names; those of its cases follow */
  uint32_t case_count;
} dialog_enum;

/** All dialogs of a project: the one table with pointers, which whoever shows one dialog does not
    carry. */
typedef struct dialog_project {
  const char *name;
  const dialog_languages *languages;
  const dialog_definition *app; /**< its title is the app's name; NULL where none is stated */
  /** Returns the dialog at an index, NULL beyond the last one. */
  const dialog_definition *(*dialog_at)(size_t index);
  size_t dialog_count;
  const dialog_enum *enums;
  const char *names;
  dialog_knowledge *knows; /**< what all its texts need */
} dialog_project;

/** A dialog as it is shown: in a language, with the app's values. */
typedef struct dialog_instance {
  const dialog_languages *languages;
  const dialog_definition *app; /**< see dialog_project */
  const dialog_definition *dialog;
  size_t language; /**< an index of them */
  const void *parameters; /**< the dialog's own struct; NULL where it has none */
  bool is_locked; /**< on a locked screen; see dialog_is_shown */
  dialog_knowledge *knows; /**< what its texts need */
} dialog_instance;

/** As dialog_instance_of, for a dialog whose texts are written by these conventions. */
DIALOG_FUNCTION dialog_instance dialog_instance_with(
    const dialog_languages *languages, const dialog_definition *app,
    const dialog_definition *dialog, size_t language, const void *parameters,
    dialog_knowledge *knows) {
  dialog_instance instance = {languages, app, dialog, 0, parameters, false, knows};
  if (language < languages->count) instance.language = language;
  return instance;
}

/** Returns a dialog to be shown, which keeps the address of the parameters. A language that the
    project does not have is the source language. */
DIALOG_FUNCTION dialog_instance dialog_instance_of(
    const dialog_project *project, const dialog_definition *dialog, size_t language,
    const void *parameters) {
  return dialog_instance_with(
      project->languages, project->app, dialog, language, parameters, project->knows);
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
