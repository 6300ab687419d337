/* ---- Values of parameters, as they are written on a command line ---- */

/** `-12`: whether all of it is an integer that fits. */
DIALOG_FUNCTION bool dialog_read_integer(const char *text, int64_t *value) {
  bool is_negative = *text == '-';
  uint64_t number = 0, limit = (uint64_t)INT64_MAX + (is_negative ? 1 : 0);
  if (is_negative) text++;
  if (*text == '\0') return false;
  for (; *text != '\0'; text++) {
    if (!dialog_is_digit(*text)) return false;
    uint64_t digit = (uint64_t)(*text - '0');
    if (number > (limit - digit) / 10) return false;
    number = number * 10 + digit;
  }
  *value = is_negative ? (int64_t)(0 - number) : (int64_t)number;
  return true;
}

/** `true`, `false`; `yes`, `no`; `1`, `0`. */
DIALOG_FUNCTION bool dialog_read_flag(const char *text, bool *value) {
  *value = strcmp(text, "true") == 0 || strcmp(text, "yes") == 0 || strcmp(text, "1") == 0;
  return *value || strcmp(text, "false") == 0 || strcmp(text, "no") == 0 || strcmp(text, "0") == 0;
}

/** Digits of which there must be so many. */
DIALOG_FUNCTION bool dialog_read_digits(const char **text, int count, int *value) {
  *value = 0;
  for (; count > 0; count--, ++*text) {
    if (!dialog_is_digit(**text)) return false;
    *value = *value * 10 + (**text - '0');
  }
  return true;
}

DIALOG_FUNCTION bool dialog_read_mark(const char **text, const char *marks) {
  if (**text == '\0' || strchr(marks, **text) == NULL) return false;
  ++*text;
  return true;
}

DIALOG_FUNCTION int dialog_days_of_month(int year, int month) {
  static const signed char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  bool is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return month == 2 && is_leap ? 29 : days[month - 1];
}

/** `2026-11-21`, `2026-11-21T09:30`, `2026-11-21 09:30:15`: ISO 8601 without a time zone. The
    distance from now is left 0. */
DIALOG_FUNCTION bool dialog_read_date(const char *text, dialog_date *date) {
  int year, month, day, hour = 0, minute = 0, second = 0;
  if (!dialog_read_digits(&text, 4, &year) || !dialog_read_mark(&text, "-")) return false;
  if (!dialog_read_digits(&text, 2, &month) || !dialog_read_mark(&text, "-")) return false;
  if (!dialog_read_digits(&text, 2, &day)) return false;
  if (*text != '\0') {
    if (!dialog_read_mark(&text, "T ") || !dialog_read_digits(&text, 2, &hour)) return false;
    if (!dialog_read_mark(&text, ":") || !dialog_read_digits(&text, 2, &minute)) return false;
    if (*text == ':' && (text++, !dialog_read_digits(&text, 2, &second))) return false;
  }
  if (*text != '\0' || month < 1 || month > 12 || day < 1) return false;
  if (day > dialog_days_of_month(year, month) || hour > 23 || minute > 59 || second > 59)
    return false;
  memset(date, 0, sizeof *date);
  date->year = year;
  date->month = month;
  date->day = day;
  date->hour = hour;
  date->minute = minute;
  date->second = second;
  return true;
}

/** The code of a currency in `12.50 EUR`, `EUR 12.50`: whether there is one; the rest is the
    amount. */
DIALOG_FUNCTION bool dialog_read_code(const char **text, size_t *length, char code[4]) {
  const char *start = *text;
  size_t count = *length;
  bool is_first = count > 3 && dialog_is_upper(start[0]);
  const char *letters = is_first ? start : start + count - 3;
  if (count < 4) return false;
  for (int i = 0; i < 3; i++) {
    if (!dialog_is_upper(letters[i])) return false;
    code[i] = letters[i];
  }
  code[3] = '\0';
  *length = count - 3;
  if (is_first) *text = start + 3;
  while (*length > 0 && **text == ' ') ++*text, --*length;
  while (*length > 0 && (*text)[*length - 1] == ' ') --*length;
  return *length > 0;
}

/** An amount in units of a currency that has so many digits after the decimal point, in its
    smallest unit. More digits than that are refused. */
DIALOG_FUNCTION bool dialog_read_amount(
    const char *text, size_t length, int digits, int64_t *units) {
  char whole[32];
  size_t count = 0;
  int decimals = -1;
  if (length + (size_t)digits + 1 > sizeof whole) return false;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '.' && decimals < 0 && i + 1 < length) decimals = 0;
    else if (text[i] == '.') return false;
    else whole[count++] = text[i];
    if (text[i] != '.' && decimals >= 0) decimals++;
  }
  if (decimals > digits) return false;
  for (int i = decimals < 0 ? 0 : decimals; i < digits; i++) whole[count++] = '0';
  whole[count] = '\0';
  return dialog_read_integer(whole, units);
}
