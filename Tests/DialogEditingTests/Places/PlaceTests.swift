import DialogEditing
import DialogSupport
import DialogSyntax
import Testing

@Suite struct PlaceTests {
  /// A file with a cursor, and what stands there: the spot and the node around it.
  @Test(arguments: [
    ("⟦⟧", "space in file"),
    ("alert Leave { title \"Leave?\" }\n⟦⟧", "space in file"),
    ("alert Leave {\n  ⟦⟧\n}\n", "space in dialog"),
    ("alert Leave {\n  but⟦⟧\n}\n", "word but in skipped"),
    ("alert Leave {\n  button ⟦⟧\n}\n", "space in dialog"),
    ("alert Leave {\n  button leave ⟦⟧\n}\n", "space in dialog"),
    ("alert Leave {\n  button leave if ⟦⟧\n}\n", "space in dialog"),
    ("alert Leave {\n  button leave if not c⟦⟧\n}\n", "word c in attribute"),
    ("alert Leave(c⟦⟧: Int) {}\n", "word c in parameter"),
    ("alert Leave(c: ⟦⟧) {}\n", "space in dialog"),
    ("alert Leave { title \"a⟦⟧\" }\n", "text in string"),
    ("alert Leave { title ⟦⟧\"a\" }\n", "space in string"),
    ("alert Leave { title \"{⟦⟧}\" }\n", "placeholder name ‘’ in string"),
    ("alert Leave { title \"{⟦⟧\" }\n", "open placeholder name ‘’ in string"),
    ("alert Leave { title \"{c⟦⟧ou b\" }\n", "open placeholder name ‘cou’ in string"),
    ("alert Leave { title \"{cou ⟦⟧b\" }\n", "text in string"),
    ("alert Leave { title \"{a}⟦⟧{b}\" }\n", "text in string"),
    ("alert Leave { title \"{a:⟦⟧}\" }\n", "placeholder style ‘’ in string"),
    ("alert Leave { title \"{a:을/⟦⟧를}\" }\n", "placeholder style ‘을/를’ in string"),
    ("alert Leave { title \"\\{a⟦⟧\" }\n", "text in string"),
    ("alert Leave { title \"\\u{1⟦⟧}\" }\n", "text in string"),
    ("alert Leave { title \"menu{a⟦⟧}\" }\n", "placeholder name ‘a’ in string"),
    ("alert Leave {\n  title \"{a⟦⟧\n}\n", "open placeholder name ‘a’ in string"),
    (
      "alert Leave {\n  title \"\"\"\n    {a⟦⟧}\n    \"\"\"\n}\n",
      "placeholder name ‘a’ in string"
    ),
    ("// al⟦⟧ert\n", "comment in file"),
    ("// alert⟦⟧\n", "comment in file"),
    ("/* alert */⟦⟧\n", "space in file"),
    ("/// Asks.⟦⟧\r\nalert Leave {}\r\n", "documentation in file"),
    ("/* alert ⟦⟧", "comment in file"),
    ("@allow(button/⟦⟧)\nalert Leave {}\n", "space in directive"),
    ("@allow(button/ve⟦⟧rb)\nalert Leave {}\n", "word verb in directive"),
  ])
  func tellsWhatStands(source: String, drawn: String) {
    let open = OpenFile(source)
    let place = open.file.place(at: Int(open.selection.start))
    #expect(place.drawn == drawn, "\(source)")
  }

  /// An offset beyond the end is taken for the end.
  @Test func isInTheFile() {
    let open = OpenFile("alert Leave {}\n")
    #expect(open.file.place(at: 99).offset == open.file.place(at: 15).offset)
    #expect(open.file.place(at: -1).offset == 0)
  }

  /// The pieces of a file are small where nothing is wrong, and places in them are found all the same.
  @Test func worksInPieces() {
    let declaration = "alert Leave {\n  title \"Leave?\"\n}\n"
    let sound = OpenFile(declaration + declaration + "alert Other {\n  ti⟦⟧tle \"\"\n}\n")
    let broken = OpenFile(declaration + "alert {{\n" + "alert Other {\n  ti⟦⟧tle \"\"\n}\n")
    for open in [sound, broken] {
      let place = open.file.place(at: Int(open.selection.start))
      #expect(place.word?.text == "title")
      let range = place.word.map { place.piece.range($0.range.bytes) }
      #expect(range?.start == open.selection.start - 2)
    }
    #expect(sound.file.project.workspace.pieces(of: sound.file.id).count == 3)
  }
}

extension Place {
  fileprivate var drawn: String {
    "\(spotDrawn) in \(node(nodes.last!.kind)!.kind)"
  }

  private var spotDrawn: String {
    switch spot {
    case .space: "space"
    case .word: "word \(word!.text)"
    case .comment(let comment): comment.style == .documentation ? "documentation" : "comment"
    case .string(_, .text): "text"
    case .string(_, .placeholder(let spot)): drawn(spot)
    }
  }

  private func drawn(_ spot: PlaceholderSpot) -> String {
    let part = spot.isInStyle ? "style" : "name"
    let range = spot.isInStyle ? spot.style! : spot.name
    return (spot.isClosed ? "" : "open ") + "placeholder \(part) ‘\(tree.file.text(range))’"
  }
}
