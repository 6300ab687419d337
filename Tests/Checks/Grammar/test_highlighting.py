"""The grammars of editors see in every committed source what the language sees there."""

import functools
import json
import re
import shutil
import subprocess
import tempfile

import pytest
import tree_sitter

import source_tokens
from dialogc import ROOT
from highlighters import GRAMMARS, TextMate, TreeSitter, Vim

# What a token may be coloured as. A name may be left plain, and what separates needs no colour.
ALLOWED = {"name": {"name", None}, "sign": {"sign", None}}
# More would be a file that nobody reviews; editors compile it, so that it is there.
LARGEST = 1 << 20
# Debian's, unpacked by .ci/install.
GENERATOR = ROOT / ".venv/share/debian/tree-sitter"


@functools.cache
def sources():
    """Every committed source that is well-formed, with its tokens."""
    paths = sorted([*ROOT.glob("Samples/*/*.dialog"), *ROOT.glob("Tests/Fixtures/**/*.dialog")])
    texts = [(path, path.read_bytes().decode()) for path in paths]
    return [(path, text, tokens) for path, text in texts if (tokens := source_tokens.tokens(text)) is not None]


def differences(path, text, tokens, kinds):
    own = [None] * len(text)
    for token in sorted(tokens, key=lambda token: (token.start, -token.end)):
        own[token.start:token.end] = [token] * (token.end - token.start)
    for place, (token, kind) in enumerate(zip(own, kinds, strict=True)):
        allowed = ALLOWED.get(token.kind, {token.kind}) if token else {None}
        if kind not in allowed and not text[place].isspace():
            line = text.count("\n", 0, place) + 1
            yield f"{path.relative_to(ROOT)}:{line}: {token and token.text!r} is {kind}"


def all_differences(kinds):
    return [each for one, own in zip(sources(), kinds, strict=True) for each in differences(*one, own)]


@pytest.fixture(scope="module")
def parser(tmp_path_factory):
    return TreeSitter(tmp_path_factory.mktemp("parser"))


def test_there_is_enough_to_compare():
    assert len(sources()) > 100 and sum(len(tokens) for _, _, tokens in sources()) > 30_000


def test_textmate():
    judge = TextMate()
    assert all_differences([judge.kinds(text) for _, text, _ in sources()]) == []


def test_vim(tmp_path):
    assert shutil.which("vim"), ".ci/install installs it"
    texts = [text for _, text, _ in sources()]
    assert all_differences(list(Vim().kinds_of_all(texts, tmp_path))) == []


def test_tree_sitter(parser):
    assert all_differences([parser.kinds(text) for _, text, _ in sources()]) == []


def test_tree_sitter_reads_what_is_well_formed(parser):
    wrong = [str(path) for path, text, _ in sources() if parser.tree(text).root_node.has_error]
    assert wrong == []


def test_tree_sitter_captures_nothing_twice(parser):
    """Editors differ in which of two captures of a node is heard."""
    for path, text, _ in sources():
        nodes = [node.id for node, _ in parser.captures(text)]
        assert len(nodes) == len(set(nodes)), path


@pytest.mark.parametrize("path", sorted((GRAMMARS / "tree-sitter/queries").glob("*.scm")), ids=lambda path: path.stem)
def test_queries_name_what_the_parser_has(path, parser):
    parser.query(path.stem)


EDITORS = ROOT / "Sources/Integrations/Editors"


@pytest.mark.parametrize("path", sorted(EDITORS.glob("**/*.scm")), ids=lambda path: str(path.relative_to(EDITORS)))
def test_queries_of_editors_name_what_the_parser_has(path, parser):
    tree_sitter.Query(parser.language, path.read_text(encoding="utf-8"))


def test_zed_outlines_every_declaration(parser):
    query = tree_sitter.Query(parser.language, (EDITORS / "Zed/languages/dialog/outline.scm").read_text())
    count = 0
    for path, text, _ in sources():
        root = parser.tree(text).root_node
        declared = [node for node in root.children if node.child_by_field_name("name") or node.type == "translation"]
        found = tree_sitter.QueryCursor(query).captures(root).get("item", [])
        assert sorted(node.start_byte for node in found) == [node.start_byte for node in declared], path
        count += len(found)
    assert count > 100


def test_zed_pairs_every_bracket(parser):
    query = tree_sitter.Query(parser.language, (EDITORS / "Zed/languages/dialog/brackets.scm").read_text())
    for path, text, _ in sources():
        found = tree_sitter.QueryCursor(query).captures(parser.tree(text).root_node)
        assert len(found.get("open", [])) == len(found.get("close", [])) > 0, path


def test_a_source_with_mistakes_keeps_its_colours(parser):
    text = 'alert A {\n  title "x\n  mesage "y"\n  button ok\n}\n\nalert B {\n  title "z"\n}\n'
    kinds = parser.kinds(text)
    assert kinds[text.index("alert B")] == "keyword" and kinds[text.index('"z"')] == "string"


def test_the_parser_is_made_of_the_grammar():
    """Made anew: Grammar/tree-sitter, tree-sitter generate --no-bindings."""
    own = GRAMMARS / "tree-sitter"
    with tempfile.TemporaryDirectory() as folder:
        for name in ["grammar.js", "package.json"]:
            shutil.copy(own / name, folder)
        subprocess.run([GENERATOR, "generate", "--no-bindings"], cwd=folder, check=True, timeout=120,
                       capture_output=True)
        for path in [own / "src/parser.c", own / "src/grammar.json", own / "src/node-types.json"]:
            with open(f"{folder}/src/{path.name}", "rb") as made:
                assert made.read() == path.read_bytes(), f"{path.name} is stale"
    assert (own / "src/parser.c").stat().st_size < LARGEST


def keywords():
    """Every word of Sources/DialogSyntax/Tokens/Keyword.swift."""
    table = (ROOT / "Sources/DialogSyntax/Tokens/Keyword.swift").read_text(encoding="utf-8")
    cases = re.findall(r"^  case (.*)$", table, re.MULTILINE)
    return {word.strip(" `") for line in cases for word in line.split(",")}


def strings(value):
    if isinstance(value, dict):
        return {value["value"]} if value.get("type") == "STRING" else set().union(*map(strings, value.values()))
    return set().union(*map(strings, value)) if isinstance(value, list) else set()


def test_every_keyword_is_known():
    """Of Vim and TextMate a Swift test holds that they know no other words, too."""
    rules = json.loads((GRAMMARS / "tree-sitter/src/grammar.json").read_text(encoding="utf-8"))["rules"]
    assert len(keywords()) > 70 and keywords() - strings(rules) == set()
    for name in ["dialog.vim", "dialog.tmLanguage.json"]:
        # Signs of patterns, such as \b and \<, are no part of words.
        text = re.sub(r"\\+[a-z<>]", " ", (GRAMMARS / name).read_text(encoding="utf-8"))
        words = set(re.findall(r"\w+", text))
        assert keywords() - words == set(), name
