/* ---- Reading the app's values ---- */

/** A parameter's value; the member of its type holds it. */
typedef struct dialog_value {
  dialog_type type;
  const char *text; /**< DIALOG_STRING, DIALOG_URL */
  int64_t integer; /**< DIALOG_INT, DIALOG_ENUM */
  uint64_t bytes;
  double number;
  bool flag;
  dialog_date date;
  dialog_currency currency;
  dialog_strings list;
} dialog_value;

/** Reads an enum of so many bytes: a compiler chooses how many. */
DIALOG_FUNCTION int64_t dialog_load_enum(const char *member, size_t size) {
  int8_t one = 0;
  int16_t two = 0;
  int32_t four = 0;
  int64_t eight = 0;
  if (size == sizeof one) memcpy(&one, member, size);
  if (size == sizeof two) memcpy(&two, member, size);
  if (size == sizeof four) memcpy(&four, member, size);
  if (size == sizeof eight) memcpy(&eight, member, size);
  return one + two + four + eight;
}

/** The value of a parameter; zero and empty where the app gave no parameters. */
DIALOG_FUNCTION dialog_value dialog_load(const dialog_instance *instance, int index) {
  const dialog_parameter *parameter = &dialog_parameters(instance->dialog)[index];
  dialog_value value;
  memset(&value, 0, sizeof value);
  value.type = (dialog_type)parameter->type;
  if (instance->parameters == NULL) return value;
  const char *member = (const char *)instance->parameters + parameter->offset;
  switch (value.type) {
    case DIALOG_STRING:
    case DIALOG_URL: memcpy(&value.text, member, sizeof value.text); break;
    case DIALOG_INT: memcpy(&value.integer, member, sizeof value.integer); break;
    case DIALOG_DOUBLE: memcpy(&value.number, member, sizeof value.number); break;
    case DIALOG_BOOL: memcpy(&value.flag, member, sizeof value.flag); break;
    case DIALOG_DATE: memcpy(&value.date, member, sizeof value.date); break;
    case DIALOG_CURRENCY: memcpy(&value.currency, member, sizeof value.currency); break;
    case DIALOG_BYTES: memcpy(&value.bytes, member, sizeof value.bytes); break;
    case DIALOG_STRING_LIST: memcpy(&value.list, member, sizeof value.list); break;
    case DIALOG_ENUM: value.integer = dialog_load_enum(member, parameter->size); break;
  }
  return value;
}
