/* ---- How dialogs are shown in a terminal ---- */

#ifndef DIALOG_TERMINAL_OPTIONS
#define DIALOG_TERMINAL_OPTIONS

/** Room for what is typed into a field, in bytes with the NUL at its end. */
#define DIALOG_FIELD_SIZE 2048

/** Colours, from what the environment says: NO_COLOR, COLORTERM and TERM. */
typedef enum dialog_colors {
  DIALOG_COLORS_AUTO,
  DIALOG_COLORS_NONE, /**< bold, faint and reverse video alone */
  DIALOG_COLORS_16,
  DIALOG_COLORS_256,
  DIALOG_COLORS_TRUE
} dialog_colors;

/** What is behind the dialog, from COLORFGBG; a red that is legible on both where nothing tells. */
typedef enum dialog_background {
  DIALOG_BACKGROUND_AUTO,
  DIALOG_BACKGROUND_LIGHT,
  DIALOG_BACKGROUND_DARK
} dialog_background;

/** Right-to-left text, from what is known of the terminal. */
typedef enum dialog_direction {
  DIALOG_DIRECTION_AUTO,
  DIALOG_DIRECTION_VISUAL, /**< ordered and shaped here; the terminal is told to leave it so */
  DIALOG_DIRECTION_LOGICAL /**< left to the terminal */
} dialog_direction;

/** How a dialog is shown. All zero is as people expect it. */
typedef struct dialog_terminal_options {
  bool is_plain; /**< numbered lines on standard error, as without a terminal; for screen readers */
  bool is_locked; /**< as on a locked screen: hidden previews, nothing sensitive */
  dialog_colors colors;
  dialog_background background;
  dialog_direction direction;
  int source_row, source_column; /**< of the control that a sheet answers, from 1; 0: unknown */
  int banner_milliseconds; /**< how long a banner stays; 0: five seconds */
  int timeout_milliseconds; /**< how long an answer is waited for; 0: for ever */
} dialog_terminal_options;

#endif
