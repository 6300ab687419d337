/* ---- Dates ---- */

typedef enum dialog_era {
  DIALOG_GREGORIAN,
  DIALOG_BUDDHIST, /**< Gregorian but for its years: 543 more */
  DIALOG_PERSIAN
} dialog_era;

/** A part of the day, from a minute of the day on. */
typedef struct dialog_day_period {
  uint16_t minute;
  dialog_place_after name;
} dialog_day_period;

#define DIALOG_DAY_PERIODS 8

/** How a language writes dates and times, in the patterns of CLDR. */
typedef struct dialog_calendar {
  uint8_t era; /**< a dialog_era */
  uint8_t period_count;
  dialog_place_after date; /**< of y, M, MM, MMM, d, dd and G; as it is between apostrophes */
  dialog_place_after time; /**< of h, hh, H, HH, m, mm, a and B */
  dialog_place_after era_name; /**< for G */
  dialog_place_after halves[2]; /**< of the day, before noon and from noon, for a */
  dialog_place_after months[12]; /**< for MMM */
  dialog_day_period periods[DIALOG_DAY_PERIODS]; /**< for B, in order */
} dialog_calendar;

/** Rounds down, where C rounds to zero. */
DIALOG_FUNCTION int64_t dialog_floor_divide(int64_t number, int64_t divisor) {
  int64_t quotient = number / divisor;
  return number % divisor < 0 ? quotient - 1 : quotient;
}

/** The days from 1 January 1970 (Gregorian) to a date. */
DIALOG_FUNCTION int64_t dialog_days(const dialog_date *date) {
  /* Years begin in March, so that the leap day is a year's last. */
  int64_t month = ((int64_t)date->month + 9) % 12;
  int64_t year = (int64_t)date->year - (date->month <= 2 ? 1 : 0);
  int64_t leap_days = dialog_floor_divide(year, 4) - dialog_floor_divide(year, 100)
      + dialog_floor_divide(year, 400);
  return year * 365 + leap_days + (month * 153 + 2) / 5 + date->day - 719469;
}

/** The same day in the Persian calendar, by the arithmetic of ICU. */
DIALOG_FUNCTION void dialog_to_persian(dialog_date *date) {
  int64_t days = dialog_days(date) + 492268; /* from the first of the calendar, 19 March 622 */
  int64_t year = dialog_floor_divide(33 * days + 3, 12053) + 1;
  int64_t day = days - 365 * (year - 1) - dialog_floor_divide(8 * year + 21, 33);
  int64_t month = day < 216 ? day / 31 : (day - 6) / 30;
  date->year = (int32_t)year;
  date->month = (int32_t)month + 1;
  date->day = (int32_t)(day - (month < 6 ? month * 31 : month * 30 + 6)) + 1;
}

DIALOG_FUNCTION dialog_date dialog_in_calendar(const dialog_calendar *calendar, dialog_date date) {
  bool is_date = date.month >= 1 && date.month <= 12;
  if (calendar->era == DIALOG_BUDDHIST && date.year <= INT32_MAX - 543) date.year += 543;
  if (calendar->era == DIALOG_PERSIAN && is_date) dialog_to_persian(&date);
  return date;
}

DIALOG_FUNCTION const char *dialog_day_period_of(
    const dialog_calendar *calendar, const dialog_date *date) {
  int64_t minute = (int64_t)date->hour * 60 + date->minute;
  const char *name = "";
  for (size_t i = 0; i < calendar->period_count; i++) {
    if (calendar->periods[i].minute <= minute) name = DIALOG_AFTER(calendar, periods[i].name);
  }
  return name;
}

/** Writes an integer without groups, with zeros before it up to a width. */
DIALOG_FUNCTION void dialog_put_field(
    dialog_output *out, uint32_t zero, int64_t number, int width) {
  dialog_decimal decimal = dialog_decimal_of(dialog_magnitude(number), 0);
  if (number < 0) dialog_put_literal(out, "-");
  if (decimal.point > width) width = decimal.point;
  for (int place = width - 1; place >= 0; place--) {
    dialog_put_scalar(out, zero + (uint32_t)dialog_digit(&decimal, place));
  }
}

/** Writes a field of a pattern, a letter that stands so many times. */
DIALOG_FUNCTION void dialog_put_date_field(
    dialog_output *out, uint32_t zero, const dialog_calendar *calendar, const dialog_date *date,
    char letter, int width) {
  bool has_month = date->month >= 1 && date->month <= 12;
  switch (letter) {
    case 'y': dialog_put_field(out, zero, date->year, width); break;
    case 'M':
      if (width < 3) dialog_put_field(out, zero, date->month, width);
      else if (has_month) dialog_put_literal(out, DIALOG_AFTER(calendar, months[date->month - 1]));
      break;
    case 'd': dialog_put_field(out, zero, date->day, width); break;
    case 'G': dialog_put_literal(out, DIALOG_AFTER(calendar, era_name)); break;
    case 'H': dialog_put_field(out, zero, date->hour, width); break;
    case 'h': dialog_put_field(out, zero, ((int64_t)date->hour + 11) % 12 + 1, width); break;
    case 'm': dialog_put_field(out, zero, date->minute, width); break;
    case 'a':
      dialog_put_literal(out, DIALOG_AFTER(calendar, halves[date->hour < 12 ? 0 : 1]));
      break;
    case 'B': dialog_put_literal(out, dialog_day_period_of(calendar, date)); break;
    default: break;
  }
}

/** Writes the day of a date, or else its time. */
DIALOG_FUNCTION void dialog_put_date(
    dialog_output *out, uint32_t zero, const dialog_calendar *calendar, bool is_day,
    const dialog_date *date) {
  const char *pattern = is_day ? DIALOG_AFTER(calendar, date) : DIALOG_AFTER(calendar, time);
  dialog_date local = is_day ? dialog_in_calendar(calendar, *date) : *date;
  bool is_quoted = false;
  while (*pattern != '\0') {
    size_t width = 1;
    if (*pattern == '\'') {
      if (pattern[1] == '\'') dialog_put(out, pattern++, 1);
      else is_quoted = !is_quoted;
    } else if (!is_quoted && dialog_is_letter(*pattern)) {
      while (pattern[width] == *pattern) width++;
      dialog_put_date_field(out, zero, calendar, &local, *pattern, (int)width);
    } else {
      while (pattern[width] != '\0' && pattern[width] != '\''
             && (is_quoted || !dialog_is_letter(pattern[width]))) {
        width++;
      }
      dialog_put(out, pattern, width);
    }
    pattern += width;
  }
}

/* ---- Distances in time ---- */

/** How a language says how long ago or how soon something is: of seconds, minutes, hours, days,
    weeks, months and years; see dialog_put_quantity. */
typedef struct dialog_distances {
  dialog_place_after now;
  dialog_place_after past[7], future[7];
} dialog_distances;

/** Writes how far from now something is: in whole units of the largest that it is at least one of.
    A month has 30 days here, a year 365. */
DIALOG_FUNCTION void dialog_put_distance(
    dialog_output *out, const dialog_numbers *numbers, dialog_plurals plurals,
    const dialog_distances *distances, int64_t seconds) {
  static const uint64_t lengths[] = {1, 60, 3600, 86400, 604800, 2592000, 31536000};
  uint64_t distance = dialog_magnitude(seconds);
  int unit = 6;
  if (distance == 0) {
    dialog_put_literal(out, DIALOG_AFTER(distances, now));
    return;
  }
  while (distance < lengths[unit]) unit--;
  uint64_t count = distance / lengths[unit];
  const char *choice =
      seconds < 0 ? DIALOG_AFTER(distances, past[unit]) : DIALOG_AFTER(distances, future[unit]);
  dialog_decimal number = dialog_decimal_of(count, 0);
  const char *key = dialog_plural_key(plurals, count);
  dialog_put_quantity(out, numbers->zero, &numbers->decimal, choice, key, &number);
}
