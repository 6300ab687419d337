/* ---- The call of a program that shows any dialog of the project ---- */

#include <stdio.h>

/** The exit statuses of `dialogc run`. */
enum {
  DIALOG_STATUS_CHOSEN = 0,
  DIALOG_STATUS_LEFT = 1,
  DIALOG_STATUS_USAGE = 2,
  DIALOG_STATUS_FILES = 3,
  DIALOG_STATUS_LATE = 124 /**< as of timeout(1) */
};

/** How the answer is written. */
typedef enum dialog_format_kind {
  DIALOG_FORMAT_TEXT, /**< the outcome alone */
  DIALOG_FORMAT_LINES, /**< `NAME=VALUE`, a line each */
  DIALOG_FORMAT_JSON
} dialog_format_kind;

/** What the call says; arguments are those after the name of the program. */
typedef struct dialog_call {
  const char *dialog; /**< its name */
  const char *locale;
  dialog_format_kind format;
  bool asks_help;
  dialog_terminal_options options;
  char **arguments;
  int count;
} dialog_call;

/** Says what is wrong with the call, as printf does; the status to end with. */
#define DIALOG_COMPLAIN(...) \
  (fprintf(stderr, __VA_ARGS__), fputc('\n', stderr), (int)DIALOG_STATUS_USAGE)

/** Whether an argument is `name=…`; its value. */
static const char *dialog_assigned(const char *argument, const char *name) {
  size_t length = strlen(name);
  bool is_assigned = strncmp(argument, name, length) == 0 && argument[length] == '=';
  return is_assigned ? argument + length + 1 : NULL;
}

/** The value of an option, `--name value` or `--name=value`; the place moves on to it. */
static const char *dialog_option_value(char **arguments, int count, int *place, const char *name) {
  const char *value = dialog_assigned(arguments[*place], name);
  if (value != NULL || strcmp(arguments[*place], name) != 0 || *place + 1 >= count) return value;
  return arguments[++*place];
}

static bool dialog_read_format(const char *value, dialog_call *call) {
  call->format = DIALOG_FORMAT_TEXT;
  if (strcmp(value, "lines") == 0) call->format = DIALOG_FORMAT_LINES;
  if (strcmp(value, "json") == 0) call->format = DIALOG_FORMAT_JSON;
  return call->format != DIALOG_FORMAT_TEXT || strcmp(value, "text") == 0;
}

static bool dialog_read_color(const char *value, dialog_call *call) {
  dialog_colors *colors = &call->options.colors;
  *colors = DIALOG_COLORS_AUTO;
  if (strcmp(value, "always") == 0) *colors = DIALOG_COLORS_256;
  if (strcmp(value, "never") == 0) *colors = DIALOG_COLORS_NONE;
  return *colors != DIALOG_COLORS_AUTO || strcmp(value, "auto") == 0;
}

static bool dialog_read_place(const char *value, dialog_call *call) {
  int row = 0, column = 0, length = 0;
  int count = sscanf(value, "%4d,%4d%n", &row, &column, &length);
  call->options.source_row = row;
  call->options.source_column = column;
  return count == 2 && value[length] == '\0' && row > 0 && column > 0;
}

/** Whole seconds, from one up to a day's. */
static bool dialog_read_timeout(const char *value, dialog_call *call) {
  int64_t seconds;
  if (!dialog_read_integer(value, &seconds) || seconds < 1 || seconds > 86400) return false;
  call->options.timeout_milliseconds = (int)seconds * 1000;
  return true;
}

/** Reads an option without a value; whether it is one. */
static bool dialog_read_flag_option(const char *argument, dialog_call *call) {
  bool is_help = strcmp(argument, "--help") == 0, is_plain = strcmp(argument, "--plain") == 0;
  bool is_locked = strcmp(argument, "--locked") == 0;
  call->asks_help = call->asks_help || is_help;
  call->options.is_plain = call->options.is_plain || is_plain;
  call->options.is_locked = call->options.is_locked || is_locked;
  return is_help || is_plain || is_locked;
}

/** Reads an option with a value; 0, or the status to end with. */
static int dialog_read_option(int count, char **arguments, int *place, dialog_call *call) {
  static const char names[][12] = {"--set",    "--show",  "--locale",    "--language",
                                   "--format", "--color", "--source-at", "--timeout"};
  const char *argument = arguments[*place], *value = NULL;
  size_t option = 0;
  while (option < DIALOG_COUNT(names)) {
    if ((value = dialog_option_value(arguments, count, place, names[option])) != NULL) break;
    if (strcmp(argument, names[option++]) != 0) continue;
    return DIALOG_COMPLAIN("'%s' needs a value", argument);
  }
  switch (option) {
    case 0: arguments[call->count++] = arguments[*place] + (value - arguments[*place]); return 0;
    case 1: call->dialog = value; return 0;
    case 2:
    case 3: call->locale = value; return 0;
    case 4:
      if (dialog_read_format(value, call)) return 0;
      return DIALOG_COMPLAIN("'--format' cannot be '%s'; it is one of text, lines, json", value);
    case 5:
      if (dialog_read_color(value, call)) return 0;
      return DIALOG_COMPLAIN("'--color' cannot be '%s'; it is one of auto, always, never", value);
    case 6:
      if (dialog_read_place(value, call)) return 0;
      return DIALOG_COMPLAIN(
          "'%s' is no place of the screen; write ROW,COLUMN, both from 1", value);
    case 7:
      if (dialog_read_timeout(value, call)) return 0;
      return DIALOG_COMPLAIN("'%s' is no time; write whole seconds from 1 to 86400", value);
    default: return DIALOG_COMPLAIN("there is no option '%s'", argument);
  }
}

/** Reads options; everything else is moved to the front. 0, or the status to end with. */
static int dialog_read_call(int count, char **arguments, dialog_call *call) {
  memset(call, 0, sizeof *call);
  call->arguments = arguments;
  for (int i = 0; i < count; i++) {
    bool is_option = strncmp(arguments[i], "--", 2) == 0;
    bool is_dialog = !is_option && call->dialog == NULL && strchr(arguments[i], '=') == NULL;
    if (is_dialog) call->dialog = arguments[i];
    else if (!is_option) arguments[call->count++] = arguments[i];
    else if (!dialog_read_flag_option(arguments[i], call)) {
      int status = dialog_read_option(count, arguments, &i, call);
      if (status != 0) return status;
    }
  }
  return 0;
}
