/* ---- The functions of headers, which read as their tables do ---- */

#define DIALOG_TABLE(name) ((const dialog_definition *)(const void *)&name##_data)
/* `project_` has the underscore: a project may be called like a macro, such as linux or true, and is
   passed on only as part of a longer name. */
#define DIALOG_LANGUAGES(project) DIALOG_LANGUAGES_OF(project##_)
#define DIALOG_LANGUAGES_OF(project_) ((const dialog_languages *)(const void *)&project_##languages)
/* A row of what a language knows, by its place in the table of its kind. */
#define DIALOG_ROW(type, table, place) \
  ((const type *)(const void *)((const char *)&(table) + (place)))
#define DIALOG_WRITES(project_, name, what) \
  project_##FUNCTION size_t name##_##what(                \
      char *buffer, size_t size, project_##language language

/* What some texts are written with: `needs` names it. The functions of each dialog only pass on which
   table and which place in it is theirs. */
#define DIALOG_NEEDS(project, needs, mask)                                                    \
  DIALOG_FUNCTION void project##_WRITES_##needs(                                              \
      dialog_output *out, const dialog_scope *scope, const dialog_value *value, char style) { \
    dialog_put_needed(mask, out, &scope->conventions, value, style);                          \
  }                                                                                           \
  DIALOG_FUNCTION int project##_LISTENS_##needs(                                              \
      const dialog_conventions *conventions, char reader, const char *text) {                 \
    return dialog_sound_needed(mask, conventions, reader, text);                              \
  }                                                                                           \
  DIALOG_FUNCTION dialog_conventions project##_KNOWS_##needs(size_t language) {               \
    dialog_conventions known = project##_CONVENTIONS(mask, language);                         \
    known.write = project##_WRITES_##needs;                                                   \
    known.listen = project##_LISTENS_##needs;                                                 \
    return known;                                                                             \
  }                                                                                           \
  DIALOG_SHARED dialog_instance project##_SHOWS_##needs(                                      \
      project##_language language, const void *parameters, const dialog_definition *dialog) { \
    return dialog_instance_with(                                                              \
        DIALOG_LANGUAGES_OF(project##_), project##_APP, dialog, (size_t)language, parameters, \
        project##_KNOWS_##needs);                                                             \
  }                                                                                           \
  DIALOG_SHARED size_t project##_SAYS_##needs(                                                \
      char *buffer, size_t size, project##_language language, const void *parameters,         \
      const dialog_definition *dialog, dialog_text place) {                                   \
    dialog_instance instance = project##_SHOWS_##needs(language, parameters, dialog);         \
    return dialog_format(buffer, size, &instance, place);                                     \
  }                                                                                           \
  DIALOG_SHARED size_t project##_TITLES_##needs(                                              \
      char *buffer, size_t size, project##_language language, const void *parameters,         \
      const dialog_definition *dialog, size_t button) {                                       \
    dialog_instance instance = project##_SHOWS_##needs(language, parameters, dialog);         \
    dialog_choice choice = {button, 0};                                                       \
    return dialog_format_choice(buffer, size, &instance, choice);                             \
  }                                                                                           \
  DIALOG_SHARED size_t project##_HOLDS_##needs(                                               \
      char *buffer, size_t size, project##_language language, const void *parameters,         \
      const dialog_definition *dialog, size_t field) {                                        \
    dialog_instance instance = project##_SHOWS_##needs(language, parameters, dialog);         \
    return dialog_format_initial(buffer, size, &instance, dialog_fields(dialog) + field);     \
  }

/* Each for a dialog with parameters (WITH) and for one without. What a terminal shows is made by
   INSTANCE, of deprecated dialogs, too. */
#define DIALOG_SHOWS(project, name, needs)                                       \
  DIALOG_FUNCTION dialog_instance name##_INSTANCE(project##_language language) { \
    return project##_SHOWS_##needs(language, NULL, DIALOG_TABLE(name));          \
  }                                                                              \
  project##_FUNCTION dialog_instance name(project##_language language) {         \
    return name##_INSTANCE(language);                                            \
  }
#define DIALOG_SHOWS_WITH(project, name, needs)                               \
  DIALOG_FUNCTION dialog_instance name##_INSTANCE(                            \
      project##_language language, const name##_parameters *parameters) {     \
    return project##_SHOWS_##needs(language, parameters, DIALOG_TABLE(name)); \
  }                                                                           \
  project##_FUNCTION dialog_instance name(                                    \
      project##_language language, const name##_parameters *parameters) {     \
    return name##_INSTANCE(language, parameters);                             \
  }

/* A text. */
#define DIALOG_SAYS(project, name, what, place, needs)                                      \
  DIALOG_WRITES(project##_, name, what)) {                                                  \
    return project##_SAYS_##needs(buffer, size, language, NULL, DIALOG_TABLE(name), place); \
  }
#define DIALOG_SAYS_WITH(project, name, what, place, needs)                                       \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters) {                   \
    return project##_SAYS_##needs(buffer, size, language, parameters, DIALOG_TABLE(name), place); \
  }

/* What a field holds at first. */
#define DIALOG_HOLDS(project, name, what, index, needs)                                      \
  DIALOG_WRITES(project##_, name, what)) {                                                   \
    return project##_HOLDS_##needs(buffer, size, language, NULL, DIALOG_TABLE(name), index); \
  }
#define DIALOG_HOLDS_WITH(project, name, what, index, needs)                                       \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters) {                    \
    return project##_HOLDS_##needs(buffer, size, language, parameters, DIALOG_TABLE(name), index); \
  }

/* The titles of buttons. */
#define DIALOG_TITLES(project, name, what, needs)                          \
  DIALOG_WRITES(project##_, name, what), name##_outcome button) {          \
    return project##_TITLES_##needs(                                       \
        buffer, size, language, NULL, DIALOG_TABLE(name), (size_t)button); \
  }
#define DIALOG_TITLES_WITH(project, name, what, needs)                                                 \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters, name##_outcome button) { \
    return project##_TITLES_##needs(                                                                   \
        buffer, size, language, parameters, DIALOG_TABLE(name), (size_t)button);                       \
  }

/* A repeated choice; such a dialog has a list among its parameters. */
#define DIALOG_REPEATS_WITH(project, name, what, index, needs)                                    \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters, size_t element) {   \
    dialog_instance instance = project##_SHOWS_##needs(language, parameters, DIALOG_TABLE(name)); \
    dialog_choice choice = {index, element};                                                      \
    return dialog_format_choice(buffer, size, &instance, choice);                                 \
  }

/* Rows of tables: most parameters, most buttons. */
#define DIALOG_MEMBER(dialog, member, name, type) \
  {name, offsetof(dialog##_parameters, member), DIALOG_NONE, type, 0, false}
#define DIALOG_BUTTON(name, title, role) {name, title, {DIALOG_NONE, false}, role}

DIALOG_FINISH
