/* ---- Amounts of money ---- */

/** A currency whose symbol in a language is another than its code. */
typedef struct dialog_symbol {
  const char *code;
  const char *symbol;
  /** Whether a no-break space parts it from digits that stand straight before or behind it. */
  bool is_parted_before, is_parted_behind;
  const dialog_number_format *format; /**< its own; NULL where it is that of other currencies */
} dialog_symbol;

/** How a language writes amounts of money. */
typedef struct dialog_money {
  dialog_number_format format;
  const dialog_symbol *symbols;
  size_t symbol_count;
  /** The currencies that have other than two digits behind the decimal point: `JPY0 KWD3`. */
  const char *digits;
} dialog_money;

#define DIALOG_NO_BREAK_SPACE "\302\240"
#define DIALOG_CURRENCY_SIGN "\302\244"

/** The digits behind the decimal point that amounts in a currency have. */
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
  const char *behind = sign + strlen(DIALOG_CURRENCY_SIGN);
  bool touches_digits = is_prefix ? *behind == '\0' : sign == affix;
  if (touches_digits && !is_prefix && symbol->is_parted_before) {
    dialog_put_literal(out, DIALOG_NO_BREAK_SPACE);
  }
  dialog_put(out, affix, (size_t)(sign - affix));
  dialog_put_string(out, symbol->symbol);
  dialog_put_literal(out, behind);
  if (touches_digits && is_prefix && symbol->is_parted_behind) {
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

/** A quantity in each plural category, `{0}` where the number stands; NULL is as `other`. */
typedef struct dialog_quantity {
  const char *patterns[6];
} dialog_quantity;

/** Writes a quantity of a number that is rounded. */
DIALOG_FUNCTION void dialog_put_quantity(
    dialog_output *out, const dialog_numbers *numbers, const dialog_quantity *quantity,
    dialog_plural category, const dialog_decimal *number) {
  const char *pattern = quantity->patterns[category];
  if (pattern == NULL) pattern = quantity->patterns[DIALOG_PLURAL_OTHER];
  const char *place = strstr(pattern, "{0}");
  if (place == NULL) {
    dialog_put_literal(out, pattern);
    return;
  }
  dialog_put(out, pattern, (size_t)(place - pattern));
  dialog_put_digits(out, numbers->zero, &numbers->decimal, number, 0);
  dialog_put_literal(out, place + 3);
}

/* ---- Sizes in bytes ---- */

/** Bytes, kilobytes and so on, each 1000 of the one before. */
typedef struct dialog_sizes {
  const dialog_quantity *units;
  size_t unit_count;
} dialog_sizes;

/** Writes a size in the first unit of which it is less than 1000, with no more than one digit behind
    the decimal separator. */
DIALOG_FUNCTION void dialog_put_bytes(
    dialog_output *out, const dialog_numbers *numbers, dialog_plural_rule *plural,
    const dialog_sizes *sizes, uint64_t bytes) {
  size_t unit = 0;
  dialog_decimal number = dialog_decimal_of(bytes, 0);
  while (number.point > 3 && unit + 1 < sizes->unit_count) {
    unit++;
    number = dialog_decimal_of(bytes, 3 * (int)unit);
    dialog_round(&number, 1);
  }
  /* No language tells fractions of these units apart from what is neither one nor two of them. */
  dialog_plural category = dialog_fraction_digits(&number) > 0
    ? DIALOG_PLURAL_OTHER
    : plural(dialog_integer_of(&number));
  dialog_put_quantity(out, numbers, &sizes->units[unit], category, &number);
}
