"""Formats ICU MessageFormat patterns with stock ICU, by way of PyICU.

    format("{count, plural, one {an item} other {{count, number} items}}", "en", {"count": 3})

Arguments are typed by their Python type:

    str         a text, the name of an enum's case, a URL
    bool        `true` or `false`
    int         an integer of 64 bits, a number of bytes
    float       a number
    datetime    a moment; it is shown in its own time zone, in UTC where it has none
    Currency    an amount in a currency
"""

import datetime
from typing import NamedTuple

import icu


class Currency(NamedTuple):
    amount: float
    code: str


def format(pattern, locale, arguments):
    """The text of a pattern in a language, a BCP 47 tag.

    Raises icu.ICUError where the pattern or an argument's type is wrong. An argument that is missing
    shows as its name in braces.
    """
    with time_zone(arguments):
        message = icu.MessageFormat(pattern, icu_locale(locale, arguments))
        return message.format(list(arguments), [formattable(v) for v in arguments.values()])


def icu_locale(tag, arguments=None):
    """ICU's locale of a tag. The keyword for the currency says what a CurrencyAmount would, a type
    of argument that PyICU cannot pass."""
    locale = icu.Locale.forLanguageTag(tag)
    codes = {v.code for v in (arguments or {}).values() if isinstance(v, Currency)}
    if len(codes) > 1:
        raise ValueError("one currency at a time: " + ", ".join(sorted(codes)))
    return icu.Locale(f"{locale.getName()}@currency={codes.pop()}") if codes else locale


def formattable(value):
    if isinstance(value, bool):
        return icu.Formattable("true" if value else "false")
    if isinstance(value, int):
        number = icu.Formattable()
        number.setInt64(value)
        return number
    if isinstance(value, datetime.datetime):
        return icu.Formattable(timestamp(value), icu.Formattable.kIsDate)
    if isinstance(value, Currency):
        return icu.Formattable(float(value.amount))
    return icu.Formattable(value)


def timestamp(moment):
    """Seconds since 1970; UTC where the moment has no time zone."""
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=datetime.UTC)
    return moment.timestamp()


class time_zone:
    """Makes the time zone of the dates among the arguments ICU's own for a while."""

    def __init__(self, arguments):
        zones = {v.tzinfo for v in arguments.values() if isinstance(v, datetime.datetime)}
        zone = next(iter(zones - {None}), None)
        self.zone = icu.TimeZone.createTimeZone(str(zone) if zone else "UTC")

    def __enter__(self):
        self.before = icu.TimeZone.createDefault()
        icu.TimeZone.setDefault(self.zone)

    def __exit__(self, *_):
        icu.TimeZone.setDefault(self.before)
