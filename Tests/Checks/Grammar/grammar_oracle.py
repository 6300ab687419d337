"""Recognizes what Grammar/dialog.ebnf derives, straight from its text: no lexer, no parser.

    Oracle.of_dialogs().derives("enum Media { photo, video }\n")
"""

import re

WORD = re.compile(r"\w", re.ASCII)
WORD_GOES_ON = re.compile(r"\w|-\w", re.ASCII)
JOINED = re.compile(r"\w[\w-]", re.ASCII)
SPACE = ("name", "Space")
NOWHERE = frozenset()
TOKEN = re.compile(r""" "[^"]*" | '[^']*' | \[[^\]]*\] | \#x[0-9A-Fa-f]+ | /\*.*?\*/ | ::= | \w+ | \S""",
                   re.VERBOSE | re.DOTALL)


class Oracle:
    """A grammar in the EBNF of the W3C. Expressions are tuples: ("text", …), ("set", …),
    ("name", …), ("sequence", …), ("choice", …), ("repeat", sign, …), ("without", …, …)."""

    def __init__(self, text):
        self.tokens = [t for t in TOKEN.findall(text) if not t.startswith("/*")]
        self.position = 0
        self.productions, self.known_starts = {}, {}
        while self.position < len(self.tokens):
            name = self.take()
            assert self.take() == "::=", name
            self.productions[name] = self.choice()

    # Reading

    def take(self):
        self.position += 1
        return self.tokens[self.position - 1]

    def peek(self, ahead=0):
        place = self.position + ahead
        return self.tokens[place] if place < len(self.tokens) else None

    def choice(self):
        parts = [self.sequence()]
        while self.peek() == "|":
            self.take()
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else ("choice", parts)

    def sequence(self):
        parts = []
        while self.peek() not in (None, "|", ")") and self.peek(1) != "::=":
            parts.append(self.repeated())
        return ("sequence", parts)

    def repeated(self):
        part = self.primary()
        if self.peek() in ("?", "*", "+"):
            part = ("repeat", self.take(), part)
        if self.peek() == "-":
            self.take()
            part = ("without", part, self.primary())
        return part

    def primary(self):
        token = self.take()
        if token == "(":
            part = self.choice()
            assert self.take() == ")"
            return part
        if token[0] in "\"'":
            return ("text", token[1:-1])
        if token.startswith("#x"):
            return ("set", re.compile(re.escape(chr(int(token[2:], 16)))))
        if token[0] == "[":
            return ("set", character_set(token))
        return ("name", token)

    # Recognizing

    def derives(self, text):
        return Run(self, text).derives()

    def starts(self, part):
        """What a part derives may start with: characters, among them "" where it may be empty."""
        if id(part) not in self.known_starts:
            self.known_starts[id(part)] = self.found_starts(*part)
        return self.known_starts[id(part)]

    def found_starts(self, kind, value, repeated=None):
        match kind:
            case "sequence": return self.starts_of_sequence(value)
            case "choice": return frozenset().union(*map(self.starts, value))
            case "repeat": return self.starts(repeated) | ({""} if value != "+" else set())
            case "without": return self.starts(value)
            case "name": return self.starts(self.productions[value])
            case "text": return frozenset([sign(value[:1])])
        return frozenset(filter(value.match, ASCII)) | {OTHER}

    def starts_of_sequence(self, parts):
        found = frozenset([""])
        for part in parts:
            if "" not in found: break
            found = found - {""} | self.starts(part)
        return found


ASCII = [chr(number) for number in range(128)]
# Stands for each character that is not of ASCII.
OTHER = chr(128)


def sign(character):
    return character if character.isascii() else OTHER


def character_set(token):
    """`[^a-z#xA]` as a regular expression of one character."""
    members = re.findall(r"#x[0-9A-Fa-f]+|.", token[1:-1].removeprefix("^"))
    signs = ["-" if m == "-" and 0 < i < len(members) - 1
             else re.escape(chr(int(m[2:], 16)) if m.startswith("#x") else m)
             for i, m in enumerate(members)]
    return re.compile(f"[{'^' if token[1] == '^' else ''}{''.join(signs)}]")


class Run:
    """One text. Every method gives the places after what may be derived from a place on."""

    def __init__(self, oracle, text):
        self.oracle, self.productions, self.text = oracle, oracle.productions, text
        self.known_starts = oracle.known_starts
        self.known, self.known_spaces, self.known_signs = {}, {}, {}
        # At the end is nothing that a part may start with.
        self.signs = [*map(sign, text), "\0"]

    def derives(self):
        ends = self.named("file", 0)
        return any(len(self.text) in self.spaces(end) for end in ends)

    def named(self, name, start):
        return self.ends(self.productions[name], start, name[0].isupper())

    def ends(self, part, start, in_token):
        """Most parts need no try: no character stands there that they may start with. What others give is kept."""
        starts = self.known_starts.get(id(part)) or self.oracle.starts(part)
        if "" not in starts and starts.isdisjoint(self.signs[start] if in_token else self.signs_after_spaces(start)):
            return NOWHERE
        if in_token and part[0] in ("set", "text"):
            return self.atom(part, start)
        key = (id(part), start, in_token)
        if key not in self.known:
            self.known[key] = self.found(part, start, in_token)
        return self.known[key]

    def found(self, part, start, in_token):
        kind = part[0]
        if kind == "sequence":
            return self.sequence(part[1], start, in_token)
        if kind == "choice":
            return {end for element in part[1] for end in self.ends(element, start, in_token)}
        if kind == "repeat":
            return self.repetition(part[1], part[2], start, in_token)
        if kind == "without":
            return self.ends(part[1], start, in_token) - self.ends(part[2], start, in_token)
        if kind == "name" and not part[1][0].isupper():
            return self.named(part[1], start)
        return self.atom(part, start) if in_token else self.token(part, start)

    def signs_after_spaces(self, start):
        """Where a token may start, the characters there."""
        if start not in self.known_signs:
            self.known_signs[start] = {self.signs[place] for place in self.spaces(start)}
        return self.known_signs[start]

    def sequence(self, parts, start, in_token):
        places = {start}
        for part in parts:
            if not places: break
            places = {end for place in places for end in self.ends(part, place, in_token)}
        return places

    def repetition(self, sign, part, start, in_token):
        found, open_places = set() if sign == "+" else {start}, {start}
        while open_places:
            new = {e for p in open_places for e in self.ends(part, p, in_token)} - found
            found |= new
            open_places = set() if sign == "?" else new
        return found

    def atom(self, part, start):
        kind, value = part
        if kind == "text":
            return {start + len(value)} if self.text.startswith(value, start) else set()
        if kind == "set":
            return {start + 1} if value.match(self.text, start) else set()
        return self.named(value, start)

    def token(self, part, start):
        """A token after any spaces: as long as it can be, and parted from a word before it."""
        return {end for place in self.spaces(start) if not self.joins(start, place)
                for end in self.atom(part, place) if not self.goes_on(place, end)}

    def spaces(self, start):
        if start not in self.known_spaces:
            self.known_spaces[start] = self.repetition("*", SPACE, start, True)
        return self.known_spaces[start]

    def joins(self, before, place):
        pair = self.text[max(place - 1, 0):place + 1]
        return before == place > 0 and (pair == '""' or bool(JOINED.fullmatch(pair)))

    def goes_on(self, start, end):
        if start == end:
            return False
        rest = self.text[end:end + 2]
        ends_word = WORD.match(self.text, end - 1)
        return bool(ends_word and WORD_GOES_ON.match(rest)) or (
            self.text[start:end] == '""' and rest[:1] == '"')
