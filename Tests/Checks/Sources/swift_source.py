"""Reads Swift sources as far as sizes need: which functions stand where, and how long they are."""

import dataclasses
import re

# What may stand between a declaration's keyword and its body on a line of its own.
CONTINUED = re.compile(r"\s*(?:\{|->|where\b|throws\b|rethrows\b|async\b|[,:&=)\]>])")
CONTINUES = re.compile(r"(?:[,:&=(\[<]|->|\bwhere|\bthrows|\basync)\s*$")
FUNCTION = re.compile(r"(?<![.\w`])(func|init|deinit|subscript|var)\b(?!\s*[:`])")
# A variable that a condition, a loop or a pattern binds has no body of its own.
BINDING = re.compile(r"(?:\b(?:if|while|guard|for|case)|[(,])\s*$")
REQUIREMENT = re.compile(r"\{\s*(?:(?:mutating|nonmutating)?\s*(?:get|set)\s*(?:async|throws)?\s*)+\}")
STRING = re.compile(r'(#*)("""|")')


@dataclasses.dataclass(frozen=True)
class Function:
    """A function, initializer, subscript or computed variable with a body; lines count from one."""

    name: str
    line: int
    lines: int


def functions(source):
    """The functions of a source, from the line of the keyword to that of the closing brace."""
    code = blanked(source)
    for match in FUNCTION.finditer(code):
        body = body_start(code, match)
        if body is not None and not REQUIREMENT.match(code, body):
            first, last = (code.count("\n", 0, at) for at in (match.start(), block_end(code, body)))
            yield Function(title(code, match, body), first + 1, last - first + 1)


def title(code, match, body):
    return re.split(r"[({:]", code[match.start():body])[0].strip()


def body_start(code, match):
    """Where the body's brace stands; None for a stored variable or a protocol's requirement."""
    stored = match[1] == "var"
    if stored and BINDING.search(code, max(0, match.start() - 40), match.start()):
        return None
    depth = 0
    for at in range(match.end(), len(code)):
        character = code[at]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif depth == 0 and character == "{":
            return at
        if depth < 0 or (depth == 0 and ends_declaration(code, match.end(), at, stored)):
            return None
    return None


def ends_declaration(code, start, at, stored):
    """Whether a declaration ends here without a body."""
    if (code[at] == "=" and stored) or code[at] in ";}":
        return True
    ends_line = code[at] == "\n"
    return ends_line and not CONTINUED.match(code, at) and not CONTINUES.search(code, start, at)


def block_end(code, start):
    """Where the brace at `start` is closed."""
    depth = 0
    for at in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[at], 0)
        if depth == 0:
            return at
    raise ValueError("a brace is not closed")


def blanked(source):
    """The source with spaces for comments and texts; what is interpolated goes with its text."""
    parts, at = [], 0
    while at < len(source):
        end = skip(source, at)
        piece = source[at:end]
        parts.append(re.sub(r"[^\n]", " ", piece) if end > at + 1 else piece)
        at = max(end, at + 1)
    return "".join(parts)


def skip(source, at):
    """Where the comment or the text that starts here ends; the next character where none does."""
    if source.startswith("//", at):
        end = source.find("\n", at)
        return len(source) if end < 0 else end
    if source.startswith("/*", at):
        return comment_end(source, at)
    opening = STRING.match(source, at)
    return string_end(source, opening) if opening else at + 1


def comment_end(source, at):
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(source, at):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    raise ValueError("a comment is not closed")


def string_end(source, opening):
    hashes, quotes = opening[1], opening[2]
    at, escape = opening.end(), "\\" + hashes
    while not source.startswith(quotes + hashes, at):
        if source.startswith(escape + "(", at):
            at = interpolation_end(source, at + len(escape))
        elif source.startswith(escape, at):
            at += len(escape) + 1
        else:
            at += 1
        if at >= len(source):
            raise ValueError("a text is not closed")
    return at + len(quotes + hashes)


def interpolation_end(source, at):
    depth = 0
    while True:
        depth += {"(": 1, ")": -1}.get(source[at], 0)
        at = skip(source, at)
        if depth == 0:
            return at
