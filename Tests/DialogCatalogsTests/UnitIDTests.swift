import Testing

@testable import DialogCatalogs

@Suite struct UnitIDTests {
  @Test(arguments: [
    ("key", UnitID("key", [])),
    ("a.b|==|plural.one", UnitID("a.b", [.plural(.one)])),
    ("k|==|substitutions.arg.plural.few", UnitID("k", [.substitution("arg"), .plural(.few)])),
    ("k|==|device.mac.plural.other", UnitID("k", [.device("mac"), .plural(.other)])),
    ("x|==|y|==|device.mac", UnitID("x|==|y", [.device("mac")])),
    ("/k:dict/NSStringLocalizedFormatKey:dict/:string", UnitID("k", [])),
    ("/a/b:dict/n:dict/one:dict/:string", UnitID("a/b", [.substitution("n"), .plural(.one)])),
    ("k|==|plural.several", UnitID("k|==|plural.several", [])),
    ("k|==|", UnitID("k|==|", [])),
    ("/k:dict/n:dict/several:dict/:string", UnitID("/k:dict/n:dict/several:dict/:string", [])),
  ])
  func reads(_ text: String, _ id: UnitID) {
    #expect(UnitID(text) == id)
  }
}
