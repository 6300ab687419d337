/* ---- Values: what the app gives when it shows a dialog ---- */

/** A date and a time of day as a clock on the wall shows them; no time zones. */
typedef struct dialog_date {
  int32_t year; /**< of the Gregorian calendar; 0 is 1 BC */
  int32_t month; /**< 1 to 12 */
  int32_t day; /**< 1 to 31 */
  int32_t hour; /**< 0 to 23 */
  int32_t minute; /**< 0 to 59 */
  int32_t second; /**< 0 to 59 */
  /** Seconds from now until then, negative for what is past; read by texts that tell how long
      ago or how soon it is, and by no others. */
  int64_t seconds_from_now;
} dialog_date;

/** An amount of money, exact. */
typedef struct dialog_currency {
  int64_t minor_units; /**< cents of euros and dollars; whole yen, which have no smaller unit */
  const char *code; /**< ISO 4217, in capitals: "EUR" */
} dialog_currency;

/** Strings in UTF-8, in the app's order. */
typedef struct dialog_strings {
  const char *const *items;
  size_t count;
} dialog_strings;

/** The type of a parameter, and of the member of the parameters struct that holds it. */
typedef enum dialog_type {
  DIALOG_STRING, /**< const char *, UTF-8; NULL is the empty string */
  DIALOG_INT, /**< int64_t */
  DIALOG_DOUBLE, /**< double */
  DIALOG_BOOL, /**< bool */
  DIALOG_DATE, /**< dialog_date */
  DIALOG_CURRENCY, /**< dialog_currency */
  DIALOG_BYTES, /**< uint64_t, a size in bytes */
  DIALOG_URL, /**< const char *, as DIALOG_STRING */
  DIALOG_STRING_LIST, /**< dialog_strings */
  DIALOG_ENUM /**< an enum of the project's */
} dialog_type;

/** Where a name begins among the strings of a dialog, see dialog_string; 0: there is none. */
typedef uint32_t dialog_name;

/** A parameter of a dialog. */
typedef struct dialog_parameter {
  dialog_name name;
  uint32_t offset; /**< of its member in the dialog's parameters struct, in bytes */
  int32_t enumeration; /**< an index of the project's enums; DIALOG_NONE of other types */
  uint8_t type; /**< a dialog_type */
  uint8_t size; /**< of an enum's member, in bytes; 0 of other types */
  bool is_sensitive; /**< must not be shown on a locked screen */
} dialog_parameter;
