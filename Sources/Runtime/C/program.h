/* ---- Running programs ---- */

/** Room for what is not a string of the app's, at its longest a double. */
#define DIALOG_SPOKEN_SIZE 512

/** The parameter that instructions name `e`. */
#define DIALOG_ELEMENT (-2)

/** What a text is written with. */
typedef struct dialog_scope {
  const dialog_instance *instance;
  const char *element; /**< of a repeated choice; NULL of none */
  dialog_conventions conventions; /**< of the language that the text is in */
} dialog_scope;

DIALOG_FUNCTION dialog_scope
dialog_scope_of(const dialog_instance *instance, size_t language, const char *element) {
  dialog_scope scope;
  memset(&scope, 0, sizeof scope);
  scope.instance = instance;
  scope.element = element;
  if (instance->knows != NULL) scope.conventions = instance->knows(language);
  return scope;
}

/** Reads an instruction's parameter from a program, which moves past it. */
DIALOG_FUNCTION int dialog_read_parameter(const char **program) {
  int parameter = 0;
  if (**program == 'e') {
    ++*program;
    return DIALOG_ELEMENT;
  }
  for (; dialog_is_digit(**program); ++*program) parameter = parameter * 10 + (**program - '0');
  return parameter;
}

DIALOG_FUNCTION dialog_value dialog_value_of(const dialog_scope *scope, int parameter) {
  if (parameter != DIALOG_ELEMENT) return dialog_load(scope->instance, parameter);
  dialog_value value;
  memset(&value, 0, sizeof value);
  value.type = DIALOG_STRING;
  value.text = scope->element;
  return value;
}

/** What stands for a value that must not be shown on a locked screen. */
#define DIALOG_MASK "\342\200\242\342\200\242\342\200\242" /* ••• */

DIALOG_FUNCTION bool dialog_is_masked(const dialog_scope *scope, int parameter) {
  const dialog_instance *instance = scope->instance;
  return instance->is_locked && parameter >= 0
      && dialog_parameters(instance->dialog)[parameter].is_sensitive;
}

/* What texts are written with besides strings. */
#define DIALOG_INTEGERS 0x1u
#define DIALOG_DOUBLES 0x2u
#define DIALOG_DATES 0x4u
#define DIALOG_DISTANCES 0x8u
#define DIALOG_CURRENCIES 0x10u
#define DIALOG_SIZES 0x20u
#define DIALOG_LISTS 0x40u
#define DIALOG_IN_KOREAN 0x80u
#define DIALOG_IN_ENGLISH 0x100u
#define DIALOG_IN_FRENCH 0x200u
#define DIALOG_IN_TURKISH 0x400u
#define DIALOG_PLURALS 0x800u
/** What is written with digits. */
#define DIALOG_NUMBERS 0x3Fu

DIALOG_INLINE void dialog_put_moment(
    unsigned needs, dialog_output *out, const dialog_conventions *of, const dialog_date *date,
    char style) {
  if ((needs & DIALOG_DISTANCES) != 0 && style == 'r') {
    dialog_put_distance(out, of->numbers, of->plurals, of->distances, date->seconds_from_now);
  } else if ((needs & DIALOG_DATES) != 0) {
    dialog_put_date(out, of->numbers->zero, of->calendar, style != 't', date);
  }
}

/** A dialog_writer of what is needed, a constant. */
DIALOG_INLINE void dialog_put_needed(
    unsigned needs, dialog_output *out, const dialog_conventions *of, const dialog_value *value,
    char style) {
  const dialog_numbers *numbers = of->numbers;
  switch (value->type) {
    case DIALOG_STRING:
    case DIALOG_URL: dialog_put_string(out, value->text); break;
    case DIALOG_INT:
      if ((needs & DIALOG_INTEGERS) != 0) dialog_put_integer(out, numbers, value->integer);
      break;
    case DIALOG_DOUBLE:
      if ((needs & DIALOG_DOUBLES) != 0)
        dialog_put_double(out, numbers, value->number, style == '%');
      break;
    case DIALOG_DATE: dialog_put_moment(needs, out, of, &value->date, style); break;
    case DIALOG_CURRENCY:
      if ((needs & DIALOG_CURRENCIES) != 0)
        dialog_put_currency(out, numbers->zero, of->money, of->currency_digits, value->currency);
      break;
    case DIALOG_BYTES:
      if ((needs & DIALOG_SIZES) != 0)
        dialog_put_bytes(out, numbers, of->plurals, of->sizes, value->bytes);
      break;
    case DIALOG_STRING_LIST:
      if ((needs & DIALOG_LISTS) != 0) dialog_put_list(out, of->list, value->list);
      break;
    case DIALOG_BOOL: /* only chosen by */
    case DIALOG_ENUM: break;
  }
}

/** A dialog_listener to what is needed, a constant. */
DIALOG_INLINE int dialog_sound_needed(
    unsigned needs, const dialog_conventions *of, char reader, const char *text) {
  if ((needs & DIALOG_IN_KOREAN) != 0 && reader == *DIALOG_KOREAN_FINAL)
    return (int)dialog_korean_final(of->korean, of->unread, text);
  if ((needs & DIALOG_IN_FRENCH) != 0 && reader == *DIALOG_FRENCH_INITIAL)
    return (int)dialog_french_initial(of->french, text);
  if ((needs & DIALOG_IN_TURKISH) != 0 && reader == *DIALOG_TURKISH_FINAL)
    return dialog_turkish_final(of->turkish, of->unread, text);
  if ((needs & DIALOG_IN_ENGLISH) != 0) return (int)dialog_english_initial(of->unread, text);
  return 0;
}

/** Writes a value in a style that its type has, or what stands for it on a locked screen. */
DIALOG_FUNCTION void dialog_put_value(
    dialog_output *out, const dialog_scope *scope, int parameter, char style) {
  dialog_value value = dialog_value_of(scope, parameter);
  if (dialog_is_masked(scope, parameter)) dialog_put_literal(out, DIALOG_MASK);
  else scope->conventions.write(out, scope, &value, style);
}

/** What comes after a number as a key, `=-3` or the index of an enum's case, or NULL. */
DIALOG_FUNCTION const char *dialog_find_number(
    const char *program, const char *sign, int64_t number) {
  dialog_decimal decimal = dialog_decimal_of(dialog_magnitude(number), 0);
  char key[24];
  size_t length = strlen(sign);
  memcpy(key, sign, length);
  if (number < 0) key[length++] = '-';
  for (int place = decimal.point > 0 ? decimal.point - 1 : 0; place >= 0; place--) {
    key[length++] = (char)('0' + dialog_digit(&decimal, place));
  }
  key[length] = '\0';
  return dialog_find_arm(program, key);
}

/** What comes after the key of a value, or NULL; no key is that of a value that must not show. */
DIALOG_FUNCTION const char *dialog_find_value(
    const dialog_scope *scope, const char *program, int parameter, const dialog_value *value) {
  const char *arm = NULL;
  if (dialog_is_masked(scope, parameter)) return NULL;
  switch (value->type) {
    case DIALOG_INT:
      arm = dialog_find_number(program, "=", value->integer);
      if (arm != NULL) return arm;
      return dialog_find_arm(
          program, dialog_plural_key(scope->conventions.plurals, dialog_magnitude(value->integer)));
    case DIALOG_BOOL: return dialog_find_arm(program, value->flag ? "true" : "false");
    case DIALOG_ENUM: return dialog_find_number(program, "", value->integer);
    default: return NULL;
  }
}

/** Where a program goes on after BY: at what comes after the value's key. */
DIALOG_FUNCTION const char *dialog_select(const dialog_scope *scope, const char *program) {
  int parameter = dialog_read_parameter(&program);
  dialog_value value = dialog_value_of(scope, parameter);
  program++; /* the colon */
  const char *arm = dialog_find_value(scope, program, parameter, &value);
  if (arm == NULL) arm = dialog_find_arm(program, "*");
  if (arm != NULL) return arm;
  while (dialog_does(program, DIALOG_DO_WHEN)) program = dialog_skip(program + 1, DIALOG_DO_WHEN);
  return program;
}

/** Writes a value and the word that agrees with it. Returns what comes after them. */
DIALOG_FUNCTION const char *dialog_put_agreeing(
    dialog_output *out, const dialog_scope *scope, const char *program) {
  char spoken[DIALOG_SPOKEN_SIZE];
  int parameter = dialog_read_parameter(&program);
  char reader = *program++;
  char style = *program++;
  bool is_alone = style != '+';
  bool is_after = reader == *DIALOG_KOREAN_FINAL || reader == *DIALOG_TURKISH_FINAL;
  dialog_value value = dialog_value_of(scope, parameter);
  const char *text = value.text;
  if (value.type == DIALOG_STRING_LIST) {
    text = value.list.count == 0 ? NULL : value.list.items[value.list.count - 1];
  } else if (value.type != DIALOG_STRING && value.type != DIALOG_URL) {
    dialog_output digits = dialog_output_to(spoken, sizeof spoken);
    dialog_put_value(&digits, scope, parameter, is_alone ? style : 'p');
    dialog_output_end(&digits);
    text = spoken;
  }
  if (text == NULL || dialog_is_masked(scope, parameter)) text = "";
  int sound = scope->conventions.listen(&scope->conventions, reader, text);

  if (is_after && !is_alone) dialog_put_value(out, scope, parameter, 'p');
  for (int form = 0; form < sound; form++) {
    program = dialog_skip(program, DIALOG_DO_OR) + 1;
  }
  const char *end = dialog_skip(program, DIALOG_DO_OR);
  dialog_put(out, program, (size_t)(end - program));
  if (!is_after && !is_alone) dialog_put_value(out, scope, parameter, 'p');
  while (dialog_does(end, DIALOG_DO_OR)) end = dialog_skip(end + 1, DIALOG_DO_OR);
  return end + 1;
}

/** Runs a program. */
DIALOG_FUNCTION void dialog_run(
    dialog_output *out, const dialog_scope *scope, const char *program) {
  while (*program != '\0') {
    const char *start = program;
    switch ((unsigned char)*program++) {
      case DIALOG_DO_PUT: {
        int parameter = dialog_read_parameter(&program);
        dialog_put_value(out, scope, parameter, *program++);
        break;
      }
      case DIALOG_DO_BY: program = dialog_select(scope, program); break;
      case DIALOG_DO_WHEN: /* the end of the arm before it, which was chosen */
        while (dialog_does(start, DIALOG_DO_WHEN)) start = dialog_skip(start + 1, DIALOG_DO_WHEN);
        program = start;
        break;
      case DIALOG_DO_END: break;
      case DIALOG_DO_AGREE: program = dialog_put_agreeing(out, scope, program); break;
      default:
        while (*program != '\0' && (unsigned char)*program < DIALOG_DO_PUT) program++;
        dialog_put(out, start, (size_t)(program - start));
    }
  }
}
