/* ---- Definitions: what a dialog is; constant tables without pointers ---- */

/** An index of none. */
#define DIALOG_NONE (-1)

/** What a dialog says at one place: where its programs begin among the strings of the dialog, one
    for each language of the project, in the order of its languages. 0 where the dialog has nothing
    to say at that place. */
typedef uint32_t dialog_text;

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
  int32_t parameter; /**< DIALOG_NONE: always */
  bool is_negated; /**< shown while the parameter is false */
} dialog_condition;

/** A name that a dialog speaks of: a parameter's, or one that the app knows. */
typedef struct dialog_reference {
  dialog_name name; /**< 0 where nothing is named */
  int32_t parameter; /**< DIALOG_NONE where it is not a parameter */
} dialog_reference;

/** A place in the app that a notification or one of its actions opens. */
typedef struct dialog_destination {
  dialog_name screen; /**< 0 where none is stated */
  dialog_reference showing; /**< what is shown there */
} dialog_destination;

/** An alert's button, a sheet's choice or a notification's action. */
typedef struct dialog_button {
  dialog_name name;
  dialog_text title;
  dialog_condition condition;
  uint8_t role; /**< a dialog_role */
} dialog_button;

/** What only some buttons have. */
typedef struct dialog_button_details {
  int32_t list; /**< the [String] that it is repeated for; DIALOG_NONE: it stands once */
  uint32_t limit; /**< how often it is repeated at most; 0: no limit */
  dialog_text input; /**< asks for a text in place, with this placeholder; 0: it does not */
  dialog_text send; /**< the title of the button that sends the text */
  dialog_destination opens; /**< without a screen it works in place */
  bool needs_authentication; /**< the device is unlocked first */
} dialog_button_details;

/** A text field of an alert. */
typedef struct dialog_field {
  dialog_name name;
  dialog_text placeholder;
  dialog_text initial; /**< what it holds at first, 0 where nothing or a parameter */
  int32_t initial_parameter; /**< what it holds at first, DIALOG_NONE where nothing or a text */
  dialog_condition condition;
  uint8_t keyboard; /**< a dialog_keyboard */
  uint8_t content; /**< a dialog_content */
  bool is_secure; /**< shows dots for what is typed */
  bool is_required; /**< the default button waits until it is filled in */
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
  dialog_reference reference;
  uint8_t kind; /**< a dialog_media_kind */
  bool is_live; /**< changes while it is seen */
} dialog_media;

/** What only a notification has. */
typedef struct dialog_notification {
  dialog_reference thread; /**< groups it with others */
  dialog_reference identifier; /**< a later one with the same identifier replaces it */
  dialog_reference badge; /**< the number on the app's icon; 0 clears Notification Center */
  dialog_name badge_cleared_by; /**< the screen that clears it, or 0 */
  dialog_name sound_file; /**< 0 unless the sound is DIALOG_SOUND_FILE */
  uint32_t sound_milliseconds; /**< 0: not stated */
  dialog_name consent; /**< the alert that asks for consent, or 0 */
  dialog_name settings; /**< the screen where the choice can be changed, or 0 */
  dialog_destination opens; /**< where tapping it leads */
  uint8_t delivery; /**< a dialog_delivery */
  uint8_t category; /**< a dialog_category */
  uint8_t suggested_style; /**< a dialog_style */
  uint8_t level; /**< a dialog_level */
  uint8_t sound; /**< a dialog_sound */
  bool has_detail; /**< a view of the details, on demand */
} dialog_notification;

/** An alert, an action sheet or a notification. What it has several of stands after it in memory:
    dialog_parameters and the functions after it find them. */
typedef struct dialog_definition {
  uint32_t parameters_size; /**< of the dialog's parameters struct, in bytes; 0: it has none */
  dialog_text title;
  dialog_text subtitle; /**< of notifications */
  dialog_text message; /**< of alerts and action sheets */
  dialog_text body; /**< of notifications */
  dialog_text hidden_preview; /**< a notification's text while previews are hidden */
  dialog_text description; /**< what a notification's detail view says besides */
  dialog_name source; /**< the control a sheet answers, a popover's anchor; or 0 */
  dialog_name shown_after; /**< what the person did just before, or 0 */
  uint32_t parameter_count, field_count, button_count, media_count;
  int32_t exit_button; /**< what leaving stands for while it is shown, see dialog_exit; DIALOG_NONE:
                          the outcome is `dismissed` */
  int32_t default_button; /**< the bold one that Return presses, or DIALOG_NONE */
  uint8_t kind; /**< a dialog_kind */
  uint8_t purpose; /**< a dialog_purpose */
  uint8_t arrangement; /**< a dialog_arrangement, with every button shown; see dialog_place */
  bool has_row_order; /**< has an order for when no more than two of a stack's are shown */
  bool is_shown_at_launch;
  bool is_shown_on_first_need; /**< the first time that what it asks for is needed */
  bool is_undoable; /**< what it asks about can be undone */
  bool has_button_details; /**< see dialog_button_details_of */
} dialog_definition;

/** Returns the parameters, parameter_count of them. */
DIALOG_FUNCTION const dialog_parameter *dialog_parameters(const dialog_definition *dialog) {
  return (const dialog_parameter *)(const void *)(dialog + 1);
}

/** Returns the fields, field_count of them. */
DIALOG_FUNCTION const dialog_field *dialog_fields(const dialog_definition *dialog) {
  return (const dialog_field *)(const void *)(dialog_parameters(dialog) + dialog->parameter_count);
}

/** Returns the buttons, button_count of them in order of likelihood, likeliest first. */
DIALOG_FUNCTION const dialog_button *dialog_buttons(const dialog_definition *dialog) {
  return (const dialog_button *)(const void *)(dialog_fields(dialog) + dialog->field_count);
}

DIALOG_FUNCTION const dialog_button_details *dialog_after_buttons(const dialog_definition *dialog) {
  const void *place = dialog_buttons(dialog) + dialog->button_count;
  return (const dialog_button_details *)place;
}

/** Returns what only some buttons have, of the button at an index; of all others, and of an outcome
    that is no button, nothing is in it: DIALOG_NONE, 0 and false. */
DIALOG_FUNCTION const dialog_button_details *dialog_button_details_of(
    const dialog_definition *dialog, size_t button) {
  static const dialog_button_details none = {DIALOG_NONE, 0, 0, 0, {0, {0, DIALOG_NONE}}, false};
  bool has_any = dialog->has_button_details && button < dialog->button_count;
  return has_any ? dialog_after_buttons(dialog) + button : &none;
}

/** Returns what a notification's detail view shows, media_count of them. */
DIALOG_FUNCTION const dialog_media *dialog_media_of(const dialog_definition *dialog) {
  size_t details = dialog->has_button_details ? dialog->button_count : 0;
  return (const dialog_media *)(const void *)(dialog_after_buttons(dialog) + details);
}

DIALOG_FUNCTION const void *dialog_after_media(const dialog_definition *dialog) {
  return dialog_media_of(dialog) + dialog->media_count;
}

/** Returns what only a notification has; NULL of other kinds. */
DIALOG_FUNCTION const dialog_notification *dialog_notification_of(const dialog_definition *dialog) {
  const void *place = dialog_after_media(dialog);
  return dialog->kind == DIALOG_NOTIFICATION ? (const dialog_notification *)place : NULL;
}

/** Returns the order of all buttons, as their indexes: from the leading edge or from the top, and
    after that the order in a row, where has_row_order says that there is one. */
DIALOG_FUNCTION const int32_t *dialog_orders(const dialog_definition *dialog) {
  const dialog_notification *place = (const dialog_notification *)dialog_after_media(dialog);
  return (const int32_t *)(const void *)(place + (dialog->kind == DIALOG_NOTIFICATION ? 1 : 0));
}

/** Returns a string of a dialog's, such as the name of a button, which stays where it is: UTF-8
    ended by a NUL. 0 is the name of the dialog itself. */
DIALOG_FUNCTION const char *dialog_string(const dialog_definition *dialog, uint32_t place) {
  size_t orders = dialog->has_row_order ? 2 : 1;
  return (const char *)(dialog_orders(dialog) + orders * dialog->button_count) + place;
}
