import Testing

@testable import DialogCatalogTexts
@testable import DialogCatalogs

@Suite struct FormatStringTests {
  typealias Token = FormatString.Token

  @Test(arguments: [
    ("%@", [Token.argument(nil, .object)]),
    ("%1$@ %2$lld", [.argument(1, .object), .text(" "), .argument(2, .integer)]),
    ("%d%%", [.argument(nil, .integer), .text("%")]),
    ("%#@n@ in %2$#@m@", [.variable(nil, "n"), .text(" in "), .variable(2, "m")]),
    ("%arg items", [.counted, .text(" items")]),
    ("%-5.2lf%08llx", [.argument(nil, .real), .argument(nil, .integer)]),
  ])
  func reads(_ text: String, _ tokens: [Token]) throws {
    #expect(try FormatString(text, hasArguments: true).tokens == tokens)
  }

  @Test(arguments: ["%", "100 %", "%!", "%#@open", "%1$", "%y"])
  func refuses(_ text: String) {
    #expect(throws: FormatString.Problem.self) { try FormatString(text, hasArguments: true) }
    #expect((try? FormatString(text, hasArguments: false))?.tokens == [.text(text)])
  }

  /// Whatever the pieces are, they come back from the string that says them.
  @Test func writtenPiecesAreReadAgain() throws {
    var draw = Draw(seed: 7)
    let kinds: [ArgumentKind] = [.object, .integer, .real]
    for _ in 0..<2_000 {
      let count = 1 + draw.below(3)
      let pieces = (0..<draw.below(6)).map { _ in
        let number = 1 + draw.below(count)
        return draw.below(2) == 0
          ? Piece.text(draw.element(of: ["%", "a", "%%", " 1$@", "한", "\n", "#@"]))
          : .argument(number, kinds[number - 1])
      }.joined()
      let resolver = FormResolver(arguments: Array(kinds[..<count]), counted: nil)
      let text = pieces.formatString(count: count)
      let unit = CatalogUnit(value: text, state: .translated, range: .init(0, 0))
      #expect(
        try resolver.form(of: CatalogText(variation: .unit(unit))) == .plain(pieces), "\(text)")
    }
  }
}
