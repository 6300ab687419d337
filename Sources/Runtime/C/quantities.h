/* ---- Amounts of money ---- */

/** A currency whose symbol in a language is another than its code. */
typedef struct dialog_symbol {
  char code[4];
  dialog_place_after symbol;
  /** Whether a no-break space parts it from digits that stand directly before or after it. */
  bool is_parted_before, is_parted_after;
  uint8_t format; /**< 0: that of other currencies */
} dialog_symbol;

/** How a language writes amounts of money: its symbols stand after it, then its formats and then
    strings. */
typedef struct dialog_money {
  uint16_t symbol_count;
  uint16_t format_count; /**< the first is that of currencies without one of their own */
} dialog_money;

DIALOG_FUNCTION const dialog_symbol *dialog_symbols(const dialog_money *money) {
  return (const dialog_symbol *)(const void *)(money + 1);
}

DIALOG_FUNCTION const dialog_number_format *dialog_money_formats(const dialog_money *money) {
  return (const dialog_number_format *)(const void *)(dialog_symbols(money) + money->symbol_count);
}

#define DIALOG_NO_BREAK_SPACE "\302\240"
#define DIALOG_CURRENCY_SIGN "\302\244"

/** The digits after the decimal point that amounts in a currency have, by a table of those that have
    other than two: `JPY0 KWD3`. */
DIALOG_FUNCTION int dialog_currency_digits(const char *table, const char *code) {
  for (const char *entry = table; *entry != '\0'; entry += entry[4] == ' ' ? 5 : 4) {
    if (memcmp(entry, code, 3) == 0) return entry[3] - '0';
  }
  return 2;
}

/** What stands for a currency, and how amounts in it are written. */
typedef struct dialog_currency_sign {
  const char *text;
  bool is_parted_before, is_parted_after; /**< see dialog_symbol */
  const dialog_number_format *format;
} dialog_currency_sign;

/** Writes what stands around an amount, with the symbol at its place. */
DIALOG_FUNCTION void dialog_put_affix(
    dialog_output *out, const char *affix, const dialog_currency_sign *symbol, bool is_prefix) {
  const char *sign = strstr(affix, DIALOG_CURRENCY_SIGN);
  if (sign == NULL) {
    dialog_put_literal(out, affix);
    return;
  }
  const char *after = sign + strlen(DIALOG_CURRENCY_SIGN);
  bool touches_digits = is_prefix ? *after == '\0' : sign == affix;
  if (touches_digits && !is_prefix && symbol->is_parted_before) {
    dialog_put_literal(out, DIALOG_NO_BREAK_SPACE);
  }
  dialog_put(out, affix, (size_t)(sign - affix));
  dialog_put_string(out, symbol->text);
  dialog_put_literal(out, after);
  if (touches_digits && is_prefix && symbol->is_parted_after) {
    dialog_put_literal(out, DIALOG_NO_BREAK_SPACE);
  }
}

/** A currency without a symbol is written by its code. */
DIALOG_FUNCTION dialog_currency_sign dialog_sign_of(const dialog_money *money, const char *code) {
  const dialog_number_format *formats = dialog_money_formats(money);
  const char *strings = (const char *)(formats + money->format_count);
  dialog_currency_sign sign = {code, true, true, formats};
  for (size_t i = 0; i < money->symbol_count; i++) {
    const dialog_symbol *symbol = &dialog_symbols(money)[i];
    if (strcmp(symbol->code, code) != 0) continue;
    sign.text = strings + symbol->symbol;
    sign.is_parted_before = symbol->is_parted_before;
    sign.is_parted_after = symbol->is_parted_after;
    sign.format = formats + symbol->format;
  }
  return sign;
}

/** Writes an amount; without a code the currency is XXX, an unknown one. */
DIALOG_FUNCTION void dialog_put_currency(
    dialog_output *out, uint32_t zero, const dialog_money *money, const char *digits,
    dialog_currency amount) {
  const char *code = amount.code != NULL && strlen(amount.code) == 3 ? amount.code : "XXX";
  dialog_currency_sign symbol = dialog_sign_of(money, code);
  const dialog_number_format *format = symbol.format;
  int places = dialog_currency_digits(digits, code);
  bool is_negative = amount.minor_units < 0;
  dialog_decimal number = dialog_decimal_of(dialog_magnitude(amount.minor_units), places);
  dialog_put_affix(out, is_negative ? format->negative_prefix : format->prefix, &symbol, true);
  dialog_put_digits(out, zero, format, &number, places);
  dialog_put_affix(out, is_negative ? format->negative_suffix : format->suffix, &symbol, false);
}

/* ---- Quantities with a unit ---- */

/** A plural category of CLDR. */
typedef enum dialog_plural {
  DIALOG_PLURAL_ZERO,
  DIALOG_PLURAL_ONE,
  DIALOG_PLURAL_TWO,
  DIALOG_PLURAL_FEW,
  DIALOG_PLURAL_MANY,
  DIALOG_PLURAL_OTHER
} dialog_plural;

/** The rules of a project's languages for the plural category of an integer. */
typedef dialog_plural dialog_plural_rules(size_t language, uint64_t number);

/** Those of one language, an index of the project's. */
typedef struct dialog_plurals {
  dialog_plural_rules *rules; /**< NULL where no text needs them */
  size_t language;
} dialog_plurals;

/** The key of a number in a choice by plural categories. */
DIALOG_FUNCTION const char *dialog_plural_key(dialog_plurals plurals, uint64_t number) {
  static const char keys[][5] = {"zero", "one", "two", "few", "many", "*"};
  return keys[plurals.rules(plurals.language, number)];
}

/** Writes a number that is rounded with its unit: `{0}` is the place of the number in a choice of
    texts by the number's plural category. */
DIALOG_FUNCTION void dialog_put_quantity(
    dialog_output *out, uint32_t zero, const dialog_number_format *format, const char *choice,
    const char *key, const dialog_decimal *number) {
  const char *text = dialog_find_arm(choice, key);
  if (text == NULL) text = dialog_find_arm(choice, "*");
  const char *end = dialog_skip(text, DIALOG_DO_WHEN);
  const char *place = strstr(text, "{0}");
  if (place == NULL || place > end) {
    dialog_put(out, text, (size_t)(end - text));
    return;
  }
  dialog_put(out, text, (size_t)(place - text));
  dialog_put_digits(out, zero, format, number, 0);
  dialog_put(out, place + 3, (size_t)(end - place - 3));
}

/* ---- Sizes in bytes ---- */

#define DIALOG_SIZE_UNITS 5

/** How a language writes bytes, kilobytes, megabytes, gigabytes and terabytes: see
    dialog_put_quantity. */
typedef struct dialog_sizes {
  dialog_place_after units[DIALOG_SIZE_UNITS];
  uint8_t leading; /**< digits that must stand before the first group separator */
} dialog_sizes;

/** Writes a size in the first unit of which it is less than 1000, with no more than one digit after
    the decimal separator. */
DIALOG_FUNCTION void dialog_put_bytes(
    dialog_output *out, const dialog_numbers *numbers, dialog_plurals plurals,
    const dialog_sizes *sizes, uint64_t bytes) {
  int unit = 0;
  dialog_decimal number = dialog_decimal_of(bytes, 0);
  while (number.point > 3 && unit + 1 < DIALOG_SIZE_UNITS) {
    unit++;
    number = dialog_decimal_of(bytes, 3 * unit);
    dialog_round(&number, 1);
  }
  /* No language takes a fraction of these units for one or two of them. */
  const char *key = dialog_fraction_digits(&number) > 0
      ? "*"
      : dialog_plural_key(plurals, dialog_integer_of(&number));
  dialog_number_format format = numbers->decimal;
  if (number.point < format.last_group + sizes->leading) format.last_group = 0;
  const char *choice = DIALOG_AFTER(sizes, units[unit]);
  dialog_put_quantity(out, numbers->zero, &format, choice, key, &number);
}
