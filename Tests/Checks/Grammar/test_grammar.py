"""What is not derived by the grammar, the parser refuses, and the other way round: real dialogs with
one token lost, doubled, swapped or put where it does not belong. Swift tests derive sentences from
the grammar; these show that the parser accepts nothing else."""

import json
import random
import re

import pytest

from dialogc import ROOT, dialogc
from grammar_oracle import Oracle

MUTANTS = 1_000
DECLARATION = re.compile(r"^(?:@.*\n *)?(?:project|enum|terms|alert|actionSheet|notification|translation)\b"
                         r"(?:.*\}|[\s\S]*?^\})$", re.MULTILINE)
PIECE = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/|[A-Za-z_][\w-]*|'
                   r"\d[\w.]*|\s+|.")
SIGNS = ["{", "}", "(", ")", "[", "]", ",", ";", ":", ".", "@", "12", "2s", '"x"', "\n", '""']
# Any word may stand for a value: which ones there are is not the parser's to say.
VALUES = ["guidelines", "sourceLanguage", "locales", "ruleSetting", "type", "purpose", "exit", "layout",
          "shown", "keyboard", "content", "delivery", "category", "suggest", "level", "sound", "media",
          "translationRow"]

# A statement of this name is well-formed and refused for what it says: how a dialog looks.
REFUSED = {"image"}


@pytest.fixture(scope="module")
def oracle():
    oracle = Oracle((ROOT / "Grammar/dialog.ebnf").read_text(encoding="utf-8"))
    for name in VALUES:
        oracle.productions[name] = loosened(oracle.productions[name])
    oracle.productions["LanguageTag"] = ("name", "HyphenatedWord")
    oracle.productions["languageRow"][1][0] = ("name", "LanguageTag")
    oracle.productions["plainString"] = ("name", "String")
    oracle.productions["stamp"][1][1] = ("name", "String")
    return oracle


def loosened(part):
    """The expression with any word or number for a choice of words; keywords stay what they are."""
    kind = part[0]
    if kind == "choice":
        word = ("choice", [("name", "HyphenatedWord"), ("name", "Integer"), ("name", "Duration")])
        return ("choice", [word if is_word(p) else loosened(p) for p in part[1]])
    if kind == "sequence":
        first, *rest = part[1]
        if part[1][0] == ("text", "["):
            rest = [("name", "HyphenatedWord") if p == ("text", "String") else p for p in rest]
        return ("sequence", [first, *map(loosened, rest)])
    return (*part[:-1], loosened(part[-1])) if kind == "repeat" else part


def is_word(part):
    return part[0] == "sequence" and len(part[1]) == 1 and part[1][0][0] == "text"


def declarations():
    files = sorted(ROOT.glob("Samples/*/*.dialog"))
    return [d + "\n" for f in files for d in DECLARATION.findall(f.read_text(encoding="utf-8"))]


def mutant(source, words, chance):
    """The source with one mistake."""
    pieces = PIECE.findall(source)
    place = chance.choice([i for i, p in enumerate(pieces) if not p.isspace() or "\n" in p])
    match chance.randrange(6):
        case 0: del pieces[place]
        case 1: pieces.insert(place, pieces[place] + " ")
        case 2:
            other = chance.randrange(len(pieces))
            pieces[place], pieces[other] = pieces[other], pieces[place]
        case 3: pieces[place] = chance.choice(words + SIGNS)
        case 4: pieces.insert(place, chance.choice(["\n", ";", ","]))
        case 5: pieces.insert(place, f" {chance.choice(words)} ")
    return "".join(pieces)


def test_grammar_derives_the_samples(oracle):
    for path in sorted(ROOT.glob("Samples/*/*.dialog")):
        assert oracle.derives(path.read_text(encoding="utf-8")), path


def test_parser_and_grammar_refuse_the_same(oracle, tmp_path):
    chance = random.Random(2022)
    words = sorted(set(re.findall(r'"([A-Za-z]+)"', (ROOT / "Grammar/dialog.ebnf").read_text())) - REFUSED)
    sources = [d for d in declarations() if len(d) < 600]
    mutants = [mutant(chance.choice(sources), words, chance) for _ in range(MUTANTS)]
    for number, text in enumerate(mutants):
        (tmp_path / f"{number:04}.dialog").write_text(text, encoding="utf-8")
    found = json.loads(dialogc("check", tmp_path, "--diagnostics", "json").stdout)["diagnostics"]
    refused = {int(x["file"][-11:-7]) for x in found if x["rule"].startswith("syntax/")}
    derived = [oracle.derives(text) for text in mutants]
    differing = [text for number, text in enumerate(mutants) if derived[number] == (number in refused)]
    assert differing == []
    assert 0.1 < sum(derived) / MUTANTS < 0.9
