/* ---- Decimals: numbers as digits, without printf and its locale ---- */

/** 0.d₁d₂d₃… × 10^point. Without digits it is zero. */
typedef struct dialog_decimal {
  unsigned char digits[20]; /**< 0 to 9; the first is not 0 */
  int count;
  int point;
} dialog_decimal;

/** number × 10^-places */
DIALOG_FUNCTION dialog_decimal dialog_decimal_of(uint64_t number, int places) {
  dialog_decimal decimal = {{0}, 0, 0};
  for (uint64_t rest = number; rest > 0; rest /= 10) decimal.count++;
  decimal.point = decimal.count - places;
  for (int i = decimal.count - 1; i >= 0; i--) {
    decimal.digits[i] = (unsigned char)(number % 10);
    number /= 10;
  }
  return decimal;
}

/** The absolute value, also of INT64_MIN. */
DIALOG_FUNCTION uint64_t dialog_magnitude(int64_t number) {
  return number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
}

/** A digit by its place: 0 is the one before the decimal point, -1 the first after it. */
DIALOG_FUNCTION int dialog_digit(const dialog_decimal *decimal, int place) {
  int index = decimal->point - 1 - place;
  return index >= 0 && index < decimal->count ? decimal->digits[index] : 0;
}

/** Whether the digits from an index on are more than half a unit of the digit before them; just
    half rounds to an even digit. */
DIALOG_FUNCTION bool dialog_rounds_up(const dialog_decimal *decimal, int index) {
  if (decimal->digits[index] != 5) return decimal->digits[index] > 5;
  for (int i = index + 1; i < decimal->count; i++) {
    if (decimal->digits[i] != 0) return true;
  }
  return index > 0 && decimal->digits[index - 1] % 2 == 1;
}

/** Leaves no more than so many digits after the decimal point. */
DIALOG_FUNCTION void dialog_round(dialog_decimal *decimal, int places) {
  int kept = decimal->point + places;
  if (kept >= decimal->count) return;
  if (kept < 0) {
    decimal->count = 0;
    return;
  }
  bool rounds_up = dialog_rounds_up(decimal, kept);
  decimal->count = kept;
  if (!rounds_up) return;
  while (decimal->count > 0 && decimal->digits[decimal->count - 1] == 9) decimal->count--;
  if (decimal->count > 0) {
    decimal->digits[decimal->count - 1]++;
  } else {
    decimal->digits[0] = 1;
    decimal->count = 1;
    decimal->point++;
  }
}

/** How many digits come after the decimal point, without zeros at the end. */
DIALOG_FUNCTION int dialog_fraction_digits(const dialog_decimal *decimal) {
  int count = decimal->count;
  while (count > 0 && decimal->digits[count - 1] == 0) count--;
  return count > 0 && count > decimal->point ? count - decimal->point : 0;
}

/** What stands before the decimal point; the last digits of what is too large. */
DIALOG_FUNCTION uint64_t dialog_integer_of(const dialog_decimal *decimal) {
  uint64_t integer = 0;
  for (int place = decimal->point - 1; place >= 0; place--) {
    integer = integer * 10 + (uint64_t)dialog_digit(decimal, place);
  }
  return integer;
}

/* A double's shortest digits are found as by R. G. Burger and R. K. Dybvig, “Printing
   Floating-Point Numbers Quickly and Accurately” (1996), with integers as large as it takes. */

#define DIALOG_BIG_WORDS 40

/** A natural number; the lowest word first, unused words are 0. */
typedef struct dialog_big {
  uint32_t words[DIALOG_BIG_WORDS];
} dialog_big;

DIALOG_FUNCTION void dialog_big_multiply(dialog_big *number, uint32_t factor) {
  uint64_t carry = 0;
  for (int i = 0; i < DIALOG_BIG_WORDS; i++) {
    carry += (uint64_t)number->words[i] * factor;
    number->words[i] = (uint32_t)(carry & 0xFFFFFFFFu);
    carry >>= 32;
  }
}

/** value × 2^twos × 10^tens */
DIALOG_FUNCTION dialog_big dialog_big_of(uint64_t value, int twos, int tens) {
  dialog_big number = {{0}};
  number.words[0] = (uint32_t)(value & 0xFFFFFFFFu);
  number.words[1] = (uint32_t)(value >> 32);
  for (; twos >= 16; twos -= 16) dialog_big_multiply(&number, 65536u);
  if (twos > 0) dialog_big_multiply(&number, 1u << twos);
  for (; tens > 0; tens--) dialog_big_multiply(&number, 10u);
  return number;
}

/** The sign of a + b - c. */
DIALOG_FUNCTION int dialog_big_compare(
    const dialog_big *a, const dialog_big *b, const dialog_big *c) {
  int64_t difference = 0;
  for (int i = DIALOG_BIG_WORDS - 1; i >= 0; i--) {
    difference = difference * ((int64_t)1 << 32)
        + ((int64_t)a->words[i] + (int64_t)b->words[i] - (int64_t)c->words[i]);
    /* Lower words add less than 2 and take away less than 1. */
    if (difference > 1) return 1;
    if (difference < -2) return -1;
  }
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

/** Takes away a number that is not larger. */
DIALOG_FUNCTION void dialog_big_subtract(dialog_big *number, const dialog_big *other) {
  uint64_t borrow = 0;
  for (int i = 0; i < DIALOG_BIG_WORDS; i++) {
    uint64_t difference = (uint64_t)number->words[i] - other->words[i] - borrow;
    number->words[i] = (uint32_t)(difference & 0xFFFFFFFFu);
    borrow = difference >> 63;
  }
}

/** A double on its way to digits: it is rest / unit, and what lies between (rest - below) / unit and
    (rest + above) / unit reads back as the same double. */
typedef struct dialog_scaled {
  dialog_big rest, unit, below, above;
  int edge; /**< 0 where the ends of that range read back, too; else 1 */
} dialog_scaled;

DIALOG_FUNCTION bool dialog_reaches_below(const dialog_scaled *number) {
  dialog_big none = {{0}};
  return dialog_big_compare(&number->rest, &none, &number->below) <= -number->edge;
}

DIALOG_FUNCTION bool dialog_reaches_above(const dialog_scaled *number) {
  return dialog_big_compare(&number->rest, &number->above, &number->unit) >= number->edge;
}

/** fraction × 2^exponent / 10^tens */
DIALOG_FUNCTION dialog_scaled
dialog_scale(uint64_t fraction, int exponent, int tens, bool is_next_lower_nearer) {
  int up = exponent > 0 ? exponent : 0, down = exponent > 0 ? 0 : -exponent;
  int tenths = tens > 0 ? 0 : -tens;
  int shift = is_next_lower_nearer ? 2 : 1;
  dialog_scaled number;
  number.rest = dialog_big_of(fraction, up + shift, tenths);
  number.unit = dialog_big_of(1, down + shift, tens);
  number.below = dialog_big_of(1, up, tenths);
  number.above = dialog_big_of(1, up + shift - 1, tenths);
  number.edge = fraction % 2 == 0 ? 0 : 1;
  return number;
}

/** Takes the next digit from the front of the number. */
DIALOG_FUNCTION int dialog_take_digit(dialog_scaled *number) {
  dialog_big none = {{0}};
  int digit = 0;
  dialog_big_multiply(&number->rest, 10);
  dialog_big_multiply(&number->below, 10);
  dialog_big_multiply(&number->above, 10);
  while (dialog_big_compare(&number->rest, &none, &number->unit) >= 0) {
    dialog_big_subtract(&number->rest, &number->unit);
    digit++;
  }
  return digit;
}

/** The digits of a number below 1, the last one rounded to the nearest, from just the middle
    to an even one. */
DIALOG_FUNCTION void dialog_take_digits(dialog_decimal *decimal, dialog_scaled *number) {
  bool is_last = false;
  while (!is_last) {
    int digit = dialog_take_digit(number);
    bool is_low = dialog_reaches_below(number);
    bool is_high = dialog_reaches_above(number);
    int half = dialog_big_compare(&number->rest, &number->rest, &number->unit);
    bool is_nearer_above = half > 0 || (half == 0 && digit % 2 == 1);
    if (is_high && (!is_low || is_nearer_above)) digit++;
    decimal->digits[decimal->count++] = (unsigned char)digit;
    is_last = is_low || is_high;
  }
}

/** The fewest digits that read back as the same double (IEEE 754), without its sign. It must be
    finite. */
DIALOG_FUNCTION dialog_decimal dialog_decimal_of_double(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  dialog_decimal decimal = {{0}, 0, 0};
  uint64_t fraction = bits & 0xFFFFFFFFFFFFFu;
  int exponent = (int)(bits >> 52 & 0x7FF);
  bool is_next_lower_nearer = fraction == 0 && exponent > 1;
  if (exponent == 0) exponent = 1;
  else fraction |= (uint64_t)1 << 52;
  if (fraction == 0) return decimal;
  exponent -= 1075;

  int width = 0;
  for (uint64_t rest = fraction; rest > 0; rest >>= 1) width++;
  decimal.point = (exponent + width - 1) * 30103 / 100000; /* log₁₀ 2, never too large */
  dialog_scaled scaled = dialog_scale(fraction, exponent, decimal.point, is_next_lower_nearer);
  while (dialog_reaches_above(&scaled)) {
    dialog_big_multiply(&scaled.unit, 10);
    decimal.point++;
  }
  dialog_take_digits(&decimal, &scaled);
  return decimal;
}
