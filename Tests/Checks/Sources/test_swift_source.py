"""What the counter of lines takes for a function."""

import pytest

from swift_source import functions


def found(source):
    return [(function.name, function.line, function.lines) for function in functions(source)]


@pytest.mark.parametrize("source, expected", [
    ("func a() {}", [("func a", 1, 1)]),
    ("\nfunc a<T>(\n  _ b: T = { 1 }()\n) -> [T]\nwhere T: P {\n  b\n}\n", [("func a<T>", 2, 6)]),
    ("init?(_ a: Int) { nil }\nx.init(1)\nself.init()", [("init?", 1, 1)]),
    ("var a: Int { 1 }\nvar b = 1\nvar c: () -> Int = { 1 }\nvar d: Int", [("var a", 1, 1)]),
    ("protocol P {\n  var a: Int { get }\n  func b()\n  func c() throws -> Int\n  init()\n}", []),
    ("if var a { a() }\nfor var a in b { c() }", []),
    ("func a() {\n  func b() {\n  }\n}", [("func a", 1, 4), ("func b", 2, 2)]),
    ('func a() {\n  "}\\(b("}"))" + #"\\"}"# // }\n  /* } /* } */ */\n}', [("func a", 1, 4)]),
    ('func a() {\n  """\n  } \\"""\n  """\n}\nlet b = "func c() {}"', [("func a", 1, 5)]),
    ("subscript(a: Int) -> Int { get { 1 } set { a = newValue } }\ndeinit { }",
     [("subscript", 1, 1), ("deinit", 2, 1)]),
    ("let function = func\nvar a: Int {\n  didSet { b() }\n}", [("var a", 2, 3)]),
])
def test_functions(source, expected):
    assert found(source) == expected
