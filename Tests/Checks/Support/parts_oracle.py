"""Reads the `parts` of a JSON artifact, by its documentation alone.

Stock ICU writes the values, but none of this goes by way of MessageFormat: so a text's `parts` and
its `icu` pattern are two witnesses. Arguments are typed as icu_oracle has them; a list of str is a
[String].
"""

import datetime
import re

import icu

from icu_oracle import formattable, icu_locale, time_zone, timestamp


def interpret(parts, locale, arguments):
    """The text of a list of parts in a language, a BCP 47 tag.

    Raises KeyError where an argument, a style or an arm is missing.
    """
    return "".join(_part(part, locale, arguments) for part in parts)


def _part(part, locale, arguments):
    if isinstance(part, str):
        return part
    if "select" in part:
        arm = _arm(part, locale, arguments[part["select"]])
        return interpret(arm, locale, arguments)
    value = STYLES[part["style"]](arguments[part["parameter"]], locale)
    if "agreement" not in part:
        return value
    return _agreed(value, part["agreement"], part.get("omitted", False))


def _arm(selection, locale, value):
    arms = selection["arms"]
    if selection["by"] == "plural":
        number = icu.NumberFormatter.withLocale(icu_locale(locale))
        category = icu.PluralRules.forLocale(icu_locale(locale)).select(
            number.formatDecimalToValue(decimal(value)))
        keys = [f"={value}", category, "other"]
    elif selection["by"] == "bool":
        keys = ["true" if value else "false", "other"]
    else:
        keys = [value, "other"]
    return arms[next((key for key in keys if key in arms), "other")]


def _agreed(value, agreement, is_omitted):
    form = agreement["forms"][_sound(value, agreement["by"])]
    if is_omitted:
        return form
    return form + value if agreement["side"] == "before" else value + form


def _sound(value, classifier):
    """The sound of the plainest values only: Hangul, and words of lower-case letters."""
    if classifier == "koreanFinal" and value and "가" <= value[-1] <= "힣":
        return {0: "vowel", 8: "liquid"}.get((ord(value[-1]) - 0xAC00) % 28, "consonant")
    if classifier == "englishInitial" and value[:1].islower():
        return "vowel" if value[0] in "aeio" else "consonant"
    if classifier == "frenchInitial" and re.match("[a-gj-z]{2}", value):
        return "vowel" if value[0] in "aeu" else "consonant"
    return "unknown"


def decimal(integer):
    """PyICU cuts integers off at 32 bits where it does not take them as digits."""
    return str(integer).encode()


def _text(value, _):
    return ("false", "true")[value] if isinstance(value, bool) else value


def _number(value, locale):
    return icu.NumberFormat.createInstance(icu_locale(locale)).format(formattable(value))


def _percent(value, locale):
    return icu.NumberFormat.createPercentInstance(icu_locale(locale)).format(value)


def _currency(value, locale):
    format = icu.NumberFormat.createCurrencyInstance(icu_locale(locale))
    format.setCurrency(value.code)
    return format.format(value.amount)


BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"]


def _bytes(value, locale):
    """In the first unit in which it rounds to less than 1000; in the last one else."""
    unit = 0
    while unit + 1 < len(BYTE_UNITS) and value >= (1000 if unit == 0 else 999950 * 1000 ** (unit - 1)):
        unit += 1
    precision = icu.Precision.maxFraction(1 if unit else 0)
    formatter = (
        icu.NumberFormatter.withLocale(icu_locale(locale))
        .unit(getattr(icu.MeasureUnit, "create" + BYTE_UNITS[unit].capitalize())())
        .scale(icu.Scale.powerOfTen(-3 * unit)).precision(precision))
    return formatter.formatDecimal(decimal(value))


def _date(value, locale):
    return _moment(icu.DateFormat.createDateInstance, icu.DateFormat.kMedium, value, locale)


def _time(value, locale):
    return _moment(icu.DateFormat.createTimeInstance, icu.DateFormat.kShort, value, locale)


def _moment(create, style, value, locale):
    with time_zone({"": value}):
        return create(style, icu_locale(locale)).format(timestamp(value))


def _relative(value, locale):
    """The largest unit of which there is at least one, whole."""
    moment = value if value.tzinfo else value.replace(tzinfo=datetime.UTC)
    seconds = (moment - datetime.datetime.now(datetime.UTC)).total_seconds()
    units = icu.URelativeDateTimeUnit
    sizes = [(86400, units.DAY), (3600, units.HOUR), (60, units.MINUTE), (1, units.SECOND)]
    size, unit = next((s for s in sizes if abs(seconds) >= s[0]), sizes[-1])
    return icu.RelativeDateTimeFormatter(icu_locale(locale)).formatNumeric(
        int(seconds / size), unit)


def _list(value, locale):
    return icu.ListFormatter.createInstance(icu_locale(locale)).format(value)


STYLES = {
    "text": _text, "number": _number, "percent": _percent, "currency": _currency,
    "bytes": _bytes, "date": _date, "time": _time, "relative": _relative, "list": _list,
}
