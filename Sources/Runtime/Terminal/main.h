/* ---- A program that shows any dialog of the project ---- */

#include <math.h>

/* Values */

static bool dialog_store_enum(
    const dialog_project *project, const dialog_parameter *parameter, const char *text,
    char *member) {
  for (int64_t i = 0; i < (int64_t)project->enums[parameter->enumeration].case_count; i++) {
    if (strcmp(dialog_case_name(project, parameter->enumeration, i), text) != 0) continue;
    int8_t one = (int8_t)i;
    int16_t two = (int16_t)i;
    int32_t four = (int32_t)i;
    int64_t eight = i;
    if (parameter->size == sizeof one) memcpy(member, &one, sizeof one);
    if (parameter->size == sizeof two) memcpy(member, &two, sizeof two);
    if (parameter->size == sizeof four) memcpy(member, &four, sizeof four);
    if (parameter->size == sizeof eight) memcpy(member, &eight, sizeof eight);
    return true;
  }
  return false;
}

static bool dialog_store_date(const char *text, char *member) {
  dialog_date date;
  struct tm parts;
  if (!dialog_read_date(text, &date)) return false;
  memset(&parts, 0, sizeof parts);
  parts.tm_year = date.year - 1900;
  parts.tm_mon = date.month - 1;
  parts.tm_mday = date.day;
  parts.tm_hour = date.hour;
  parts.tm_min = date.minute;
  parts.tm_sec = date.second;
  parts.tm_isdst = -1;
  date.seconds_from_now = (int64_t)mktime(&parts) - (int64_t)time(NULL);
  memcpy(member, &date, sizeof date);
  return true;
}

/** The code is kept in a place of its own. */
static bool dialog_store_currency(
    const dialog_project *project, const char *text, char code[4], char *member) {
  size_t length = strlen(text);
  dialog_currency currency = {0, code};
  if (!dialog_read_code(&text, &length, code)) return false;
  const char *table = project->knows(0).currency_digits;
  int digits = table == NULL ? 2 : dialog_currency_digits(table, code);
  if (!dialog_read_amount(text, length, digits, &currency.minor_units)) return false;
  memcpy(member, &currency, sizeof currency);
  return true;
}

/** What values are kept in that are not in the parameters themselves. */
typedef struct dialog_storage {
  union {
    int64_t integer;
    double number;
    const char *text;
    char bytes[4096];
  } parameters;
  char codes[32][4];
  size_t code_count;
  const char *items[1024];
  size_t item_count;
} dialog_storage;

static bool dialog_store_list(dialog_storage *storage, const char *text, char *member) {
  dialog_strings list;
  memcpy(&list, member, sizeof list);
  if (storage->item_count == DIALOG_COUNT(storage->items)) return false;
  if (list.count == 0) list.items = storage->items + storage->item_count;
  storage->items[storage->item_count++] = text;
  list.count++;
  memcpy(member, &list, sizeof list);
  return true;
}

static bool dialog_store(
    const dialog_project *project, const dialog_parameter *parameter, const char *text,
    dialog_storage *storage) {
  char *member = storage->parameters.bytes + parameter->offset, *end;
  int64_t integer;
  double number;
  bool flag;
  switch ((dialog_type)parameter->type) {
    case DIALOG_STRING:
    case DIALOG_URL: memcpy(member, &text, sizeof text); return true;
    case DIALOG_INT:
      if (!dialog_read_integer(text, &integer)) return false;
      memcpy(member, &integer, sizeof integer);
      return true;
    case DIALOG_BYTES:
      if (!dialog_read_integer(text, &integer) || integer < 0) return false;
      memcpy(member, &integer, sizeof integer);
      return true;
    case DIALOG_DOUBLE:
      number = strtod(text, &end);
      memcpy(member, &number, sizeof number);
      return end != text && *end == '\0' && isfinite(number);
    case DIALOG_BOOL:
      if (!dialog_read_flag(text, &flag)) return false;
      memcpy(member, &flag, sizeof flag);
      return true;
    case DIALOG_DATE: return dialog_store_date(text, member);
    case DIALOG_CURRENCY:
      if (storage->code_count == DIALOG_COUNT(storage->codes)) return false;
      return dialog_store_currency(project, text, storage->codes[storage->code_count++], member);
    case DIALOG_STRING_LIST: return dialog_store_list(storage, text, member);
    case DIALOG_ENUM: return dialog_store_enum(project, parameter, text, member);
  }
  return false;
}

/** Reads the values of a dialog's parameters; 0, or the status to end with. A Bool that is not
    given is false, a list empty. */
static int dialog_read_parameters(
    const dialog_project *project, const dialog_definition *dialog, const dialog_call *call,
    dialog_storage *storage) {
  if (dialog->parameters_size > sizeof storage->parameters) {
    return DIALOG_COMPLAIN("%s has too many parameters for this program", dialog_string(dialog, 0));
  }
  for (size_t i = 0; i < dialog->parameter_count; i++) {
    const dialog_parameter *parameter = &dialog_parameters(dialog)[i];
    const char *name = dialog_string(dialog, parameter->name);
    bool is_given = parameter->type == DIALOG_BOOL || parameter->type == DIALOG_STRING_LIST;
    for (int j = 0; j < call->count; j++) {
      const char *value = dialog_assigned(call->arguments[j], name);
      if (value == NULL) continue;
      if (storage->item_count == DIALOG_COUNT(storage->items)
          && parameter->type == DIALOG_STRING_LIST) {
        return DIALOG_COMPLAIN("there are too many elements for '%s'", name);
      }
      if (!dialog_store(project, parameter, value, storage)) {
        return DIALOG_COMPLAIN("'%s' is no value for '%s'", value, name);
      }
      is_given = true;
    }
    if (!is_given) {
      return DIALOG_COMPLAIN(
          "%s needs a value for '%s'; add %s=VALUE", dialog_string(dialog, 0), name, name);
    }
  }
  return 0;
}

/** Whether each value is one of a parameter; 0, or the status to end with. */
static int dialog_check_names(const dialog_definition *dialog, const dialog_call *call) {
  for (int i = 0; i < call->count; i++) {
    const char *argument = call->arguments[i];
    const dialog_parameter *parameters = dialog_parameters(dialog);
    size_t parameter = 0;
    if (strchr(argument, '=') == NULL) {
      return DIALOG_COMPLAIN("'%s' says no value; write PARAMETER=VALUE", argument);
    }
    while (parameter < dialog->parameter_count
           && dialog_assigned(argument, dialog_string(dialog, parameters[parameter].name)) == NULL)
      parameter++;
    if (parameter < dialog->parameter_count) continue;
    return DIALOG_COMPLAIN(
        "%s has no parameter '%.*s'", dialog_string(dialog, 0), (int)strcspn(argument, "="),
        argument);
  }
  return 0;
}

/** The locale of the environment; NULL where it says none. */
static const char *dialog_environment_locale(void) {
  static const char names[][12] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (size_t i = 0; i < DIALOG_COUNT(names); i++) {
    const char *value = getenv(names[i]);
    if (value != NULL && *value != '\0') return value;
  }
  return NULL;
}

/** The language asked for, else that of the environment. As for gettext, the list in LANGUAGE goes
    before the locale, unless that is C. */
static size_t dialog_find_language(const dialog_project *project, const char *locale) {
  if (locale == NULL) {
    const char *list = getenv("LANGUAGE");
    locale = dialog_environment_locale();
    bool is_c = locale != NULL && (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0);
    if (list != NULL && *list != '\0' && !is_c) locale = list;
  }
  return dialog_choose_language(project->languages, locale);
}

/** Shows a dialog as the call says; the status to end with. */
static int dialog_main(const dialog_project *project, int count, char **arguments) {
  dialog_call call;
  dialog_storage storage;
  static dialog_ending ending;
  int status = dialog_read_call(count - 1, arguments + 1, &call);
  if (status != 0) return status;
  if (call.dialog == NULL || call.asks_help) {
    fprintf(
        call.asks_help ? stdout : stderr,
        "usage: %s DIALOG [PARAMETER=VALUE...] [--plain] [--locked] [--locale TAG]\n"
        "  [--format text|lines|json] [--color auto|always|never] [--source-at ROW,COLUMN]\n"
        "  [--timeout SECONDS]\n",
        arguments[0]);
    return call.asks_help ? 0 : DIALOG_STATUS_USAGE;
  }
  const dialog_definition *dialog = dialog_find(project, call.dialog);
  if (dialog == NULL) return DIALOG_COMPLAIN("there is no dialog '%s'", call.dialog);
  memset(&storage, 0, sizeof storage);
  status = dialog_check_names(dialog, &call);
  if (status == 0) status = dialog_read_parameters(project, dialog, &call, &storage);
  if (status != 0) return status;
  dialog_instance instance = dialog_instance_of(
      project, dialog, dialog_find_language(project, call.locale), storage.parameters.bytes);
  dialog_show_instance(&instance, &call.options, &ending);
  return ending.is_refused ? DIALOG_STATUS_USAGE : dialog_print_answer(&ending, call.format);
}
