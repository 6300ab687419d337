"""Where the C artifacts may cut a text: between the characters that people see, as ICU parts them."""

import random
import subprocess

import icu

from dialogc import ROOT

C_RUNTIME = ROOT / "Sources/Runtime/C"

# Of each class of Unicode Standard Annex 29 some, and of the scripts whose signs link consonants and of others.
SCALARS = [
    0x0D, 0x0A, 0x20, 0x41, 0xAD, 0x301, 0x600, 0x903, 0x915, 0x937, 0x93C, 0x93E, 0x94D, 0x951, 0x9AB, 0x9CD,
    0xA15, 0xA4D, 0xB15, 0xB4D, 0xB95, 0xBCD, 0xC15, 0xC4D, 0xC95, 0xCCD, 0xD15, 0xD4D, 0xE33, 0x1100, 0x1161,
    0x11A8, 0x200C, 0x200D, 0x2764, 0xAC00, 0xAC01, 0x1F1E6, 0x1F468,
]
# What has no combining class parts consonants in ICU 72, and links them since Unicode 16: only in pairs.
IN_PAIRS = [*SCALARS, 0xFE0F, 0x1F3FB]
MAIN = """
int main(void) {
  dialog_cluster_state state = {0};
  unsigned scalar;
  while (scanf("%x", &scalar) == 1) {
    if (scalar == 0xFFFFFF) {
      memset(&state, 0, sizeof state);
      putchar('\\n');
    } else {
      putchar(dialog_read_cluster(&state, scalar) ? '|' : '.');
    }
  }
  return 0;
}
"""


def program(folder):
    """What writes for each scalar of each text whether a cluster begins at it."""
    output = (C_RUNTIME / "output.h").read_text(encoding="utf-8")
    start, end = output.index("/* ---- Characters as people see them"), output.index("/* ---- Output: the caller")
    includes = "".join(f"#include <{name}.h>\n" for name in ("stdbool", "stdint", "stdio", "string"))
    data = (C_RUNTIME / "characters.h").read_text(encoding="utf-8")
    source = folder / "clusters.c"
    source.write_text(
        f"{includes}#define DIALOG_FUNCTION static\n{data}{output[start:end]}{MAIN}", encoding="utf-8")
    subprocess.run(["gcc", "-Wall", "-Werror", "-o", folder / "clusters", source], check=True, timeout=60)
    return folder / "clusters"


def clusters(text):
    """The same by ICU."""
    iterator = icu.BreakIterator.createCharacterInstance(icu.Locale("en"))
    iterator.setText(icu.UnicodeString(text))
    ends, place, marks = {0, *iterator}, 0, ""
    for character in text:
        marks += "|" if place in ends else "."
        place += len(character.encode("utf-16-le")) // 2
    return marks


def test_clusters_are_those_of_icu(tmp_path):
    drawn = random.Random(29)
    texts = ["".join(map(chr, drawn.choices(SCALARS, k=drawn.randint(1, 9)))) for _ in range(50_000)]
    texts += ["".join(map(chr, (first, second))) for first in IN_PAIRS for second in IN_PAIRS]
    written = "".join(" ".join(f"{ord(c):X}" for c in text) + " FFFFFF\n" for text in texts)
    found = subprocess.run([program(tmp_path)], input=written, capture_output=True, text=True, timeout=60)
    differing = [(text, marks) for text, marks in zip(texts, found.stdout.split(), strict=True)
                 if clusters(text) != marks]
    assert not differing, [(ascii(text), clusters(text), marks) for text, marks in differing[:5]]
