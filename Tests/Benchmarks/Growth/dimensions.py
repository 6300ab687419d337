"""What sources can have many of, or much of: generated projects that grow in one dimension alone."""

import itertools
import os
import pathlib
import subprocess
from collections.abc import Callable
from dataclasses import dataclass

# How a dimension of this size is written into a folder.
Files = dict[str, str]


@dataclass(frozen=True)
class Dimension:
    """A project of any size, and the calls whose work is measured on it.

    `calls` are arguments of dialogc; `{in}` stands for the project's folder, `{out}` for a new one. The calls of
    `before` are made first and not measured. `start` is a size that takes some millions of instructions by itself.
    """

    name: str
    files: Callable[[int], Files]
    calls: tuple[str, ...] = ("check {in}",)
    start: int = 100
    status: int = 0
    before: tuple[str, ...] = ()
    # Where sizes end: what the language allows, or can name.
    most: int = 1 << 30
    # Whether others tell the same at small sizes.
    is_repeated: bool = False

    def write(self, size, folder):
        """Writes the project; returns the bytes of its largest source."""
        largest = 0
        for name, text in self.files(size).items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            largest = max(largest, path.write_bytes(text.encode()))
        return largest


ROOT = pathlib.Path(__file__).resolve().parents[3]
PROJECT = "project Growth {{ source en; locales {locales} }}\n"
BUILT = ("check {in}", "build {in} --emit json,c,terminal --out {out}")
EACH = ("check {in}", *(f"build {{in}} --emit {kind} --out {{out}}" for kind in ("json", "c", "terminal")))
FORMATS = ("text", "json", "sarif", "xcode", "github")
CATALOGS = ("xcstrings", "strings", "xliff")


def word(number):
    """A word of its own for each number, as letters alone."""
    letters = []
    number += 26 * 26
    while number:
        number, letter = divmod(number, 26)
        letters.append(chr(ord("a") + letter))
    return "q" + "".join(letters)


def lines(count, line):
    return "\n".join(line(number) for number in range(count))


def one(text):
    return {"Growth.dialog": text + "\n"}


def alert(body, name="Ask", parameters=""):
    title = 'title "Delete This Item?"'
    return f"alert {name}{parameters} {{\n  {title}\n{body}\n}}"


def buttons(count, more=""):
    return lines(count, lambda n: f'  button {word(n)} "Open {word(n).title()}"' + more.format(n=n))


DELETE = "  button delete destructive\n  cancel"


def dialogs(count):
    return lines(count, lambda n: alert(DELETE, f"Ask{n}"))


def faulty(count):
    """Dialogs with a finding each."""
    return lines(count, lambda n: alert(DELETE, f"Ask{n}", "(unused: Int)"))


def by_chance(count):
    """Dialogs of every construct of the language, in three languages."""
    program = os.environ.get("DIALOGC", str(ROOT / ".build/release/dialogc"))
    call = [program, "sample", "--random", "--count", str(count)]
    return subprocess.run(call, check=True, capture_output=True, text=True).stdout


def parameters(count, type="Int"):
    return "(" + ", ".join(f"{word(n)}: {type}" for n in range(count)) + ")"


def shown(count):
    """A message that shows every parameter once."""
    return '  message "' + " ".join(f"{{{word(n)}}}" for n in range(count)) + '"\n'


PERMISSION = """project Growth { source en; notifications { permission Allow; settings Settings } }
alert Allow { purpose permission; title "Allow alerts?"; button turnOn "Turn On"; cancel }
"""


def notification(body):
    start = 'notification News {\n  delivery local\n  category status\n  body "The backup is done."\n'
    return f'{start}  hiddenPreview "Backup"\n  identifier it\n{body}\n}}'


def locales(count):
    """Tags of languages with scripts and regions, each another."""
    languages = "en ko ja de fr es it pt nl sv da nb fi pl cs sk hu ro bg uk ru el tr ar he th vi id ms hi".split()
    regions = [a + b for a in "ABCDEFGHIJKLMNOPQRSTUVWYZ" for b in "ABCDEFGHIJKLMNOPQRSTUVWYZ"]
    return ["en"] + [f"{tag}-{region}" for region, tag in itertools.islice(
        itertools.product(regions, languages), count)]


def in_languages(count):
    tags = locales(count)
    rows = "\n".join(f'    {tag} "Delete?"' for tag in tags)
    rows = f"  title {{\n{rows}\n  }}\n"
    deletes = "\n".join(f'    {tag} "Delete"' for tag in tags)
    return one(PROJECT.format(locales=", ".join(tags))
        + f"alert Ask {{\n{rows}  button delete {{\n{deletes}\n  }} destructive\n  cancel\n}}")


def blocks_of_languages(count):
    tags = locales(count)
    blocks = "\n".join(f'translation {tag} of Ask {{ title "Delete?" }}' for tag in tags[1:])
    return one(PROJECT.format(locales=", ".join(tags)) + alert(DELETE) + "\n" + blocks)


def translations(count):
    blocks = lines(count, lambda n: f'translation ko of Ask{n} {{ title "이 항목을 삭제할까요?" }}')
    return one(PROJECT.format(locales="en, ko") + dialogs(count) + "\n" + blocks)


def rows_of_one_translation(count):
    rows = lines(count, lambda n: f'  {word(n)} "{word(n)} 열기"')
    return one(
        PROJECT.format(locales="en, ko") + alert(buttons(count) + "\n  cancel")
        + f"\ntranslation ko of Ask {{\n  title \"열까요?\"\n{rows}\n}}")


def bilingual(count):
    dialog = """alert Ask{0}(count: Int, name: String) {{
  title {{ en "Delete {1} of “{{name}}”?"  ko "“{{name}}”의 {1} 항목을 삭제할까요?" }}
  message {{ en by count {{ one "One item goes."  other "{{count}} items go." }}  ko "항목 {{count}}개가 사라집니다." }}
  button delete {{ en "Delete"  ko "삭제" }} destructive
  cancel
}}"""
    return one(PROJECT.format(locales="en, ko") + lines(count, lambda n: dialog.format(n, word(n))))


def enum(count):
    return "enum Kind { " + ", ".join(word(n) for n in range(count)) + " }\n"


def arms(count, key, last="other"):
    rows = lines(count, lambda n: f'    {key(n)} "The {word(n)} one is kept."')
    return f'  message by kind {{\n{rows}\n    {last} "Others are kept."\n  }}\n'


def text_of(words):
    return "  message \"" + " ".join("The photos stay in the album." for _ in range(words)) + "\"\n"


def misspelt(count):
    """References to names that are declared, each misspelt."""
    return "\n".join(f'translation ko of Ask{word(n)}x {{ title "삭제할까요?" }}' for n in range(count))


def absent(count):
    """References to names that nothing declared is like."""
    return "\n".join(f'translation ko of {word(n)[::-1].title()}Zu {{ title "삭제할까요?" }}' for n in range(count))


def named(count):
    return lines(count, lambda n: alert(DELETE, "Ask" + word(n)))


def catalogs(format, place):
    return Dimension(
        f"catalog {place}, {format}", bilingual, start=10,
        calls=({
            "export": f"catalog export {{in}} --format {format} --out {{out}}",
            "export again": f"catalog export {{in}} --format {format} --out {{in}}/L10n",
            "import": "catalog import {in}/L10n {in}",
        }[place],),
        before=() if place == "export" else (f"catalog export {{in}} --format {format} --out {{in}}/L10n",),
        # A catalog of Xcode's is as large as one may be before its source is.
        most=30_000 if format == "xcstrings" and place != "export" else 1 << 30)


DIMENSIONS = [
    Dimension("dialogs", lambda n: one(dialogs(n)), BUILT, 5),
    Dimension("dialogs by chance", lambda n: one(by_chance(n)), BUILT, 5),
    Dimension("files", lambda n: {f"Ask{i}.dialog": alert(DELETE, f"Ask{i}") + "\n" for i in range(n)}, BUILT, 5),
    Dimension("folders", lambda n: {f"{i}/Ask.dialog": alert(DELETE, f"Ask{i}") + "\n" for i in range(n)}, start=20),
    Dimension("projects", lambda n: {
        f"{i}/Ask.dialog": f"project P{i} {{ source en }}\n" + alert(DELETE) + "\n" for i in range(n)}, start=5),
    Dimension("buttons", lambda n: one(alert(buttons(n) + "\n  cancel")), BUILT, 20),
    Dimension("buttons without Cancel", lambda n: one(alert(buttons(n))), ("check {in}",), 20),
    Dimension("choices of a sheet", lambda n: one(
        "actionSheet Ask {\n  source menu\n" + buttons(n).replace("button", "choice") + "\n  cancel\n}"), BUILT, 20),
    Dimension("repeated choices", lambda n: one(
        "actionSheet Ask" + parameters(n, "[String]") + " {\n  source menu\n" + lines(
            n, lambda i: f'  choice c{i} for e in {word(i)} "Open {word(i).title()} {{e}}" limit 5') + "\n  cancel\n}"),
        BUILT, 20),
    Dimension("buttons and conditions", lambda n: one(alert(
        lines(n, lambda i: f'  button b{i} "Open {word(i).title()}" if {word(i)}') + "\n  cancel",
        parameters=parameters(n, "Bool"))), BUILT, 20),
    Dimension("buttons of one condition", lambda n: one(alert(
        lines(n, lambda i: f'  button b{i} "Open {word(i).title()}" if {"not " if i % 2 else ""}it') + "\n  cancel",
        parameters="(it: Bool)")), BUILT, 20),
    Dimension("buttons of one title", lambda n: one(alert(
        lines(n, lambda i: f'  button b{i} "Open It"') + "\n  cancel")), ("check {in}",), 20, 1),
    Dimension("parameters", lambda n: one(alert(shown(n) + DELETE, parameters=parameters(n))), BUILT, 50),
    Dimension("fields", lambda n: one(alert(
        lines(n, lambda i: f'  field f{i} "Name {word(i)}" required') + '\n  button save "Save"\n  cancel')),
            BUILT, 50),
    Dimension("fields and conditions", lambda n: one(alert(
        lines(n, lambda i: f'  field f{i} "Name {word(i)}" if {word(i)}') + '\n  button save "Save"\n  cancel',
        parameters=parameters(n, "Bool"))), ("check {in}",), 50),
    Dimension("enum cases", lambda n: one(
        enum(n) + alert(arms(n, word) + DELETE, parameters="(kind: Kind)")), BUILT, 50),
    Dimension("exact arms", lambda n: one(
        alert(arms(n, str) + DELETE, parameters="(kind: Int)")), BUILT, 50),
    Dimension("exact arms in two languages", lambda n: one(PROJECT.format(locales="en, ko") + alert(
        "  message {\n    en by kind {\n" + lines(n, lambda i: f'      {i} "The {word(i)} one is kept."')
        + '\n      other "Others are kept." }\n    ko by kind {\n'
        + lines(n, lambda i: f'      {i} "{word(i)} 하나를 둡니다."')
        + '\n      other "나머지를 둡니다." }\n  }\n' + DELETE,
        parameters="(kind: Int)")), BUILT, 20),
    Dimension("selections beside each other", lambda n: one(lines(n, lambda i: alert(
        '  message by kind { one "One photo stays." other "{kind} photos stay." }\n' + DELETE,
        f"Ask{i}", "(kind: Int)"))), BUILT, 5),
    Dimension("distinct words, a dialog each", lambda n: one(lines(n, lambda i: alert(
        f'  message "The {word(2 * i)} keeps {word(2 * i + 1)}."\n' + DELETE, f"Ask{i}"))), BUILT, 5),
    Dimension("distinct words of a text", lambda n: one(alert(
        '  message "The ' + " ".join(word(i) for i in range(n)) + ' stays."\n' + DELETE)), BUILT, 500),
    Dimension("length of a text", lambda n: one(alert(text_of(n) + DELETE)), EACH, 100),
    Dimension("length of a Korean text", lambda n: one(
        PROJECT.format(locales="en, ko") + alert(
            '  message { en "The photos stay."  ko "' + "사진은 앨범에 남습니다. " * n
            + '끝입니다." }\n' + DELETE)), BUILT, 65),
    Dimension("length of a Thai text", lambda n: one(
        PROJECT.format(locales="en, th") + alert(
            '  message { en "The photos stay."  th "' + "รูปภาพจะอยู่ในอัลบั้ม" * n + '" }\n' + DELETE)), BUILT, 35),
    # C writes a text of more than 4,095 characters in another way, which costs more for each; so below for titles,
    # buttons and marks.
    Dimension("length of a word", lambda n: one(alert(f'  message "The {"a" * n} stays."\n' + DELETE)), BUILT, 4000),
    Dimension("length of a title", lambda n: one(alert(DELETE).replace("This", "This " * n)), BUILT, 500),
    Dimension("length of a button", lambda n: one(alert(
        f'  button go "Open {"Item " * n}"\n  cancel')), BUILT, 1000),
    Dimension("placeholders of a text", lambda n: one(alert(
        '  message "' + "It keeps {name}. " * n + '"\n' + DELETE, parameters="(name: String)")), BUILT, 100),
    Dimension("agreements of a text", lambda n: one(
        PROJECT.format(locales="en, ko") + alert(
            '  message { en "' + "It keeps {name}. " * n + '"  ko "' + "{name:을/를} 둡니다. " * n + '" }\n' + DELETE,
            parameters="(name: String)")), BUILT, 50),
    Dimension("lines of a text", lambda n: one(alert(
        '  message """\n' + "    The photos stay.\n" * n + '    """\n' + DELETE)), BUILT, 100),
    Dimension("escapes of a text", lambda n: one(alert(
        '  message "' + r"The \u{41} stays. " * n + '"\n' + DELETE)), BUILT, 100),
    Dimension("marks of a text", lambda n: one(alert('  message "The (“photos” stay' + "“(" * n + '."\n' + DELETE)),
        BUILT, 1200),
    Dimension("sentences to compare", lambda n: one(
        PROJECT.format(locales="en, ko") + alert(
            '  message { en "' + "Tap 3 items, or 4. " * n + '"  ko "' + "항목 3개, 또는 4개를 탭하세요. " * n
            + '" }\n' + DELETE)), BUILT, 50),
    Dimension("languages", in_languages, BUILT, 20, most=4000),
    Dimension("languages, a block each", blocks_of_languages, BUILT, 20, most=4000),
    Dimension("translations", translations, BUILT, 5),
    Dimension("rows of a translation", rows_of_one_translation, BUILT, 20),
    Dimension("repeated texts", lambda n: one(PROJECT.format(locales="en, ko") + lines(n, lambda i: (
        f'alert Ask{i} {{ title {{ en "Delete It?"  ko "지울까요{i}?" }}\n  button delete destructive\n  cancel\n}}'))),
        ("check {in}",), 15),
    Dimension("actions of a notification", lambda n: one(PERMISSION + notification(
        "  detail {\n" + lines(n, lambda i: f'    action {word(i)} "Open {word(i).title()}"') + "\n  }")),
            BUILT, 20, 1),
    Dimension("media of a notification", lambda n: one(PERMISSION + notification(
        "  detail {\n" + lines(n, lambda i: f"    media image {word(i)}") + "\n  }")), ("check {in}",), 20),
    Dimension("notifications", lambda n: one(PERMISSION + lines(n, lambda i: notification("").replace(
        "News", f"News{i}").replace("backup", word(i)))), BUILT, 5),
    Dimension("notifications of one text", lambda n: one(PERMISSION + lines(n, lambda i: notification(
        "").replace("News", f"News{i}"))), ("check {in}",), 20),
    Dimension("terms", lambda n: one(
        PROJECT.format(locales="en, ko") + "terms {\n" + lines(
            n, lambda i: f'  {word(i)} {{ en "{word(i).title()}"  ko "{word(i)}어" }}') + "\n}\n" + alert(DELETE)),
                BUILT, 50),
    Dimension("terms and texts", lambda n: one(
        PROJECT.format(locales="en, ko") + "terms {\n" + lines(
            n, lambda i: f'  {word(i)} {{ en "{word(i).title()}"  ko "{word(i)}어" }}') + "\n}\n" + lines(
                n, lambda i: alert(
                    f'  message {{ en "The {word(i).title()} stays."  ko "{word(i)}어가 남습니다." }}\n'
                    + DELETE, f"Ask{i}"))), ("check {in}",), 5),
    Dimension("terms of several words", lambda n: one(
        PROJECT.format(locales="en, ko") + "terms {\n" + lines(
            n, lambda i: f'  {word(i)} {{ en "Photo {word(i).title()}"  ko "사진 {word(i)}어" }}') + "\n}\n" + lines(
                n, lambda i: alert(
                    f'  message {{ en "The Photo {word(i).title()} stays."  ko "사진 {word(i)}어가 남습니다." }}\n'
                    + DELETE, f"Ask{i}"))), ("check {in}",), 5),
    Dimension("comments", lambda n: one("// A remark.\n" * n + alert(DELETE)), BUILT, 1000),
    Dimension("lines that document", lambda n: one("/// A remark.\n" * n + alert(DELETE)), BUILT, 1000),
    Dimension("length of a comment", lambda n: one("// " + "A remark. " * n + "\n" + alert(DELETE)), start=1000),
    Dimension("comments in comments", lambda n: one("/*" * n + "*/" * n + "\n" + alert(DELETE)), start=1000),
    Dimension("comments that are open", lambda n: one(alert(DELETE) + "\n" + "/* " * n), start=1000, status=1),
    Dimension("empty lines", lambda n: one("\n" * n + alert(DELETE)), start=1000),
    Dimension("spaces", lambda n: one(" " * n + alert(DELETE)), start=1000),
    Dimension("statements on a line", lambda n: one(alert("  " + "; ".join(
        f'button b{i} "Open {word(i).title()}"' for i in range(n)) + "; cancel")), start=20),
    Dimension("nested selections", lambda n: one(alert(
        '  message ' + "by on { true " * n + '"The photos stay."' + ' false "The photos go." }' * n + "\n" + DELETE,
        parameters="(on: Bool)")), start=100, status=1),
    Dimension("open braces", lambda n: one(alert(DELETE) + "\n" + "alert A {" * n), start=100, status=1),
    Dimension("closing braces", lambda n: one(alert(DELETE) + "\n" + "}" * n), start=100, status=1),
    Dimension("open quotes", lambda n: one(alert('  message "\n' * n + DELETE)), start=100, status=1),
    Dimension("braces of a line", lambda n: one(alert(DELETE) + "\n" + "{ " * n), start=100, status=1),
    # The text is as long as what is read as another language’s form.
    Dimension("open placeholders", lambda n: one(alert(
        '  message "The photos' + "{x" * n + '"\n' + DELETE)), start=500, status=1),
    # Of a statement in another language’s form no more than 8,000 bytes are read: more of them cost nothing more.
    Dimension("open placeholders with styles", lambda n: one(alert(
        '  message "The photos' + "{x:{y,${z,\\(x:" * n + '"\n' + DELETE)), start=20, status=1),
    Dimension("unknown statements", lambda n: one(alert(
        lines(n, lambda i: f"  {word(i)} {word(i)}") + "\n" + DELETE)), start=50, status=1),
    Dimension("unknown characters", lambda n: one(alert("  § " * n + "\n" + DELETE)), start=50, status=1),
    Dimension("words of a foreign form", lambda n: one(alert(
        lines(n, lambda i: f"  <{word(i)}>x</{word(i)}>") + "\n" + DELETE)), start=50, status=1),
    Dimension("misspelt names", lambda n: one(
        PROJECT.format(locales="en, ko") + named(n) + "\n" + misspelt(n)), start=20, status=1),
    # Declarations end on the lines of others, so that all stand in one section.
    Dimension("names of no dialog", lambda n: one(
        PROJECT.format(locales="en, ko") + named(n).replace("\n}", " }") + "\n" + absent(n)), start=20, status=1),
    # Up to a thousand names, a misspelt one is compared with all of them; beyond, with those that are near: here it is
    # beyond, of parameters, cases and buttons.
    Dimension("misspelt parameters", lambda n: one(alert(
        '  message "' + " ".join(f"{{{word(i)}x}}" for i in range(n)) + '"\n' + DELETE,
        parameters=parameters(n))), start=640, status=1),
    Dimension("misspelt cases", lambda n: one(
        enum(25 * n) + alert(arms(n, lambda i: word(i) + "x") + DELETE, parameters="(kind: Kind)")),
            start=20, status=1),
    Dimension("misspelt types", lambda n: one(
        lines(n, lambda i: f"enum K{word(i)} {{ a, b }}") + "\n" + alert(
            DELETE, parameters="(" + ", ".join(f"p{i}: K{word(i)}x" for i in range(n)) + ")")), start=20, status=1),
    Dimension("misspelt types, a dialog each", lambda n: one(
        lines(n, lambda i: f"enum K{word(i)} {{ a, b }}") + "\n" + lines(
            n, lambda i: alert(DELETE, f"Ask{i}", f"(kind: K{word(i)}x)"))), start=20, status=1),
    # Here it is beyond a thousand, too: what comparing with all costs hides the rest.
    Dimension("names that are nothing", lambda n: one(
        PROJECT.format(locales="en, ko") + alert(buttons(n) + "\n  cancel") + "\ntranslation ko of Ask {\n" + lines(
            n, lambda i: f'  {"z" * 30}{word(i)} "열기"') + "\n}"), start=500, status=1),
    Dimension("misspelt buttons", lambda n: one(
        PROJECT.format(locales="en, ko") + alert(buttons(25 * n) + "\n  cancel") + "\ntranslation ko of Ask {\n"
        + lines(n, lambda i: f'  {word(i)}x "열기"') + "\n}"), start=20, status=1),
    Dimension("length of misspelt names", lambda n: one(
        PROJECT.format(locales="en, ko") + alert(DELETE, "Ask" + "a" * n) + "\n"
        + f'translation ko of Ask{"a" * n}b {{ title "삭제할까요?" }}'), start=1000, status=1),
    # What is long for a name is passed over, letter by letter.
    Dimension("length of a misspelt keyword", lambda n: one(alert(f"  {'a' * n} delete\n" + DELETE)),
        start=16_000, status=1),
    Dimension("dialogs of one name", lambda n: one("\n".join(alert(DELETE) for _ in range(n))), start=50, status=1),
    Dimension("parameters of one name", lambda n: one(alert(
        shown(1) + DELETE, parameters="(" + ", ".join(f"{word(0)}: Int" for _ in range(n)) + ")")), start=50, status=1),
    Dimension("accepted findings", lambda n: one(lines(n, lambda i: (
        '@allow(name/unused-parameter, "It comes later.")\n' + alert(DELETE, f"Ask{i}", "(unused: Int)")))),
            ("check {in}",), 50),
    Dimension("directives of a dialog", lambda n: one(
        '@allow(name/unused-parameter, "It comes later.")\n' * n + alert(DELETE, "Ask", "(unused: Int)")),
            ("check {in}",), 50, 0),
    Dimension("devices", lambda n: one(
        "project Growth { source en; devices " + ", ".join("iPhoneSE" for _ in range(n)) + " }\n" + alert(DELETE)),
        ("check {in}",), 50, 0),
    Dimension("rules of a project", lambda n: one(
        "project Growth { source en; rules {\n" + "  button/verb warning\n" * n + "} }\n" + alert(DELETE)),
        ("check {in}",), 50, 0),
    # What formats differ in are the places on a line.
    *(Dimension(f"findings in {format}", lambda n: one(faulty(n)), (f"check {{in}} --diagnostics {format}",), 20,
                is_repeated=format != "text") for format in FORMATS),
    *(Dimension(f"findings of a line in {format}", lambda n: one(alert(
        DELETE, parameters=parameters(n))), (f"check {{in}} --diagnostics {format}",), 50) for format in FORMATS),
    *(Dimension(f"files with findings in {format}", lambda n: {
        f"Ask{i}.dialog": alert(DELETE, f"Ask{i}", "(unused: Int)") + "\n" for i in range(n)},
        (f"check {{in}} --diagnostics {format}",), 20, is_repeated=format not in ("text", "sarif"))
      for format in FORMATS),
    *(catalogs(format, place) for format in CATALOGS for place in ("export", "export again", "import")),
    Dimension("format", bilingual, ("format --check {in}", "format --check --stamp {in}"), 50, 1),
    Dimension("format, a line", lambda n: one(alert("  " + "; ".join(
        f'button b{i} "Open {word(i).title()}"' for i in range(n)) + "; cancel")), ("format --check {in}",), 50, 1),
]
