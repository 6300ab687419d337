"""Checks completions in the shells themselves."""

import os
import pathlib
import shutil
import subprocess

import pytest

from dialogc import DIALOGC, dialogc, environment

COMMANDS = {"build", "check", "format", "explain", "completions", "help"}

# What is typed, and words that are offered, and words that are not.
CASES = [
    ("dialogc ", COMMANDS, {"a.dialog"}),
    ("dialogc che", {"check"}, {"build"}),
    ("dialogc --ver", {"--version"}, set()),
    ("dialogc check --di", {"--diagnostics"}, {"--depfile"}),
    ("dialogc build --de", {"--depfile"}, {"--diagnostics"}),
    ("dialogc check --diagnostics ", {"text", "json", "sarif", "xcode", "github"}, {"a.dialog"}),
    ("dialogc check --diagnostics js", {"json"}, {"text"}),
    ("dialogc check a.dialog --language ", {"en", "ko"}, {"a.dialog"}),
    ("dialogc check --fix=text/ending", {"text/ending-punctuation"}, {"a.dialog"}),
    ("dialogc check --fix a", {"a.dialog"}, {"a.txt"}),
    ("dialogc build --guidelines 20", {"2019", "2020", "2022", "2024"}, set()),
    ("dialogc check a", {"a.dialog"}, {"a.txt"}),
    ("dialogc explain input/n", {"input/not-found", "input/no-sources"}, {"input/too-large"}),
    ("dialogc completions ", {"bash", "zsh", "fish"}, {"a.dialog"}),
    ("dialogc help fo", {"format"}, {"check"}),
    ("dialogc import a", {"a.dialog", "a.txt"}, set()),
    ("dialogc catalog import --match ", {"key", "source"}, {"a.dialog"}),
    ("dialogc run --show ", {"DeleteItems", "CloseDraft"}, {"a.dialog", "alert"}),
    ("dialogc run a.dialog --show ", {"DeleteItems", "RenameItem"}, {"CloseDraft", "a.dialog"}),
    ("dialogc run a.dialog --show=Del", {"DeleteItems"}, {"CloseDraft"}),
    ("dialogc run sub --show ", {"CloseDraft"}, {"DeleteItems"}),
]


@pytest.fixture
def folder(tmp_path):
    for name in ["a.dialog", "a.txt"]:
        (tmp_path / name).write_text("alert DeleteItems(count: Int) {\n}\nalert RenameItem {\n")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub/b.dialog").write_text("@deprecated(\"x\")\n  actionSheet CloseDraft { cancel")
    return tmp_path


def shell(name, script, folder, **changes):
    path = f"{pathlib.Path(DIALOGC).parent}{os.pathsep}{os.environ['PATH']}"
    # Whatever the one who runs this has set up stays out of it.
    env = environment(PATH=path, HOME=str(folder), LC_ALL="C.UTF-8", **changes)
    program = shutil.which(name) or pytest.skip(f"{name} is not installed")
    options = {"bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]}[name]
    run = subprocess.run([program, *options, "-c", script], cwd=folder, env=env,
                         capture_output=True, text=True, timeout=60)
    assert run.returncode == 0 and run.stderr == "", run.stderr
    return run.stdout


def in_bash(typed, folder):
    """Splits the line as Readline does, `=` a word of its own, and asks the function."""
    words = typed.replace("=", " = ").split(" ")
    words = [word for word in words[:-1] if word] + [words[-1]]
    listed = " ".join(f"'{word}'" for word in words)
    return shell("bash", f"""
        source <(dialogc completions bash)
        COMP_WORDS=({listed}) COMP_CWORD={len(words) - 1}
        _dialogc
        printf '%s\\n' "${{COMPREPLY[@]}}"
        """, folder).split("\n")


def in_fish(typed, folder):
    answer = shell("fish", f"dialogc completions fish | source; complete -C '{typed}'", folder)
    # A value in the word of its option is offered with the option.
    return [line.split("\t")[0].rpartition("=")[2] for line in answer.splitlines()]


def in_zsh(typed, folder):
    """Types into an interactive shell on a terminal, as its completion works nowhere else."""
    return shell("zsh", f"""
        zmodload zsh/zpty
        zpty -b shell zsh -f -i
        zpty -w shell 'PROMPT=; autoload -Uz compinit; compinit -D; source <(dialogc completions zsh)'
        # Each word that would be offered is written between marks of its own.
        zpty -w shell 'compadd () {{ builtin compadd -O offered "$@"; print -rl -- "<<${{^offered[@]}}>>"; builtin compadd "$@" }}'
        zpty -w shell 'LISTMAX=0; zstyle ":completion:*" list-prompt ""; print ready-$((1+1))'
        until zpty -r shell line '*ready-2*'; do :; done
        zpty -n -w shell $'{typed}\\t\\t'
        zpty -w shell $'\\C-u print -r done-$((1+1))'
        zpty -r shell line '*done-2*'
        print -r -- $line
        """, folder)  # noqa: E501


@pytest.mark.parametrize("typed, offered, others", CASES)
def test_bash(typed, offered, others, folder):
    words = set(in_bash(typed, folder))
    assert offered <= words and not others & words


@pytest.mark.parametrize("typed, offered", [
    ("dialogc check --diagnostics=js", {"json"}),
    ("dialogc build --emit json,", {"json,json", "json,c"}),
    ("dialogc --language ko check --st", {"--strict"}),
    ("dialogc build a.dialog --out s", {"sub"}),
])
def test_bash_knows_more(typed, offered, folder):
    assert offered <= set(in_bash(typed, folder))


@pytest.mark.parametrize("typed, offered, others", CASES)
def test_fish(typed, offered, others, folder):
    words = set(in_fish(typed, folder))
    assert offered <= words and not others & words


@pytest.mark.parametrize("typed, offered, others", CASES)
def test_zsh(typed, offered, others, folder):
    shown = in_zsh(typed, folder)
    words = {part.split(">>")[0] for part in shown.split("<<")[1:]}
    assert offered <= words and not others & words, shown


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_scripts_parse(name, language, folder):
    script = dialogc("completions", name, "--language", language)
    assert script.returncode == 0 and script.stderr == ""
    (folder / "script").write_text(script.stdout)
    program = shutil.which(name) or pytest.skip(f"{name} is not installed")
    run = subprocess.run([program, "-n", "script"], cwd=folder, capture_output=True, timeout=60)
    assert run.returncode == 0 and run.stderr == b""
