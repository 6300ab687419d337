"""Writes the generated Swift files: a header that names the sources, then static strings."""

import pathlib
import sys
import unicodedata

FOLDER = pathlib.Path(__file__).parent.parent / "Data"


def static_string(name, documentation, text):
    """A raw multi-line literal: it is bytes of the executable, read where it lies."""
    assert '"""##' not in text and all(c == "\n" or c == "\t" or ord(c) >= 32 for c in text)
    lines = "\n".join(f"/// {line}" for line in documentation)
    return f'{lines}\nlet {name}: StaticString = ##"""\n{visible(text.rstrip())}\n"""##\n'


def unbroken(text):
    """Printable ASCII in lines of a literal, each of which goes on with the next: their ends are not in it."""
    return "\\##\n".join(text[start:start + 96] for start in range(0, len(text), 96))


def six_bits(number, count):
    """A number in characters of six bits above 0x30, high ones first."""
    assert 0 <= number < 1 << 6 * count
    return "".join(chr(0x30 + (number >> 6 * place & 63)) for place in reversed(range(count)))


def visible(text):
    """Escapes what an editor would not show: marks of direction, joiners, spaces that look alike."""
    def escaped(c):
        hidden = c != " " and unicodedata.category(c) in ("Cf", "Zs", "Zl", "Zp")
        return f"\\##u{{{ord(c):X}}}" if hidden else c
    return "".join(map(escaped, text))


def header(script, sources, licence):
    lines = [f"// Made by {script}; edit that, not this.", "// swift-format-ignore-file", "//"]
    lines += [f"// Source: {source}" for source in sources]
    return "\n".join(lines + [f"// Licence of the data: {licence}"]) + "\n"


def write(path, content):
    """With `--check` compares instead of writing; tells whether the file is as it would be."""
    path = FOLDER / path
    if "--check" in sys.argv:
        same = path.exists() and path.read_text(encoding="utf-8") == content
        if not same:
            print(f"{path.name} is not what {pathlib.Path(sys.argv[0]).name} writes")
        return same
    path.write_text(content, encoding="utf-8")
    return True
