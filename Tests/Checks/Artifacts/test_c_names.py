"""Checks that no name of a generated header meets another: of the header itself, of the runtime, of
C and C++.

A project has parameters, dialogs, enums, cases, buttons and fields that are called like all of
these at once; its headers must compile without a warning as C and C++.
"""

import json
import re
import subprocess

import pytest

from dialogc import DIALOGC
from test_c import C_COMPILERS, CXX_COMPILERS, run_compiler

WORDS = """
alignas alignof and and_eq asm atomic auto bitand bitor bool break case catch char char16_t char32_t char8_t
class co_await co_return co_yield compl complex concept const const_cast consteval constexpr constinit
contract_assert decltype do double dynamic_cast enum explicit export extern final float friend goto
imaginary inline int long module mutable namespace new noexcept noreturn not not_eq nullptr operator or
or_eq override private protected public register reinterpret_cast requires restrict return short signed
sizeof static static_assert static_cast struct switch template this thread_local throw try typedef typeid
typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t while xor xor_eq
linux unix errno stdin stdout stderr offsetof assert major minor makedev INT64_MAX SIZE_MAX NULL
int64_t uint64_t size_t uint8_t int32_t ptrdiff_t
buffer size language parameters element index instance choice row names title message outcome data show
answers count OUTCOME_COUNT DIALOG_COUNT LANGUAGE_COUNT FUNCTION OBJECT DECLARE_ONLY DEFINE H
languages dialog dialogs dialog_at project choose_language app app_data enums enum_names
clash clash_media clash_language clash_dialog ClashMedia ClashTitle
""".split()
TYPES = ["String", "Int", "Double", "Bool", "Date", "Currency", "Bytes", "URL", "[String]", "Media"]


def camel(name):
    """`dialog_date` as someone would write it: dialogDate."""
    first, *rest = [part for part in name.split("_") if part]
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def quiet_rules():
    """All that can be turned off: what dialogs say matters here to nobody."""
    run = subprocess.run([DIALOGC, "explain", "--format", "json"], capture_output=True, text=True)
    return [rule["rule"] for rule in json.loads(run.stdout)["rules"] if rule["sources"]]


def build(folder, source):
    rules = "\n".join(f"{rule} off" for rule in quiet_rules())
    (folder / "Clash.dialog").write_text(
        f"project Clash {{\nsource en\nrules {{\n{rules}\n}}\n}}\nenum Media {{ photo, video }}\n{source}",
        encoding="utf-8")
    run = subprocess.run(
        [DIALOGC, "build", folder / "Clash.dialog", "--emit", "c,terminal", "--out", folder],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[:4000]


def compile_all(folder):
    for compiler, standard in C_COMPILERS + CXX_COMPILERS:
        language = "c++" if "+" in compiler else "c"
        for mode in ("PLAIN", "DECLARE_ONLY", "DEFINE"):
            run_compiler(compiler, [standard, "-fsyntax-only", f"-DCLASH_{mode}", "-x", language,
                                    str(folder / "Clash.h")])
    run_compiler("gcc", ["-std=c99", "-fsyntax-only", str(folder / "Clash_terminal.c")])


def of_runtime(tmp_path):
    """The names that the runtime has, as C sees them."""
    build(tmp_path, 'alert One { title "T"; button ok "B"; exit dismissed }')
    text = (tmp_path / "dialog_runtime.h").read_text(encoding="utf-8")
    text = re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\])*"', " ", text, flags=re.S)
    return set(re.findall(r"\b[A-Za-z]\w+", text))


def alert(name, parameters, words):
    buttons = "\n".join(f'button {word} "B{i}"' for i, word in enumerate(words))
    return f'alert {name}({parameters}) {{\ntitle "T"\n{buttons}\nexit dismissed\n}}\n'


@pytest.mark.parametrize("kind", TYPES)
def test_members(kind, tmp_path):
    """Parameters and fields called as anything else is, of each type."""
    words = sorted({*WORDS, *map(camel, WORDS), "dialogDate", "dialogStrings", "dialogCurrency",
                    "photosMedia", "dialogInstance", "dialogFormat"})
    parameters = ", ".join(f"{word}: {kind}" for word in words)
    source = alert("Members", parameters, ["ok"])
    fields = "\n".join(f'field {word} "F{i}"' for i, word in enumerate(words[:60]))
    source += f'alert Fields {{\npurpose input\ntitle "T"\n{fields}\nbutton ok "B"\ncancel\n}}\n'
    build(tmp_path, source)
    compile_all(tmp_path)


def test_what_has_the_prefix(tmp_path):
    """Dialogs, enums, cases and buttons called as anything else is."""
    words = sorted({*WORDS, *of_runtime(tmp_path)})
    names = sorted({camel(word)[:1].upper() + camel(word)[1:] for word in words})
    enums = "".join(f"enum {name} {{ {', '.join(words[:200])} }}\n" for name in ["Language", "Dialog", "App"])
    source = enums + "".join(alert(name, "", [words[i % len(words)], camel(name) + "Again"])
                             for i, name in enumerate(names) if name not in ("Language", "Dialog", "App", "Media"))
    source += alert("AllButtons", "", [word for word in words if word != "dismissed"][:400])
    build(tmp_path, source)
    compile_all(tmp_path)


def test_members_are_called_as_no_type(tmp_path):
    """Of several that C would call the same, none is called as an enum is, which C++ would take for it."""
    build(tmp_path, "enum Text { a }\nenum Text2 { a }\n"
          + alert("Ask", "kind: Text, clashText: String, clash_text: String, clashText_2: Int", ["ok"]))
    compile_all(tmp_path)


def test_types_of_the_system_end_otherwise(tmp_path):
    build(tmp_path, "enum AddrT { a }\n" + alert("SizeT", "", ["ok"]) + alert("SizeT_2", "", ["ok"])
          + alert("T", "", ["ok"]))
    header = (tmp_path / "Clash.h").read_text(encoding="utf-8")
    assert re.findall(r"\bclash_\w+_t\b|\bclash_t\b", header) == []
    compile_all(tmp_path)


def test_outcomes_do_not_stutter(tmp_path):
    build(tmp_path, alert("DeleteAlbum", "", ["deleteAlbum", "deleteAlbumForever", "cancelIt"])
          + alert("Save", "", ["save", "saveAll", "all"]))
    header = (tmp_path / "Clash.h").read_text(encoding="utf-8")
    assert re.findall(r"^  (CLASH_(?!DIALOG|LANGUAGE|MEDIA)\w+)", header, flags=re.M) == [
        "CLASH_DELETE_ALBUM", "CLASH_DELETE_ALBUM_FOREVER", "CLASH_DELETE_ALBUM_CANCEL_IT",
        "CLASH_DELETE_ALBUM_DISMISSED",
        # Two would be called the same.
        "CLASH_SAVE_SAVE", "CLASH_SAVE_SAVE_ALL", "CLASH_SAVE_ALL", "CLASH_SAVE_DISMISSED"]


def of_system():
    """Macros that compilers define, and all names with an underscore in the headers that the runtime includes."""
    includes = "".join(f"#include <{name}.h>\n" for name in [
        "assert", "errno", "math", "stdbool", "stddef", "stdint", "stdio", "stdlib", "string", "time",
        "signal", "termios", "unistd", "locale", "limits"])
    names = set()
    for options in (["-dM"], ["-dM", "-x", "c++"], ["-P"]):
        run = subprocess.run(["gcc", "-E", "-xc", *options, "-"], input=includes, capture_output=True, text=True)
        names |= set(re.findall(r"(?<=#define )\w+" if "-dM" in options else r"\b[A-Za-z]\w*_\w+", run.stdout))
    return {name for name in names if re.fullmatch(r"[A-Za-z]\w*", name) and not name.startswith("dialog")}


def test_projects(tmp_path):
    """Projects called as macros are, or as their first words with a dialog called as the rest."""
    dialogs = {}
    for name in sorted({*of_system(), *WORDS, "True", "False", "TRUE", "Bool", "Errno", "Linux", "Unix"}):
        first, _, rest = name.partition("_")
        rest = camel(rest.strip("_") or "a")
        dialogs.setdefault(first[:1].upper() + first[1:].lower(), set()).add(rest[:1].upper() + rest[1:])
    del dialogs["Project"]  # What the projects called as the runtime is begin with.
    rules = "\n".join(f"{rule} off" for rule in quiet_rules())
    lines = []
    for project, rests in dialogs.items():
        source = f"project {project} {{\nsource en\nrules {{\n{rules}\n}}\n}}\n" + "".join(
            alert(rest, "", [rest[:1].lower() + rest[1:]]) for rest in sorted(rests) if rest[0].isalpha())
        run = subprocess.run([DIALOGC, "build", "-", "--emit", "c", "--out", tmp_path], input=source,
                             capture_output=True, text=True)
        assert run.returncode == 0, (project, run.stderr[:2000])
        lines.append(f'#include "{project}.h"\n')
    everything = tmp_path / "everything.c"
    everything.write_text("#define _GNU_SOURCE 1\n#include <signal.h>\n#include <termios.h>\n#include <unistd.h>\n"
                          "#include <time.h>\n#include <locale.h>\n#include <math.h>\n#include <errno.h>\n"
                          "#include <stdbool.h>\n" + "".join(lines), encoding="utf-8")
    for command in (["gcc", "-std=gnu17"], ["g++", "-x", "c++", "-std=gnu++17"]):
        run = subprocess.run([*command, "-Wno-unused", "-fsyntax-only", "-fmax-errors=0", everything],
                             capture_output=True, text=True)
        assert run.returncode == 0, "\n".join(
            line for line in run.stderr.splitlines() if "error:" in line)[:6000]


# Headers of POSIX and of systems that define macros in the place of members.
MEMBERS = ["aio", "dirent", "errno", "fcntl", "math", "mqueue", "net/if", "netdb", "netinet/in", "poll", "pthread",
           "sched", "signal", "spawn", "sys/msg", "sys/resource", "sys/socket", "sys/stat", "sys/time", "sys/wait",
           "termios", "ucontext", "ifaddrs"]


def test_parameters_called_as_members_of_systems(tmp_path):
    includes = "#define _GNU_SOURCE 1\n" + "".join(f"#include <{name}.h>\n" for name in MEMBERS)
    run = subprocess.run(["gcc", "-E", "-xc", "-dM", "-"], input=includes, capture_output=True, text=True)
    names = sorted(set(re.findall(r"#define ([a-z][a-z0-9]*(?:_[a-z0-9]+)+) ", run.stdout)))
    assert "si_status" in names and "h_errno" in names
    build(tmp_path, "".join(alert(f"Ask{i}", f"{camel(name)}: Int", ["go"]) for i, name in enumerate(names)))
    program = tmp_path / "program.c"
    program.write_text(includes.replace("#define _GNU_SOURCE 1\n", "") + '#include "Clash.h"\n')
    for command in (["gcc", "-std=gnu17"], ["g++", "-x", "c++", "-std=gnu++17"]):
        run = subprocess.run([*command, "-D_GNU_SOURCE", "-Wno-unused", "-fsyntax-only", program],
                             capture_output=True, text=True)
        assert run.returncode == 0, run.stderr[:4000]
