/* What the runtime does at the edges, on the dialogs of Tests/Fixtures/C. Silent where all holds. */

#include "Corners.h"

#include <stdio.h>
#include <stdlib.h>

static char buffer[4096];

static void fail(int line, const char *what) {
  fprintf(stderr, "%d: %s\n", line, what);
  exit(1);
}

#define CHECK(condition)                          \
  do {                                            \
    if (!(condition)) fail(__LINE__, #condition); \
  } while (0)

/* What the last text is: its returned length and its characters. */
static void check_text(int line, size_t length, const char *expected) {
  if (length == strlen(expected) && strcmp(buffer, expected) == 0) return;
  fprintf(stderr, "%d: %s\n   not %s\n", line, buffer, expected);
  exit(1);
}

#define CHECK_TEXT(call, expected) check_text(__LINE__, call, expected)

static size_t default_title(const char *text) {
  corners_default_parameters parameters;
  memset(&parameters, 0, sizeof parameters);
  parameters.class_ = INT64_MIN;
  parameters.null = text;
  parameters.x = "";
  return corners_default_title(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &parameters);
}

#define MINIMUM "-9,223,372,036,854,775,808 "
#define REPLACED "\357\277\275"

static void check_strings(void) {
  CHECK_TEXT(default_title("plain"), MINIMUM "plain ");
  CHECK_TEXT(default_title(NULL), MINIMUM " ");
  /* The examples of the Unicode Standard, tables 3-8 to 3-11. */
  CHECK_TEXT(
      default_title("\300\257\340\200\277\360\201\202A"),
      MINIMUM REPLACED REPLACED REPLACED REPLACED REPLACED REPLACED REPLACED REPLACED "A ");
  CHECK_TEXT(
      default_title("\355\240\200\355\277\277\355\257A"),
      MINIMUM REPLACED REPLACED REPLACED REPLACED REPLACED REPLACED REPLACED REPLACED "A ");
  CHECK_TEXT(
      default_title("\364\221\222\223\377A\200\277B"),
      MINIMUM REPLACED REPLACED REPLACED REPLACED REPLACED "A" REPLACED REPLACED "B ");
  CHECK_TEXT(
      default_title("\341\200\342\360\221\222\361\277A"),
      MINIMUM REPLACED REPLACED REPLACED REPLACED "A ");
  CHECK_TEXT(
      default_title("\364\217\277\277\355\237\277"), MINIMUM "\364\217\277\277\355\237\277 ");
}

static void check_buffers(void) {
  corners_escapes_parameters parameters = {5};
  const char *whole =
      "“\303\2511\303\251a7\a9”  \"quoted\" \\n ?\?= ?\?/ 100% 'c' \t \360\237\230\200 5";
  char small[128];
  size_t length = strlen(whole);
  CHECK(corners_escapes_title(NULL, 0, CORNERS_LANGUAGE_EN, &parameters) == length);
  CHECK(corners_escapes_title(NULL, 100, CORNERS_LANGUAGE_EN, &parameters) == length);
  for (size_t size = 0; size < sizeof small; size++) {
    memset(small, 0x7F, sizeof small);
    CHECK(corners_escapes_title(small, size, CORNERS_LANGUAGE_EN, &parameters) == length);
    for (size_t i = size; i < sizeof small; i++) CHECK(small[i] == 0x7F);
    if (size == 0) continue;
    size_t kept = strlen(small);
    CHECK(kept <= length && kept < size && kept + 4 >= (size <= length ? size : length));
    CHECK(memcmp(small, whole, kept) == 0);
    CHECK((whole[kept] & 0xC0) != 0x80);
  }
}

static size_t value_title(
    corners_language language, int64_t number, double fraction, dialog_date when,
    dialog_currency price) {
  const char *const names[] = {"a", NULL, "c"};
  corners_values_parameters parameters = {NULL, number, fraction, when, price, 0, NULL, {names, 3}};
  return corners_values_title(buffer, sizeof buffer, language, &parameters);
}

static size_t percentage(double fraction) {
  dialog_date date = {2024, 2, 29, 0, 0, 0, 0};
  dialog_currency price = {0, "EUR"};
  return value_title(CORNERS_LANGUAGE_EN, INT64_MAX, fraction, date, price);
}

#define AROUND(percent, date, price) "“” 9,223,372,036,854,775,807 " percent " " date " " price
#define PERCENT(percent) AROUND(percent, "Feb 29, 2024", "€0.00")

static void check_numbers(void) {
  double zero = 0, huge = 1.7976931348623157e308, tiny = 4.9e-324;
  CHECK_TEXT(percentage(huge / tiny), PERCENT("\342\210\236%"));
  CHECK_TEXT(percentage(-huge / tiny), PERCENT("-\342\210\236%"));
  CHECK(percentage(zero / zero) > 0);
  CHECK(strstr(buffer, "NaN%") != NULL);
  CHECK_TEXT(percentage(-zero), PERCENT("-0%"));
  CHECK_TEXT(percentage(tiny), PERCENT("0%"));
  CHECK_TEXT(percentage(0.005), PERCENT("0%"));
  CHECK_TEXT(percentage(0.015), PERCENT("2%"));
  CHECK_TEXT(percentage(0.9999), PERCENT("100%"));
  CHECK(percentage(huge) > 400);
}

static void check_dates(void) {
  dialog_date impossible = {INT32_MIN, 13, INT32_MIN, -1, 99, INT32_MAX, INT64_MIN};
  dialog_date zero = {0, 0, 0, 0, 0, 0, 0};
  dialog_currency nothing = {INT64_MIN, NULL}, long_code = {-1, "EURO"};
  CHECK_TEXT(
      value_title(CORNERS_LANGUAGE_EN, INT64_MAX, 1, impossible, nothing),
      AROUND("100%", " -2147483648, -2147483648", "-¤92,233,720,368,547,758.08"));
  CHECK_TEXT(
      value_title(CORNERS_LANGUAGE_EN, INT64_MAX, 1, zero, long_code),
      AROUND("100%", " 0, 0", "-¤0.01"));
  for (int language = 0; language < 4; language++) {
    corners_values_parameters parameters;
    memset(&parameters, 0, sizeof parameters);
    parameters.when = impossible;
    parameters.price = nothing;
    parameters.size = UINT64_MAX;
    CHECK(corners_values_title(buffer, sizeof buffer, (corners_language)language, &parameters) > 0);
    CHECK(
        corners_values_message(buffer, sizeof buffer, (corners_language)language, &parameters) > 0);
    CHECK(corners_values_title(buffer, sizeof buffer, (corners_language)language, NULL) > 0);
    CHECK(corners_values_message(buffer, sizeof buffer, (corners_language)language, NULL) > 0);
  }
  CHECK_TEXT(
      corners_values_message(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, NULL),
      "12:00\342\200\257AM now 0 byte  ");
}

static void check_choices(void) {
  corners_default_parameters parameters = {0, CORNERS_INT_INT, "x", false, true, false, "secret"};
  corners_language english = CORNERS_LANGUAGE_EN;
#define MESSAGE corners_default_message(buffer, sizeof buffer, english, &parameters)
  CHECK_TEXT(MESSAGE, "int, x");
  parameters.can_reset = false;
  CHECK_TEXT(MESSAGE, "none");
  parameters.class_ = 1;
  CHECK_TEXT(MESSAGE, "one");
  parameters.class_ = -1;
  CHECK_TEXT(MESSAGE, "one");
  parameters.class_ = -1234;
  CHECK_TEXT(MESSAGE, "-1,234");
  parameters.int_ = CORNERS_INT_OTHER;
  CHECK_TEXT(MESSAGE, "another: -1,234");
  parameters.int_ = CORNERS_INT_NULL;
  CHECK_TEXT(MESSAGE, "null");
  parameters.int_ = (corners_int)77;
  CHECK_TEXT(MESSAGE, "");
  parameters.int_ = CORNERS_INT_LINUX;
  CHECK_TEXT(MESSAGE, "not linux");
  english = (corners_language)99; /* of no language */
  CHECK_TEXT(MESSAGE, "not linux");
#undef MESSAGE
}

static void check_languages(void) {
  CHECK_TEXT(corners_app(buffer, sizeof buffer, CORNERS_LANGUAGE_KO), "모서리");
  CHECK_TEXT(corners_app(buffer, sizeof buffer, CORNERS_LANGUAGE_AR), "Corners");
  const dialog_languages *languages = corners_project.languages;
  CHECK(dialog_language_at(languages, CORNERS_LANGUAGE_AR)->is_right_to_left);
  CHECK(!dialog_language_at(languages, CORNERS_LANGUAGE_KO)->is_right_to_left);
  CHECK(strcmp(dialog_tag_of(languages, CORNERS_LANGUAGE_PT_BR), "pt-BR") == 0);
  CHECK(corners_choose_language("pt_PT.UTF-8") == CORNERS_LANGUAGE_PT_BR);
  CHECK(corners_choose_language(NULL) == CORNERS_LANGUAGE_EN);
}

static void check_tables(void) {
  CHECK(corners_project.dialog_count == CORNERS_DIALOG_EVERYTHING + 1);
  CHECK(CORNERS_DIALOG_COUNT == CORNERS_DIALOG_EVERYTHING + 1 && CORNERS_LANGUAGE_COUNT == 4);
  CHECK(CORNERS_DEFAULT_OUTCOME_COUNT == 4 && CORNERS_EVERYTHING_OUTCOME_COUNT == 5);
  CHECK(dialog_find(&corners_project, "Default") == corners_dialog_at(CORNERS_DIALOG_DEFAULT));
  CHECK(dialog_find(&corners_project, "Nothing") == NULL);
  CHECK(corners_dialog_at(CORNERS_DIALOG_COUNT) == NULL);
  const dialog_definition *dialog = corners_dialog_at(CORNERS_DIALOG_DEFAULT);
  const dialog_parameter *parameters = dialog_parameters(dialog);
  CHECK(dialog->parameter_count == 7 && parameters[6].is_sensitive);
  CHECK(
      strcmp(
          dialog_case_name(&corners_project, parameters[1].enumeration, CORNERS_INT_LINUX), "linux")
      == 0);
  CHECK(*dialog_case_name(&corners_project, parameters[1].enumeration, 6) == '\0');
  CHECK(dialog->parameters_size == sizeof(corners_default_parameters));
  CHECK(dialog->exit_button == CORNERS_DEFAULT_CLASS);
  CHECK(dialog->default_button == CORNERS_DEFAULT);
  dialog_instance instance = corners_default(CORNERS_LANGUAGE_EN, NULL);
  CHECK(dialog_is_sensitive(&instance, dialog->title));
  CHECK(!dialog_is_sensitive(&instance, dialog->message));
  CHECK(!dialog_is_sensitive(&instance, dialog->body));
  CHECK_TEXT(
      corners_default_button(
          buffer, sizeof buffer, CORNERS_LANGUAGE_EN, NULL, (corners_default_outcome)9),
      "");

  const dialog_definition *everything = corners_dialog_at(CORNERS_DIALOG_EVERYTHING);
  const dialog_notification *notification = dialog_notification_of(everything);
  CHECK(dialog_notification_of(dialog) == NULL);
  CHECK(notification->delivery == DIALOG_DELIVERY_REMOTE);
  CHECK(notification->level == DIALOG_LEVEL_TIME_SENSITIVE);
  CHECK(notification->thread.parameter == 0 && notification->identifier.parameter == DIALOG_NONE);
  CHECK(notification->sound == DIALOG_SOUND_FILE && notification->sound_milliseconds == 1500);
  CHECK(strcmp(dialog_string(everything, notification->badge_cleared_by), "CommentsScreen") == 0);
  CHECK(everything->media_count == 2 && dialog_media_of(everything)[1].kind == DIALOG_MEDIA_MAP);
  CHECK(notification->has_detail);
  CHECK(dialog_button_details_of(everything, CORNERS_EVERYTHING_REPLY)->input != 0);
  CHECK(dialog_button_details_of(everything, everything->button_count)->list == DIALOG_NONE);
  CHECK(dialog_button_details_of(everything, DIALOG_NO_BUTTON)->input == 0);
}

static void check_fields(void) {
  corners_fields_parameters parameters = {"a@b.c", true};
  dialog_instance instance = corners_fields(CORNERS_LANGUAGE_EN, &parameters);
  const dialog_field *fields = dialog_fields(instance.dialog);
  CHECK(instance.dialog->field_count == 3);
  CHECK(fields[0].keyboard == DIALOG_KEYBOARD_EMAIL && fields[0].is_required);
  CHECK(fields[1].is_secure && fields[1].content == DIALOG_CONTENT_NEW_PASSWORD);
  CHECK_TEXT(dialog_format(buffer, sizeof buffer, &instance, fields[0].placeholder), "First a@b.c");
  CHECK_TEXT(dialog_format_initial(buffer, sizeof buffer, &instance, &fields[0]), "a@b.c");
  CHECK_TEXT(dialog_format_initial(buffer, sizeof buffer, &instance, &fields[1]), "");
  CHECK_TEXT(dialog_format_initial(buffer, sizeof buffer, &instance, &fields[2]), "a@b.c and more");
  CHECK_TEXT(
      corners_fields_field_first(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &parameters),
      "First a@b.c");
  CHECK_TEXT(
      corners_fields_initial_first(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &parameters),
      "a@b.c");
  CHECK_TEXT(
      corners_fields_initial_third(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &parameters),
      "a@b.c and more");
  corners_everything_parameters reply = {"Ada", "", 1, ""};
  CHECK_TEXT(
      corners_everything_input_reply(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &reply),
      "Comment to Ada");
  CHECK_TEXT(
      corners_everything_send_reply(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &reply), "Send");
  CHECK(dialog_is_shown(&instance, fields[0].condition));
  CHECK(dialog_is_shown(&instance, fields[1].condition));
  CHECK(!dialog_is_shown(&instance, fields[2].condition));
}

/* The titles of the buttons in their places, between `|`. */
static const char *places(const dialog_instance *instance, const dialog_placement *placement) {
  static char text[512];
  text[0] = '\0';
  for (size_t i = 0; i < placement->count; i++) {
    dialog_choice choice = dialog_choice_at(instance, placement, i);
    dialog_format_choice(buffer, sizeof buffer, instance, choice);
    strcat(strcat(text, i == 0 ? "" : "|"), buffer);
  }
  return text;
}

static void check_placement(void) {
  corners_default_parameters all = {7, CORNERS_INT_INT, "x", true, false, false, ""};
  dialog_instance instance = corners_default(CORNERS_LANGUAGE_EN, &all);
  dialog_placement placement = dialog_place(&instance);
  CHECK(placement.arrangement == DIALOG_STACK && placement.default_place == 0);
  CHECK(strcmp(places(&instance, &placement), "Default|Int|Dismissed|7 x") == 0);
  all.linux_ = false;
  all.can_reset = true;
  placement = dialog_place(&instance);
  CHECK(placement.arrangement == DIALOG_ROW && placement.count == 2);
  CHECK(strcmp(places(&instance, &placement), "Dismissed|Default") == 0);
  CHECK(placement.default_place == 1);
  /* `exit class` is hidden by its condition: who leaves leaves by what is shown. */
  CHECK(dialog_exit(&instance) == CORNERS_DEFAULT_DISMISS);
  all.can_reset = false;
  CHECK(dialog_exit(&instance) == CORNERS_DEFAULT_CLASS);

  const char *const albums[] = {"Summer", "Winter", "Spring"};
  const char *const place[] = {"Seoul"};
  corners_sheet_parameters parameters = {{albums, 3}, {place, 1}, true};
  instance = corners_sheet(CORNERS_LANGUAGE_EN, &parameters);
  placement = dialog_place(&instance);
  CHECK(placement.arrangement == DIALOG_SHEET && placement.default_place == DIALOG_NONE);
  CHECK(strcmp(places(&instance, &placement), "To Seoul|Summer|Winter|Other|Cancel") == 0);
  dialog_choice winter = dialog_choice_at(&instance, &placement, 2);
  CHECK(winter.button == CORNERS_SHEET_ALBUM && winter.element == 1);
  CHECK(strcmp(dialog_element_of(&instance, winter), "Winter") == 0);
  CHECK_TEXT(
      corners_sheet_choice_place(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &parameters, 0),
      "To Seoul");
  CHECK_TEXT(
      corners_sheet_choice_place(buffer, sizeof buffer, CORNERS_LANGUAGE_EN, &parameters, 1),
      "To ");
  dialog_choice beyond = dialog_choice_at(&instance, &placement, placement.count);
  CHECK(beyond.button == DIALOG_NO_BUTTON && beyond.element == 0);
  CHECK_TEXT(dialog_format_choice(buffer, sizeof buffer, &instance, beyond), "");
  CHECK(*dialog_element_of(&instance, beyond) == '\0');
  CHECK(dialog_exit(&instance) == CORNERS_SHEET_CANCEL);
  parameters.some = false;
  parameters.albums.count = 0;
  placement = dialog_place(&instance);
  CHECK(strcmp(places(&instance, &placement), "Other|Cancel") == 0);
  instance = corners_sheet(CORNERS_LANGUAGE_EN, NULL);
  placement = dialog_place(&instance);
  CHECK(strcmp(places(&instance, &placement), "Other|Cancel") == 0);
}

/* What is kept of a text in a buffer: whole characters as people see them, closed isolates. */
static void check_cut(const char *text, size_t size, const char *kept) {
  corners_default_parameters parameters;
  memset(&parameters, 0, sizeof parameters);
  parameters.int_ = CORNERS_INT_NULL;
  parameters.null = text;
  CHECK(corners_default_message(buffer, size, CORNERS_LANGUAGE_PT_BR, &parameters) == strlen(text));
  if (strcmp(buffer, kept) == 0) return;
  fprintf(stderr, "%s in %d: %s\n   not %s\n", text, (int)size, buffer, kept);
  exit(1);
}

#define KA "\340\244\225"
#define SSA "\340\244\267"
#define VIRAMA "\340\245\215"
#define NON_JOINER "\342\200\214"
#define ACUTE "\314\201"
#define FLAG "\360\237\207\260\360\237\207\267"
#define JOIN "\342\200\215"
#define MAN "\360\237\221\250"
#define ISOLATE "\342\201\250"
#define POP "\342\201\251"

static void check_cuts(void) {
  check_cut("Cafe" ACUTE, 7, "Cafe" ACUTE);
  check_cut("Cafe" ACUTE, 6, "Caf");
  check_cut("Cafe" ACUTE, 5, "Caf");
  check_cut("Cafe", 4, "Caf");
  check_cut(FLAG FLAG FLAG, 24, FLAG FLAG);
  check_cut(FLAG FLAG FLAG, 16, FLAG);
  check_cut("a" MAN JOIN MAN JOIN MAN, 19, "a");
  check_cut("a" MAN JOIN MAN " b", 14, "a" MAN JOIN MAN " ");
  check_cut("a" MAN JOIN MAN " b", 13, "a" MAN JOIN MAN);
  check_cut("\341\204\200\341\205\241\341\206\250", 9, "");
  check_cut("a" KA VIRAMA SSA, 10, "a");
  check_cut("a" KA NON_JOINER SSA, 10, "a" KA NON_JOINER);
  check_cut("x\r\ny", 3, "x");
  check_cut("x\n\ny", 3, "x\n");
  check_cut("a" ISOLATE "bcdef" POP, 10, "a" ISOLATE "bc" POP);
  check_cut("a" ISOLATE "bcdef" POP, 8, "a" ISOLATE POP);
  check_cut("a" ISOLATE "bcdef" POP, 7, "a");
  check_cut(ISOLATE "a" ISOLATE "b" POP "c" POP, 15, ISOLATE "a" ISOLATE "b" POP POP);
  check_cut(ISOLATE "ab" POP "cd", 10, ISOLATE "ab" POP "c");
}

int main(void) {
  check_strings();
  check_buffers();
  check_numbers();
  check_dates();
  check_choices();
  check_languages();
  check_tables();
  check_fields();
  check_placement();
  check_cuts();
  return 0;
}
