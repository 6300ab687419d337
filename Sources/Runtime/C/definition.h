/* ---- Definitions: what a dialog is; constant tables that a renderer walks ---- */

/** An index of none. */
#define DIALOG_NONE (-1)

/** What a dialog says at one place: a program for each language of the project, in the order of
    its languages. A program is NULL where the text is not translated to a language. The text itself
    is NULL where the dialog has nothing to say at that place. */
typedef const char *const *dialog_text;

typedef enum dialog_kind { DIALOG_ALERT, DIALOG_ACTION_SHEET, DIALOG_NOTIFICATION } dialog_kind;

/** Why an alert interrupts. */
typedef enum dialog_purpose {
  DIALOG_PURPOSE_UNSTATED,
  DIALOG_PURPOSE_DESTRUCTIVE,
  DIALOG_PURPOSE_PURCHASE,
  DIALOG_PURPOSE_PROBLEM,
  DIALOG_PURPOSE_PERMISSION,
  DIALOG_PURPOSE_CONSENT,
  DIALOG_PURPOSE_INPUT,
  DIALOG_PURPOSE_CHOOSE,
  DIALOG_PURPOSE_INFORM
} dialog_purpose;

/** What a button does, and so how it looks: a destructive one is red. */
typedef enum dialog_role {
  DIALOG_ROLE_NORMAL,
  DIALOG_ROLE_CANCEL,
  DIALOG_ROLE_DESTRUCTIVE
} dialog_role;

/** How buttons stand: beside each other from the leading edge, below each other from the top, or
    below each other at the bottom of the screen with Cancel apart. */
typedef enum dialog_arrangement { DIALOG_ROW, DIALOG_STACK, DIALOG_SHEET } dialog_arrangement;

/** The keyboard that suits a field. */
typedef enum dialog_keyboard {
  DIALOG_KEYBOARD_TEXT,
  DIALOG_KEYBOARD_EMAIL,
  DIALOG_KEYBOARD_NUMBER,
  DIALOG_KEYBOARD_DECIMAL,
  DIALOG_KEYBOARD_PHONE,
  DIALOG_KEYBOARD_URL
} dialog_keyboard;

/** What a field asks for, so that the system can fill it in. */
typedef enum dialog_content {
  DIALOG_CONTENT_UNSTATED,
  DIALOG_CONTENT_NAME,
  DIALOG_CONTENT_USERNAME,
  DIALOG_CONTENT_PASSWORD,
  DIALOG_CONTENT_NEW_PASSWORD,
  DIALOG_CONTENT_ONE_TIME_CODE,
  DIALOG_CONTENT_EMAIL,
  DIALOG_CONTENT_PHONE,
  DIALOG_CONTENT_ADDRESS,
  DIALOG_CONTENT_URL
} dialog_content;

/** When a button or a field is shown: always, or by a Bool among the parameters. */
typedef struct dialog_condition {
  int parameter; /**< DIALOG_NONE: always */
  bool is_negated; /**< shown while the parameter is false */
} dialog_condition;

#define DIALOG_ALWAYS {DIALOG_NONE, false}

/** A name that a dialog speaks of: a parameter's, or one that the app knows. */
typedef struct dialog_reference {
  const char *name; /**< NULL where nothing is named */
  int parameter; /**< DIALOG_NONE where it is not a parameter */
} dialog_reference;

#define DIALOG_NOTHING {NULL, DIALOG_NONE}

/** A place in the app that a notification or one of its actions opens. */
typedef struct dialog_destination {
  const char *screen; /**< NULL where none is stated */
  dialog_reference showing; /**< what is shown there */
} dialog_destination;

#define DIALOG_NOWHERE {NULL, DIALOG_NOTHING}

/** An alert's button, a sheet's choice or a notification's action. */
typedef struct dialog_button {
  const char *name;
  dialog_role role;
  dialog_text title;
  dialog_condition condition;
  int list; /**< the [String] that it is repeated for; DIALOG_NONE: it stands once */
  size_t limit; /**< how often it is repeated at most; 0: no limit */
  bool needs_authentication; /**< the device is unlocked first */
  dialog_destination opens; /**< without a screen it works in place */
  dialog_text input; /**< asks for a text in place, with this placeholder; NULL: it does not */
  dialog_text send; /**< the title of the button that sends the text */
} dialog_button;

/** A text field of an alert. */
typedef struct dialog_field {
  const char *name;
  dialog_text placeholder;
  dialog_text initial; /**< what it holds at first, NULL where nothing or a parameter */
  int initial_parameter; /**< what it holds at first, DIALOG_NONE where nothing or a text */
  dialog_keyboard keyboard;
  dialog_content content;
  bool is_secure; /**< shows dots for what is typed */
  bool is_required; /**< the default button waits until it is filled in */
  dialog_condition condition;
} dialog_field;

typedef enum dialog_delivery {
  DIALOG_DELIVERY_UNSTATED,
  DIALOG_DELIVERY_LOCAL,
  DIALOG_DELIVERY_REMOTE
} dialog_delivery;

typedef enum dialog_category {
  DIALOG_CATEGORY_UNSTATED,
  DIALOG_CATEGORY_COMMUNICATION,
  DIALOG_CATEGORY_REMINDER,
  DIALOG_CATEGORY_STATUS,
  DIALOG_CATEGORY_EVENT,
  DIALOG_CATEGORY_TRANSACTION,
  DIALOG_CATEGORY_MARKETING
} dialog_category;

/** The style a notification suggests; the person decides. A banner leaves after some seconds, an
    alert stays. */
typedef enum dialog_style {
  DIALOG_STYLE_UNSTATED,
  DIALOG_STYLE_BANNER,
  DIALOG_STYLE_ALERT
} dialog_style;

/** How much a notification may interrupt. */
typedef enum dialog_level {
  DIALOG_LEVEL_UNSTATED,
  DIALOG_LEVEL_PASSIVE,
  DIALOG_LEVEL_ACTIVE,
  DIALOG_LEVEL_TIME_SENSITIVE,
  DIALOG_LEVEL_CRITICAL
} dialog_level;

typedef enum dialog_sound {
  DIALOG_SOUND_UNSTATED,
  DIALOG_SOUND_NONE,
  DIALOG_SOUND_STANDARD,
  DIALOG_SOUND_FILE
} dialog_sound;

typedef enum dialog_media_kind {
  DIALOG_MEDIA_IMAGE,
  DIALOG_MEDIA_VIDEO,
  DIALOG_MEDIA_AUDIO,
  DIALOG_MEDIA_MAP
} dialog_media_kind;

/** A picture, a film, a sound or a map in a notification's detail view. */
typedef struct dialog_media {
  dialog_media_kind kind;
  dialog_reference reference;
  bool is_live; /**< changes while it is seen */
} dialog_media;

/** What only a notification has. */
typedef struct dialog_notification {
  dialog_delivery delivery;
  dialog_category category;
  dialog_style suggested_style;
  dialog_level level;
  dialog_reference thread; /**< groups it with others */
  dialog_reference identifier; /**< a later one with the same identifier replaces it */
  dialog_sound sound;
  const char *sound_file; /**< NULL unless the sound is DIALOG_SOUND_FILE */
  uint32_t sound_milliseconds; /**< 0: not stated */
  dialog_reference badge; /**< the number on the app's icon; 0 clears Notification Center */
  const char *badge_cleared_by; /**< the screen that clears it, or NULL */
  const char *consent; /**< the alert that asks for consent, or NULL */
  const char *settings; /**< the screen where the choice can be changed, or NULL */
  dialog_destination opens; /**< where tapping it leads */
  const dialog_media *media;
  size_t media_count;
  bool has_detail; /**< a view of the details, on demand */
} dialog_notification;

/** An alert, an action sheet or a notification. */
typedef struct dialog_definition {
  const char *name;
  dialog_kind kind;
  dialog_purpose purpose;
  const dialog_parameter *parameters;
  size_t parameter_count;
  size_t parameters_size; /**< of the dialog's parameters struct, in bytes; 0: it has none */
  dialog_text title;
  dialog_text subtitle; /**< of notifications */
  dialog_text message; /**< of alerts and action sheets */
  dialog_text body; /**< of notifications */
  dialog_text hidden_preview; /**< a notification's text while previews are hidden */
  dialog_text description; /**< what a notification's detail view says besides */
  const dialog_field *fields;
  size_t field_count;
  const dialog_button *buttons; /**< in order of likelihood, likeliest first */
  size_t button_count;
  dialog_arrangement arrangement; /**< with every button shown; see dialog_place */
  const int *order; /**< of all buttons, from the leading edge or from the top */
  const int *row_order; /**< when no more than two of a stack's are shown; or NULL */
  int exit_button; /**< what leaving stands for; DIALOG_NONE: the outcome is `dismissed` */
  int default_button; /**< the bold one that Return presses, or DIALOG_NONE */
  const char *source; /**< the control a sheet answers, a popover's anchor; or NULL */
  bool is_shown_at_launch;
  bool is_shown_on_first_need; /**< the first time that what it asks for is needed */
  const char *shown_after; /**< what the person did just before, or NULL */
  bool is_undoable; /**< what it asks about can be undone */
  const dialog_notification *notification; /**< NULL of other kinds */
} dialog_definition;
