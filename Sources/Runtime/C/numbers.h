/* ---- What languages know: constant tables without pointers ---- */

/** Where a string begins after a row of a table, in bytes. */
typedef uint16_t dialog_place_after;

/** The string after a row that one of its members tells the place of. */
#define DIALOG_AFTER(row, member) ((const char *)((row) + 1) + (row)->member)

/* ---- Numbers ---- */

/** How numbers of a kind are written. In what stands around them U+00A4 is the place of a
    currency's symbol. */
typedef struct dialog_number_format {
  char prefix[12], suffix[12];
  char negative_prefix[12], negative_suffix[12];
  char decimal[4], group[4]; /**< the separators */
  uint8_t
      last_group; /**< digits between the last group separator and the decimal one; 0: no groups */
  uint8_t other_groups;
  uint8_t places; /**< digits after the decimal separator, at most */
} dialog_number_format;

/** How a language writes numbers. */
typedef struct dialog_numbers {
  uint32_t zero; /**< its digit 0, a Unicode scalar; the others follow it */
  dialog_number_format decimal;
  dialog_number_format percent; /**< empty where no text needs it */
} dialog_numbers;

/** Writes the digits of a number that is rounded, with at least so many after the decimal
    separator. */
DIALOG_FUNCTION void dialog_put_digits(
    dialog_output *out, uint32_t zero, const dialog_number_format *format,
    const dialog_decimal *number, int places) {
  int fraction = dialog_fraction_digits(number);
  if (fraction < places) fraction = places;
  int first = number->count > 0 && number->point > 0 ? number->point - 1 : 0;
  for (int place = first; place >= -fraction; place--) {
    if (place == -1) dialog_put_literal(out, format->decimal);
    dialog_put_scalar(out, zero + (uint32_t)dialog_digit(number, place));
    int beyond = place - format->last_group;
    bool ends_group =
        place > 0 && format->last_group > 0 && beyond >= 0 && beyond % format->other_groups == 0;
    if (ends_group) dialog_put_literal(out, format->group);
  }
}

DIALOG_FUNCTION void dialog_put_integer(
    dialog_output *out, const dialog_numbers *numbers, int64_t number) {
  const dialog_number_format *format = &numbers->decimal;
  dialog_decimal decimal = dialog_decimal_of(dialog_magnitude(number), 0);
  dialog_put_literal(out, number < 0 ? format->negative_prefix : format->prefix);
  dialog_put_digits(out, numbers->zero, format, &decimal, 0);
  dialog_put_literal(out, number < 0 ? format->negative_suffix : format->suffix);
}

/** Writes a number; of a percentage 100 is 1. Halves are rounded to even digits. */
DIALOG_FUNCTION void dialog_put_double(
    dialog_output *out, const dialog_numbers *numbers, double number, bool is_percentage) {
  const dialog_number_format *format = is_percentage ? &numbers->percent : &numbers->decimal;
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  bool is_negative = bits >> 63 == 1;
  dialog_put_literal(out, is_negative ? format->negative_prefix : format->prefix);
  if ((bits >> 52 & 0x7FF) == 0x7FF) {
    dialog_put_literal(out, bits << 12 == 0 ? "\342\210\236" : "NaN"); /* ∞ */
  } else {
    dialog_decimal decimal = dialog_decimal_of_double(number);
    if (is_percentage) decimal.point += 2;
    dialog_round(&decimal, format->places);
    dialog_put_digits(out, numbers->zero, format, &decimal, 0);
  }
  dialog_put_literal(out, is_negative ? format->negative_suffix : format->suffix);
}
