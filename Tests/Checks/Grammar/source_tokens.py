"""The tokens of a source and what each is there, as Grammar/dialog.ebnf derives it: no lexer, no parser."""

import functools
import itertools
from typing import NamedTuple

from dialogc import ROOT
from grammar_oracle import Oracle, Run

# What a token of a production is to an editor.
KINDS = {
    "Name": "name", "LanguageTag": "tag", "RuleName": "rule", "Integer": "number", "Duration": "number",
    "String": "string", "PlainString": "string", "MultilineString": "string"}
# What stands in a string.
PARTS = {"Escape": "escape", "Placeholder": "placeholder"}


class Token(NamedTuple):
    kind: str
    start: int
    end: int
    text: str
    # The production that it stands in, or of the parts of a string their own.
    place: str


@functools.cache
def grammar():
    return Oracle((ROOT / "Grammar/dialog.ebnf").read_text(encoding="utf-8"))


def tokens(text):
    """In order, comments among them; None of a source that is not well-formed."""
    run = Derivation(grammar(), text)
    found = run.tokens()
    return None if found is None else sorted(found + run.comments(found), key=lambda token: token.start)


class Derivation(Run):
    """One way in which a text is derived. Each method goes on from sets of ends that are known to lead
    on, so that no way is ever taken back."""

    def tokens(self):
        ends = [end for end in self.named("file", 0) if len(self.text) in self.spaces(end)]
        if not ends:
            return None
        self.found = []
        self.walk(("name", "file"), 0, ends[0], False, "file")
        return self.found

    def walk(self, part, start, end, in_token, place):
        kind = part[0]
        if kind == "sequence":
            self.walk_sequence(part[1], start, end, in_token, place)
        elif kind == "choice":
            each = next(each for each in part[1] if end in self.ends(each, start, in_token))
            self.walk(each, start, end, in_token, place)
        elif kind == "repeat":
            self.walk_repetition(part[2], start, end, in_token, place)
        elif kind == "without":
            self.walk(part[1], start, end, in_token, place)
        elif kind == "name" and (in_token or not part[1][0].isupper()):
            self.walk_named(part[1], start, end, place)
        elif not in_token:
            self.walk_token(part, start, end, place)

    def walk_sequence(self, parts, start, end, in_token, place):
        reached = [{start}]
        for part in parts:
            reached.append({e for p in reached[-1] for e in self.ends(part, p, in_token)})
        places = [end]
        for part, before in zip(reversed(parts), reversed(reached[:-1]), strict=True):
            places.append(next(p for p in before if places[-1] in self.ends(part, p, in_token)))
        places.reverse()
        for part, first, last in zip(parts, places, places[1:], strict=False):
            self.walk(part, first, last, in_token, place)

    def walk_repetition(self, part, start, end, in_token, place):
        before, open_places = {start: None}, [start]
        while open_places and end not in before:
            reached = open_places.pop(0)
            for one in self.ends(part, reached, in_token):
                if one not in before:
                    before[one] = reached
                    open_places.append(one)
        steps = [end]
        while before[steps[-1]] is not None:
            steps.append(before[steps[-1]])
        steps.reverse()
        for first, last in itertools.pairwise(steps):
            self.walk(part, first, last, in_token, place)

    def walk_named(self, name, start, end, place):
        if name in PARTS:
            self.add(PARTS[name], start, end, name)
        elif name == "Style":
            self.add("style", start, end, name)
        inner = name if not name[0].isupper() or name in PARTS else place
        self.walk(self.productions[name], start, end, name[0].isupper(), inner)

    def walk_token(self, part, start, end, place):
        first = next(p for p in self.spaces(start)
                     if not self.joins(start, p) and end in self.atom(part, p) and not self.goes_on(p, end))
        if part[0] == "text":
            kind = "keyword" if part[1].isalpha() else "number" if part[1].isdigit() else "sign"
            self.add(kind, first, end, place)
        elif part[1] in KINDS:
            self.add(KINDS[part[1]], first, end, place)
            if KINDS[part[1]] == "string":
                self.walk(self.productions[part[1]], first, end, True, place)

    def add(self, kind, start, end, place):
        if start < end:
            self.found.append(Token(kind, start, end, self.text[start:end], place))

    def comments(self, found):
        """What stands between tokens and is no space."""
        outer = sorted(token for token in found if token.kind not in ("escape", "placeholder", "style"))
        outer.sort(key=lambda token: token.start)
        gaps = zip([0] + [token.end for token in outer], [token.start for token in outer] + [len(self.text)],
                   strict=True)
        return [
            Token("comment", start + i, start + j, self.text[start + i:start + j], "comment")
            for start, end in gaps for i, j in pieces(self.text[start:end])]


def pieces(gap):
    """The comments of a gap between tokens, each to the end of its last line's text."""
    place, found = 0, []
    while place < len(gap):
        if gap.startswith("//", place):
            end = min((gap.find(sign, place) for sign in "\r\n" if sign in gap[place:]), default=len(gap))
            found.append((place, end))
            place = end
        elif gap.startswith("/*", place):
            end = end_of_comment(gap, place)
            found.append((place, end))
            place = end
        else:
            place += 1
    return found


def end_of_comment(text, place):
    depth = 0
    while True:
        if text.startswith("/*", place):
            depth, place = depth + 1, place + 2
        elif text.startswith("*/", place):
            depth, place = depth - 1, place + 2
            if depth == 0:
                return place
        else:
            place += 1
