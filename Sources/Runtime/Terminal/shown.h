/* ---- A dialog as it is shown: its texts and buttons in one language ---- */

/** The most that is shown of each; a dialog with more is not shown. */
#define DIALOG_SHOWN_CHOICES 256
#ifndef DIALOG_SHOWN_FIELDS
#define DIALOG_SHOWN_FIELDS 16
#endif

/** A field's label takes no more than such a part of the room for texts that is left. */
#define DIALOG_LABEL_SHARE 32

/** What a renderer says in a language of its own accord: why it does not take an answer. NULL where
    the words are not known. */
typedef struct dialog_refusals {
  const char *required; /**< of what is empty */
  const char *email, *url, *whole, *number; /**< of what is none */
  const char *value; /**< of what is none of any other kind */
} dialog_refusals;

/** A button, a choice or an action. */
typedef struct dialog_shown_choice {
  const char *title;
  const char *name; /**< an answer in plain lines, as the title is; or NULL */
  dialog_role role;
  bool needs_authentication; /**< cannot be chosen on a locked screen */
  const char *input; /**< the placeholder of the text that it asks for, or NULL */
  const char *send; /**< the title of the button that sends the text, or NULL */
} dialog_shown_choice;

/** A text field. */
typedef struct dialog_shown_field {
  const char *label;
  const char *initial;
  dialog_keyboard keyboard;
  bool is_secure, is_required;
  char decimal; /**< the decimal separator of the language, as it is typed: `.` or `,` */
} dialog_shown_field;

/** A dialog; texts are UTF-8, and NULL where there are none. */
typedef struct dialog_shown {
  dialog_kind kind;
  bool is_right_to_left;
  const char *app; /**< the app's name, in notifications */
  const char *title, *subtitle, *message;
  const char *description; /**< what a detail view says besides */
  const char *media; /**< what a detail view shows, a line each */
  const dialog_refusals *refusals; /**< or NULL */
  const uint32_t *words; /**< of Thai, that lines end between, as a graph of letters; or NULL */
  const dialog_shown_field *fields;
  size_t field_count;
  const dialog_shown_choice *choices; /**< by their places: see dialog_choice_at */
  size_t choice_count;
  dialog_arrangement arrangement;
  int default_place; /**< of the button that Return presses, or DIALOG_NONE */
  int awaiting_place; /**< of the button that waits for required fields, or DIALOG_NONE */
  bool stays; /**< a notification in alert style */
  bool rings;
  bool has_detail;
  int64_t badge; /**< 0: none */
} dialog_shown;

/** What came of it. */
typedef struct dialog_answer {
  int place; /**< of the choice; DIALOG_NONE: it was left */
  bool is_late; /**< nobody answered in the time there was */
  char fields[DIALOG_SHOWN_FIELDS][DIALOG_FIELD_SIZE];
  char input[DIALOG_FIELD_SIZE]; /**< the text that the choice asked for */
} dialog_answer;
