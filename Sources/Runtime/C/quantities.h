/* ---- Amounts of money ---- */

/** A currency whose symbol in a language is another than its code. */
typedef struct dialog_symbol {
  const char *code;
  const char *symbol;
  /** Whether a no-break space parts it from digits that stand directly before or after it. */
  bool is_parted_before, is_parted_after;
  const dialog_number_format *format; /**< its own; NULL where it is that of other currencies */
} dialog_symbol;

/** How a language writes amounts of money. */
typedef struct dialog_money {
  dialog_number_format format;
  const dialog_symbol *symbols;
  size_t symbol_count;
  /** The currencies that have other than two digits after the decimal point: `JPY0 KWD3`. */
  const char *digits;
} dialog_money;

#define DIALOG_NO_BREAK_SPACE "\302\240"
#define DIALOG_CURRENCY_SIGN "\302\244"

/** The digits after the decimal point that amounts in a currency have. */
DIALOG_FUNCTION int dialog_currency_digits(const dialog_money *money, const char *code) {
  for (const char *entry = money->digits; *entry != '\0'; entry += entry[4] == ' ' ? 5 : 4) {
    if (memcmp(entry, code, 3) == 0) return entry[3] - '0';
  }
  return 2;
}

/** Writes what stands around an amount, with the symbol at its place. */
DIALOG_FUNCTION void dialog_put_affix(
    dialog_output *out, const char *affix, const dialog_symbol *symbol, bool is_prefix) {
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
  dialog_put_string(out, symbol->symbol);
  dialog_put_literal(out, after);
  if (touches_digits && is_prefix && symbol->is_parted_after) {
    dialog_put_literal(out, DIALOG_NO_BREAK_SPACE);
  }
}

/** A currency without a symbol is written by its code; without a code it is XXX, an unknown one. */
DIALOG_FUNCTION dialog_symbol dialog_symbol_of(const dialog_money *money, const char *code) {
  bool is_code = code != NULL && strlen(code) == 3;
  dialog_symbol symbol = {is_code ? code : "XXX", is_code ? code : "XXX", true, true, NULL};
  for (size_t i = 0; i < money->symbol_count; i++) {
    if (strcmp(money->symbols[i].code, symbol.code) == 0) return money->symbols[i];
  }
  return symbol;
}

DIALOG_FUNCTION void dialog_put_currency(
    dialog_output *out, uint32_t zero, const dialog_money *money, dialog_currency amount) {
  dialog_symbol symbol = dialog_symbol_of(money, amount.code);
  const dialog_number_format *format = symbol.format == NULL ? &money->format : symbol.format;
  int places = dialog_currency_digits(money, symbol.code);
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

/** A language's rule for the plural category of an integer. */
typedef dialog_plural dialog_plural_rule(uint64_t number);

/** The key of a number in a choice by plural categories. */
DIALOG_FUNCTION const char *dialog_plural_key(dialog_plural_rule *plural, uint64_t number) {
  static const char *const keys[] = {"zero", "one", "two", "few", "many", "*"};
  return keys[plural(number)];
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
  const char *units[DIALOG_SIZE_UNITS];
  int leading; /**< digits that must stand before the first group separator */
} dialog_sizes;

/** Writes a size in the first unit of which it is less than 1000, with no more than one digit after
    the decimal separator. */
DIALOG_FUNCTION void dialog_put_bytes(
    dialog_output *out, const dialog_numbers *numbers, dialog_plural_rule *plural,
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
      : dialog_plural_key(plural, dialog_integer_of(&number));
  dialog_number_format format = numbers->decimal;
  if (number.point < format.last_group + sizes->leading) format.last_group = 0;
  dialog_put_quantity(out, numbers->zero, &format, sizes->units[unit], key, &number);
}
