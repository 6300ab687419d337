"""Korean particles written by hand after a value that is put into a message.

Which form fits depends on the value's last sound: `\\(name, .object)` finds it, `\\(name)를` is right half the time.
Run by hand, it prints where they stand.
"""

import re

from debug_build import SOURCES
from swift_source import interpolation_end

# After a consonant, after a vowel; with what may follow them: 으로는, 이라고.
FORMS = """
은 이 을 과 으로 이나 이라 이란 이랑 이며 이고 이면 이든 이므로 이거나
는 가 를 와 로 나 라 란 랑 며 고 면 든 므로 거나
"""
ENDING = "(?:서|써|고|는|도|만|부터|면|의|야)?"
# What may close around the value, and what joins a text to the next.
CLOSING = r"[’”'`)\]}⟩»」』]*"
JOINED = r'(?:"\s*\+\s*"|\\\s*\n\s*)?'
FORM = "|".join(sorted(FORMS.split(), key=len, reverse=True))
PARTICLE = re.compile(rf"{CLOSING}{JOINED}((?:{FORM}){ENDING})(?![가-힣])")
# A value outside a text, joined to one that goes on after a particle.
JOINED_VALUE = re.compile(rf"[\w)\]]\s*\+\s*\"{PARTICLE.pattern}(?= )")


def by_hand(source):
    """The particles by hand of a source: the line, from one, and what is written from the value on."""
    for match in re.finditer(r"\\\(", source):
        end = interpolation_end(source, match.end() - 1)
        if particle := PARTICLE.match(source, end):
            yield source.count("\n", 0, match.start()) + 1, source[match.start():particle.end()]
    for match in JOINED_VALUE.finditer(source):
        yield source.count("\n", 0, match.start()) + 1, match[0]


def particles_by_hand():
    """The particles by hand of all sources but the modules of languages, which are about them."""
    for path in sorted(SOURCES.rglob("*.swift")):
        place = path.relative_to(SOURCES)
        if place.parts[0] not in ("DialogLocales", "DialogReading"):
            for line, text in by_hand(path.read_text("utf-8")):
                yield f"{place}:{line}: {text}"


if __name__ == "__main__":
    print("\n".join(particles_by_hand()))
