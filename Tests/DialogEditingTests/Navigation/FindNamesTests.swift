import DialogEditing
import DialogSupport
import Testing

@Suite struct FindNamesTests {
  /// A text with a cursor, the lines where what is there is declared, and those that name it.
  @Test(arguments: [
    Case("alert A(⟦⟧n: Int) { title \"{n}\" }", "(⟦n⟧: Int)", "(⟦n⟧: Int) { title \"{⟦n⟧}\" }"),
    Case("alert A(n: Int) { title \"{⟦⟧n}\" }", "(⟦n⟧: Int)", "(⟦n⟧: Int) { title \"{⟦n⟧}\" }"),
    Case(
      "alert A(n: Int) { title by n⟦⟧ { other \"\" } }", "(⟦n⟧: Int)",
      "(⟦n⟧: Int) { title by ⟦n⟧ {"),
    Case(
      "alert A(can: Bool) {\n  button go \"Go\" if not c⟦⟧an\n  title \"{cann\n}", "(⟦can⟧: Bool)",
      "(⟦can⟧: Bool) {\nbutton go \"Go\" if not ⟦can⟧"),
    Case(
      "alert A {\n  button go \"Go\"\n  exit g⟦⟧o\n}", "button ⟦go⟧ \"Go\"",
      "button ⟦go⟧ \"Go\"\nexit ⟦go⟧"),
    Case("alert A {\n  cancel\n  exit can⟦⟧cel\n}", "⟦cancel⟧", "⟦cancel⟧\nexit ⟦cancel⟧"),
    Case(
      "terms { keep \"Keep\" }\nalert A { button k⟦⟧eep }", "terms { ⟦keep⟧ \"Keep\" }",
      "alert A { button ⟦keep⟧ }"),
    Case("alert A { button dele⟦⟧te }", "⟦delete⟧ }", "⟦delete⟧ }"),
    Case(
      "enum Kind { photo }\nalert A(k: Kind) { title by k { phot⟦⟧o \"\" } }",
      "enum Kind { ⟦photo⟧ }", "enum Kind { ⟦photo⟧ }\nby k { ⟦photo⟧ \"\" }"),
    Case(
      "enum Kind { photo }\nalert A(k: K⟦⟧ind) {}", "enum ⟦Kind⟧ { photo }",
      "enum ⟦Kind⟧ { photo }\nalert A(k: ⟦Kind⟧) {}"),
    Case(
      "notification A { opens Scr⟦⟧een }\nnotification B { settings Screen }", "opens ⟦Screen⟧",
      "opens ⟦Screen⟧ }\nsettings ⟦Screen⟧ }"),
    Case(
      "notification A(a: String) { thread ⟦⟧a }\nnotification B { thread a }",
      "A(⟦a⟧: String)", "A(⟦a⟧: String) { thread ⟦a⟧ }"),
    Case(
      "actionSheet A(l: [String]) { choice x for e in l \"{⟦⟧e}\" }", "for ⟦e⟧ in",
      "for ⟦e⟧ in l \"{⟦e⟧}\""),
    Case("@allow(button/ve⟦⟧rb, \"\")\nalert A {}", "", "@allow(⟦button/verb⟧, \"\")"),
    Case(
      "project P { locales ⟦⟧en }\nterms { a { en \"\" } }", "locales ⟦en⟧",
      "locales ⟦en⟧ }\nterms { a { ⟦en⟧ \"\" } }"),
    Case("alert A {⟦⟧}", "", ""),
    Case("alert A { title \"⟦⟧A\" }", "", ""),
  ])
  func finds(_ each: Case) {
    let open = OpenFile(each.source)
    let found = open.file.definitions(at: open.cursor).map(\.name)
    #expect(open.drawn(found).holds(each.definition), "\(open.drawn(found))")
    let all = open.drawn(open.file.references(at: open.cursor, declaring: true))
    #expect(all.holds(each.references), "\(all)")
  }

  struct Case: Sendable {
    let source: String
    let definition: String
    let references: String

    init(_ source: String, _ definition: String, _ references: String) {
      self.source = source
      self.definition = definition
      self.references = references
    }
  }

  /// A dialog, its translations in other files, what names it in the project.
  @Test func findsAcrossFiles() {
    let open = OpenFile(
      "project P {\r\n  notifications { permission A⟦⟧sk }\r\n}\r\n",
      beside: [
        "Ask.dialog": "alert Ask(n: Int) {\r\n  title \"한글 {n}\"\r\n  button go\r\n}\r\n",
        "Ask.ko.dialog": "translation ko of Ask {\r\n  title \"{n}개\"\r\n  go \"가기\"\r\n}\r\n",
      ])
    #expect(
      open.drawn(open.file.references(at: open.cursor, declaring: false)) == """
        translation ko of ⟦Ask⟧ {
        notifications { permission ⟦Ask⟧ }
        """)
    #expect(
      open.drawn(open.file.definitions(at: open.cursor).map(\.name)) == "alert ⟦Ask⟧(n: Int) {")
    let translation = EditedFile(open.file, beside: "Ask.ko.dialog")
    let cursor = translation.offset(of: "n}")
    #expect(
      open.drawn(translation.references(at: cursor, declaring: true)) == """
        alert Ask(⟦n⟧: Int) {
        title "한글 {⟦n⟧}"
        title "{⟦n⟧}개"
        """)
    #expect(translation.highlights(at: cursor).count == 1)
  }

  /// A parameter leads to its enum.
  @Test func findsTypes() {
    let open = OpenFile("enum Kind { a }\nalert A(k: Kind, n: Int) { title by ⟦⟧k { a \"{n}\" } }")
    #expect(
      open.drawn(open.file.typeDefinitions(at: open.cursor).map(\.name)) == "enum ⟦Kind⟧ { a }")
    #expect(open.file.typeDefinitions(at: open.file.offset(of: "n: Int")).isEmpty)
  }

  @Test func highlightsWhatIsDeclaredApart() {
    let open = OpenFile("alert A(n⟦⟧: Int) { title \"{n} {n}\" }")
    #expect(open.file.highlights(at: open.cursor).map(\.declares) == [true, false, false])
  }

  /// Of two dialogs of one name, as after copying, each keeps what is its own.
  @Test func keepsCopiesApart() {
    let copy = "alert A(n: Int) {\n  title \"{n}\"\n}\n"
    let open = OpenFile(copy + copy.replacing("{n}", with: "{⟦⟧n}"))
    let found = open.file.references(at: open.cursor, declaring: true)
    #expect(found.count == 2)
    #expect(found.allSatisfy { Int($0.range.start) > copy.utf8.count })
  }

  /// Names are edited as one where they stand in one file.
  @Test func linksNamesOfOneFile() {
    let text = "alert A(n⟦⟧: Int) { title \"{n}\"  button go \"Go\" }"
    let open = OpenFile(text)
    #expect(
      open.drawn(open.file.linkedNames(at: open.cursor)).contains("(⟦n⟧: Int) { title \"{⟦n⟧}\""))
    let other = OpenFile(text, beside: ["Ko.dialog": "translation ko of A { title \"{n}\" }"])
    #expect(other.file.linkedNames(at: other.cursor).isEmpty)
  }
}

extension EditedFile {
  init(_ file: EditedFile, beside name: String) {
    self.init(file, at: file.project.files.first { $0.text.hasSuffix(name) }!)
  }

  func offset(of text: String) -> Int {
    let whole = String(decoding: source.bytes, as: UTF8.self)
    return whole.utf8.distance(from: whole.startIndex, to: whole.firstRange(of: text)!.lowerBound)
  }
}

extension String {
  /// Whether lines have those of another text in them, as many and in their order.
  fileprivate func holds(_ other: String) -> Bool {
    let lines = split(separator: "\n")
    let others = other.split(separator: "\n")
    return lines.count == others.count && zip(lines, others).allSatisfy { $0.contains($1) }
  }
}
