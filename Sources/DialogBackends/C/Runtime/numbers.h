/* ---- Numbers ---- */

/** What stands around the digits of a number. U+00A4 is the place of a currency's symbol. */
typedef struct dialog_affixes {
  const char *prefix, *suffix;
  const char *negative_prefix, *negative_suffix;
} dialog_affixes;

/** How a language writes numbers. */
typedef struct dialog_numbers {
  uint32_t zero; /**< its digit 0, a Unicode scalar; the others follow it */
  int last_group; /**< digits before the decimal point's separator; 0: no groups */
  int other_groups;
  const char *group;
  const char *decimal;
  const char *not_a_number;
  const char *infinity;
  dialog_affixes affixes;
} dialog_numbers;

/** Writes the digits, rounded already, with at least so many behind the decimal point. */
static inline void dialog_put_digits(
    dialog_output *out, const dialog_numbers *numbers, const dialog_decimal *decimal, int places) {
  int fraction = dialog_fraction_digits(decimal);
  if (fraction < places) fraction = places;
  for (int place = decimal->point > 0 ? decimal->point - 1 : 0; place >= -fraction; place--) {
    if (place == -1) dialog_put_literal(out, numbers->decimal);
    dialog_put_scalar(out, numbers->zero + (uint32_t)dialog_digit(decimal, place));
    int beyond = place - numbers->last_group;
    bool ends_group = place > 0 && numbers->last_group > 0 && beyond >= 0
      && beyond % numbers->other_groups == 0;
    if (ends_group) dialog_put_literal(out, numbers->group);
  }
}

static inline void dialog_put_decimal(
    dialog_output *out, const dialog_numbers *numbers, const dialog_affixes *affixes,
    const dialog_decimal *decimal) {
  bool is_negative = decimal->is_negative;
  dialog_put_literal(out, is_negative ? affixes->negative_prefix : affixes->prefix);
  dialog_put_digits(out, numbers, decimal, 0);
  dialog_put_literal(out, is_negative ? affixes->negative_suffix : affixes->suffix);
}

static inline void dialog_put_integer(
    dialog_output *out, const dialog_numbers *numbers, int64_t number) {
  dialog_decimal decimal = dialog_decimal_of(dialog_magnitude(number), number < 0, 0);
  dialog_put_decimal(out, numbers, &numbers->affixes, &decimal);
}

/** Writes a number times 10^shift, with no more than so many digits behind the decimal point. */
static inline void dialog_put_double(
    dialog_output *out, const dialog_numbers *numbers, const dialog_affixes *affixes,
    double number, int shift, int places) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  bool is_negative = bits >> 63 == 1;
  if ((bits >> 52 & 0x7FF) == 0x7FF) {
    bool is_infinite = bits << 12 == 0;
    dialog_put_literal(out, is_negative ? affixes->negative_prefix : affixes->prefix);
    dialog_put_literal(out, is_infinite ? numbers->infinity : numbers->not_a_number);
    dialog_put_literal(out, is_negative ? affixes->negative_suffix : affixes->suffix);
    return;
  }
  dialog_decimal decimal = dialog_decimal_of_double(number);
  decimal.point += shift;
  dialog_round(&decimal, places);
  dialog_put_decimal(out, numbers, affixes, &decimal);
}
