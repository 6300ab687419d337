"""What the grammars of editors make of a source, each by an engine of its kind: for every character a
kind as `source_tokens` names them, or None where it is left plain."""

import ctypes
import json
import logging
import re
import subprocess

import tree_sitter
from textmate_grammar.parsers.base import LanguageParser

from dialogc import ROOT

GRAMMARS = ROOT / "Grammar"

# By the start of the innermost scope, the longest that fits.
SCOPES = {
    "comment": "comment", "string": "string", "constant.character.escape": "escape",
    "punctuation.section.interpolation": "placeholder", "variable.parameter.interpolation": "placeholder",
    "punctuation.separator.interpolation": "placeholder", "support.constant.style": "style",
    "support.constant.agreement": "style", "meta.interpolation": "placeholder",
    "keyword": "keyword", "storage": "keyword", "constant.language": "keyword", "support.type": "keyword",
    "invalid.illegal.refused": "keyword",
    "constant.other.language": "tag", "support.constant.rule": "rule", "constant.numeric": "number",
    "entity.name": "name", "variable": "name", "constant.other.case": "name", "punctuation": "sign", "meta": None,
    "source": None}


class TextMate:
    """The engine of PyPI's textmate-grammar-python, on Oniguruma, the regular expressions of editors."""

    def __init__(self):
        logging.disable(logging.WARNING)
        grammar = json.loads((GRAMMARS / "dialog.tmLanguage.json").read_text(encoding="utf-8"))
        self.parser = LanguageParser(grammar)

    def kinds(self, text):
        parsed = self.parser.parse_string(text)
        starts = [0] + [match.end() for match in re.finditer("\n", text)]
        kinds = [None] * len(text)
        for (line, column), piece, scopes in parsed.flatten() if parsed else []:
            start = starts[line] + column
            kinds[start:start + len(piece)] = [longest(SCOPES, scopes[-1])] * len(piece)
        return kinds


# By Vim's group, without `dialog` in front; of a plain group the character is left plain.
GROUPS = {
    "LineComment": "comment", "Documentation": "comment", "Comment": "comment", "String": "string",
    "Escape": "escape", "Placeholder": "placeholder", "Style": "style", "Agreement": "style", "Tag": "tag",
    "Tags": "tag", "TranslationTag": "tag", "Rule": "rule", "Number": "number", "Duration": "number",
    "At": "sign", "Brace": "sign", "TagComma": "sign", "NameComma": "sign",
    **dict.fromkeys(["Name", "ProjectName", "EnumName", "TranslationName", "TypeName", "Element", "CancelName",
                     "Term", "Parameter", "Selector", "Case", "Names"], "name"),
    **dict.fromkeys(["", "Block", "Languages", "Selection", "Parameters", "Project", "Enum", "Terms",
                     "Translation", "Rules", "Reason"])}

# Asks Vim for the groups of every line of every file, runs of one group together.
VIM = """
for path in readfile('{list}')
  execute 'edit!' fnameescape(path)
  let lines = []
  for line in range(1, line('$'))
    let runs = []
    for column in range(1, strlen(getline(line)))
      let group = synIDattr(synID(line, column, 1), 'name')
      if empty(runs) || runs[-1][1] !=# group
        call add(runs, [column - 1, group])
      endif
    endfor
    call add(lines, runs)
  endfor
  call writefile([json_encode(lines)], path . '.groups')
endfor
qall!
"""


class Vim:
    """Vim itself, without a screen."""

    def __init__(self, program="vim"):
        self.program = program

    def kinds_of_all(self, texts, folder):
        paths = []
        for n, text in enumerate(texts):
            paths.append(folder / f"{n}.dialog")
            paths[-1].write_text(text, encoding="utf-8", newline="")
        (folder / "list").write_text("".join(f"{path}\n" for path in paths))
        (folder / "script.vim").write_text(VIM.format(list=folder / "list"))
        subprocess.run(
            [self.program, "-N", "-u", "NONE", "-i", "NONE", "-es", "-c", "set encoding=utf-8 fileformats=unix",
             "-c", "syntax on", "-c", f"autocmd BufRead *.dialog source {GRAMMARS / 'dialog.vim'}",
             "-S", str(folder / "script.vim")], timeout=300, stdin=subprocess.DEVNULL, check=False,
            capture_output=True)
        for path, text in zip(paths, texts, strict=True):
            yield kinds_of_groups(text, json.loads((path.parent / f"{path.name}.groups").read_text()))


def kinds_of_groups(text, lines):
    kinds = []
    for line, runs in zip(text.split("\n"), lines, strict=False):
        own = [None] * len(line.encode())
        for start, group in runs:
            kind = GROUPS.get(group.removeprefix("dialog"), "keyword")
            own[start:] = [kind] * (len(own) - start)
        kinds += [*characters(line, own), None]
    return kinds[:len(text)]


# By the capture of Grammar/tree-sitter/queries/highlights.scm, the longest that fits.
CAPTURES = {
    "keyword": "keyword", "attribute": "keyword", "constant.builtin": "keyword", "type.builtin": "keyword",
    "type": "name", "constant": "name", "property": "name", "function": "name", "variable": "name",
    "function.builtin": "style", "string.special": "style", "punctuation.special": "placeholder",
    "string": "string", "string.escape": "escape", "comment": "comment", "label": "tag", "number": "number",
    "punctuation": "sign"}
# Where a capture says less than the node does.
NODES = {"rule_name": "rule", "placeholder": "placeholder", "style": "style", "@": "sign"}


class TreeSitter:
    """The generated parser, and what its query of highlights captures."""

    def __init__(self, folder):
        source = GRAMMARS / "tree-sitter/src"
        library = folder / "dialog.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-I", source, "-o", library, source / "parser.c"], check=True)
        self.language = tree_sitter.Language(language_of(library))
        self.parser = tree_sitter.Parser(self.language)
        self.highlights = self.query("highlights")

    def query(self, name):
        text = (GRAMMARS / f"tree-sitter/queries/{name}.scm").read_text(encoding="utf-8")
        return tree_sitter.Query(self.language, text)

    def tree(self, text):
        return self.parser.parse(text.encode())

    def captures(self, text):
        found = tree_sitter.QueryCursor(self.highlights).captures(self.tree(text).root_node)
        return [(node, name) for name, nodes in found.items() for node in nodes]

    def kinds(self, text):
        captures = self.captures(text)
        # What is captured inside a string is told over the string.
        captures.sort(key=lambda capture: (capture[0].start_byte, -capture[0].end_byte))
        own = [None] * len(text.encode())
        for node, name in captures:
            own[node.start_byte:node.end_byte] = [kind_of_node(node, name)] * (node.end_byte - node.start_byte)
        return characters(text, own)


def language_of(library):
    """What the bindings want of a parser that is no package of PyPI."""
    parser = ctypes.CDLL(str(library)).tree_sitter_dialog
    parser.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype, capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return capsule(parser(), b"tree_sitter.Language", None)


def kind_of_node(node, name):
    if node.type in NODES:
        return NODES[node.type]
    if node.parent is not None and node.parent.type == "placeholder" and name.startswith("variable"):
        return "placeholder"
    return longest(CAPTURES, name)


def longest(kinds, name):
    """The kind of the longest name that another starts with, in whole parts."""
    fitting = [each for each in kinds if name == each or name.startswith(each + ".")]
    return kinds[max(fitting, key=len)]


def characters(text, kinds):
    """The kinds of characters, from those of bytes."""
    own, place = [], 0
    for character in text:
        own.append(kinds[place])
        place += len(character.encode())
    return own
