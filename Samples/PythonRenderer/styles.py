"""The styles of docs/json.md, by ICU: what any platform has in its own way."""

import icu  # the PyPI package PyICU

STEPS = {"YEAR": 31536000, "MONTH": 2592000, "WEEK": 604800, "DAY": 86400, "HOUR": 3600, "MINUTE": 60, "SECOND": 1}
UNITS = [(999950 * 1000**i, 3 * i + 6, name) for i, name in enumerate(["Megabyte", "Gigabyte", "Terabyte"])]
UNITS = [*reversed(UNITS), (1000, 3, "Kilobyte"), (0, 0, "Byte")]


def number(value, locale):
    formattable = icu.Formattable(value)
    if isinstance(value, int):
        formattable.setInt64(value)
    return icu.NumberFormat.createInstance(locale).format(formattable)


def size(value, locale):
    _, power, unit = next(step for step in UNITS if value >= step[0])
    formatter = icu.NumberFormatter.withLocale(locale).precision(icu.Precision.maxFraction(1 if power else 0))
    formatter = formatter.unit(getattr(icu.MeasureUnit, "create" + unit)()).scale(icu.Scale.powerOfTen(-power))
    return formatter.formatDecimal(str(value).encode())


def currency(value, locale):
    formatter = icu.NumberFormat.createCurrencyInstance(locale)
    formatter.setCurrency(value["code"])
    return formatter.format(value["amount"])


def moment(value, formatter):
    formatter.setTimeZone(icu.TimeZone.createTimeZone(str(value.tzinfo)))
    return formatter.format(value.timestamp())


def relative(value, locale, now):
    seconds, formatter = int((value - now).total_seconds()), icu.RelativeDateTimeFormatter(locale)
    if seconds == 0:
        return formatter.format(icu.UDateDirection.PLAIN, icu.UDateAbsoluteUnit.NOW)
    unit, length = next(step for step in STEPS.items() if abs(seconds) >= step[1])
    return formatter.formatNumeric(float(int(seconds / length)), getattr(icu.URelativeDateTimeUnit, unit))


STYLES = {
    "text": lambda value, locale, now: value,
    "number": lambda value, locale, now: number(value, locale),
    "percent": lambda value, locale, now: icu.NumberFormat.createPercentInstance(locale).format(value),
    "currency": lambda value, locale, now: currency(value, locale),
    "bytes": lambda value, locale, now: size(value, locale),
    "date": lambda value, locale, now: moment(value, icu.DateFormat.createDateInstance(icu.DateFormat.kMedium, locale)),
    "time": lambda value, locale, now: moment(value, icu.DateFormat.createTimeInstance(icu.DateFormat.kShort, locale)),
    "relative": relative,
    "list": lambda value, locale, now: icu.ListFormatter.createInstance(locale).format(value),
}
