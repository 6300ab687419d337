/* ---- The functions of headers, which read as their tables do ---- */

#define DIALOG_TABLE(name) ((const dialog_definition *)(const void *)&name##_data)
/* `project_` has the underscore: a project may be called like a macro, such as linux or true, and is
   passed on only as part of a longer name. */
#define DIALOG_LANGUAGES(project) DIALOG_LANGUAGES_OF(project##_)
#define DIALOG_LANGUAGES_OF(project_) ((const dialog_languages *)(const void *)&project_##languages)
#define DIALOG_INSTANCE(project_, name, parameters, needs)                                \
  dialog_instance_with(                                                                   \
      DIALOG_LANGUAGES_OF(project_), project_##APP, DIALOG_TABLE(name), (size_t)language, \
      parameters, project_##KNOWS_##needs)
/* A row of what a language knows, by its place in the table of its kind. */
#define DIALOG_ROW(type, table, place) \
  ((const type *)(const void *)((const char *)&(table) + (place)))
#define DIALOG_WRITES(project_, name, what) \
  project_##FUNCTION size_t name##_##what(                \
      char *buffer, size_t size, project_##language language

/* What some texts are written with: `needs` names it. */
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
  }

/* Each for a dialog with parameters (WITH) and for one without. What a terminal shows is made by
   INSTANCE, of deprecated dialogs, too. */
#define DIALOG_SHOWS(project, name, needs)                                       \
  DIALOG_FUNCTION dialog_instance name##_INSTANCE(project##_language language) { \
    return DIALOG_INSTANCE(project##_, name, NULL, needs);                       \
  }                                                                              \
  project##_FUNCTION dialog_instance name(project##_language language) {         \
    return name##_INSTANCE(language);                                            \
  }
#define DIALOG_SHOWS_WITH(project, name, needs)                           \
  DIALOG_FUNCTION dialog_instance name##_INSTANCE(                        \
      project##_language language, const name##_parameters *parameters) { \
    return DIALOG_INSTANCE(project##_, name, parameters, needs);          \
  }                                                                       \
  project##_FUNCTION dialog_instance name(                                \
      project##_language language, const name##_parameters *parameters) { \
    return name##_INSTANCE(language, parameters);                         \
  }

/* A text. */
#define DIALOG_SAYS(project, name, what, place, needs)                         \
  DIALOG_WRITES(project##_, name, what)) {                                     \
    dialog_instance instance = DIALOG_INSTANCE(project##_, name, NULL, needs); \
    return dialog_format(buffer, size, &instance, place);                      \
  }
#define DIALOG_SAYS_WITH(project, name, what, place, needs)                          \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters) {      \
    dialog_instance instance = DIALOG_INSTANCE(project##_, name, parameters, needs); \
    return dialog_format(buffer, size, &instance, place);                            \
  }

/* What a field holds at first. */
#define DIALOG_HOLDS(project, name, what, index, needs)                        \
  DIALOG_WRITES(project##_, name, what)) {                                     \
    dialog_instance instance = DIALOG_INSTANCE(project##_, name, NULL, needs); \
    const dialog_field *row = dialog_fields(instance.dialog) + (index);        \
    return dialog_format_initial(buffer, size, &instance, row);                \
  }
#define DIALOG_HOLDS_WITH(project, name, what, index, needs)                         \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters) {      \
    dialog_instance instance = DIALOG_INSTANCE(project##_, name, parameters, needs); \
    const dialog_field *row = dialog_fields(instance.dialog) + (index);              \
    return dialog_format_initial(buffer, size, &instance, row);                      \
  }

/* The titles of buttons. */
#define DIALOG_TITLES(project, name, what, needs)                              \
  DIALOG_WRITES(project##_, name, what), name##_outcome button) {              \
    dialog_instance instance = DIALOG_INSTANCE(project##_, name, NULL, needs); \
    dialog_choice choice = {(size_t)button, 0};                                \
    return dialog_format_choice(buffer, size, &instance, choice);              \
  }
#define DIALOG_TITLES_WITH(project, name, what, needs)                                                 \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters, name##_outcome button) { \
    dialog_instance instance = DIALOG_INSTANCE(project##_, name, parameters, needs);                   \
    dialog_choice choice = {(size_t)button, 0};                                                        \
    return dialog_format_choice(buffer, size, &instance, choice);                                      \
  }

/* A repeated choice; such a dialog has a list among its parameters. */
#define DIALOG_REPEATS_WITH(project, name, what, index, needs)                                  \
  DIALOG_WRITES(project##_, name, what), const name##_parameters *parameters, size_t element) { \
    dialog_instance instance = DIALOG_INSTANCE(project##_, name, parameters, needs);            \
    dialog_choice choice = {index, element};                                                    \
    return dialog_format_choice(buffer, size, &instance, choice);                               \
  }

/* Rows of tables: most parameters, most buttons. */
#define DIALOG_MEMBER(dialog, member, name, type) \
  {name, offsetof(dialog##_parameters, member), 0, DIALOG_NONE, type, false}
#define DIALOG_BUTTON(name, title, role) \
  {name, title, 0, 0, {DIALOG_NONE, false}, DIALOG_NONE, 0, {0, {0, DIALOG_NONE}}, role, false}

DIALOG_FINISH
