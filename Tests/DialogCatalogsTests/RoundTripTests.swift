import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

@testable import DialogCatalogTexts
@testable import DialogCatalogs

/// Properties that hold for whatever a translator writes.
@Suite struct RoundTripTests {
  static let source = SourceFile(
    name: "Ask.dialog",
    text: """
      project Photos {
        source en
        locales en, ko, ru, ar
      }

      alert Ask(count: Int, album: String) {
        title by count { one "Delete {count} in {album}?"  other "Delete {count} of {album}?" }
        message "Gone."
        button erase "Erase {album}"
        cancel
      }

      """)

  /// Texts of any characters in any form, written as a source, come back through every format.
  @Test(arguments: CatalogFormat.allCases, PlaceholderSyntax.allCases)
  func anyTextComesBack(_ format: CatalogFormat, _ syntax: PlaceholderSyntax) {
    var draw = Draw(seed: 42)
    for _ in 0..<30 {
      let translations = RoundTripTests.translations(&draw)
      let full = [RoundTripTests.source, SourceFile(name: "Ask.ko.dialog", text: translations)]
      let analysis = Analysis(full)
      #expect(!analysis.hasErrorsOfReading, "\(analysis.summary)\n\(translations)")
      let catalogs = RoundTripTests.export(analysis.program, format, syntax)
      let back = importCatalogs(
        catalogs, into: TranslatedSources([RoundTripTests.source]), syntax: syntax)
      // Marks of direction are among the characters that are drawn.
      let unseen = back.findings.filter { $0.rule == "catalog/invisible" }
      #expect(unseen.isEmpty || translations.unicodeScalars.contains("\u{200F}"), "\(translations)")
      #expect(back.findings == unseen, "\(back.findings.map(\.message.english))\n\(translations)")
      let sources = [RoundTripTests.source] + back.added
      let again = Analysis(sources)
      #expect(!again.hasErrorsOfReading, "\(again.summary)")
      let after = RoundTripTests.export(again.program, format, syntax)
      #expect(after.map(\.file.bytes) == catalogs.map(\.file.bytes), "\(translations)")
      // And what is there already is left alone.
      let idle = importCatalogs(catalogs, into: TranslatedSources(full), syntax: syntax)
      #expect(idle.changed.isEmpty && idle.added.isEmpty, "\(translations)")
    }
  }

  /// A byte lost, added or changed gives findings or other texts, but never a crash or sources that do
  /// not parse.
  @Test(arguments: CatalogFormat.allCases)
  func brokenCatalogsDoNoHarm(_ format: CatalogFormat) {
    var draw = Draw(seed: 1)
    let translations = RoundTripTests.translations(&draw)
    let full = [RoundTripTests.source, SourceFile(name: "Ask.ko.dialog", text: translations)]
    let catalogs = RoundTripTests.export(Analysis(full).program, format)
    for _ in 0..<200 {
      let place = draw.below(catalogs.count)
      var broken = catalogs
      broken[place] = RoundTripTests.mutated(broken[place], &draw)
      let result = importCatalogs(broken, into: TranslatedSources([RoundTripTests.source]))
      if result.findings.hasErrors { #expect(result.changed.isEmpty && result.added.isEmpty) }
      for (_, bytes) in result.changed { RoundTripTests.expectParses(bytes) }
      for file in result.added { RoundTripTests.expectParses(file.bytes) }
    }
  }

  private static func expectParses(_ bytes: [UInt8]) {
    let tree = SyntaxTree.parse(SourceFile(name: "", bytes: bytes), id: FileID(0))
    #expect(!tree.findings.hasErrors, "\(String(decoding: bytes, as: UTF8.self))")
  }

  private static func mutated(_ catalog: CatalogFile, _ draw: inout Draw) -> CatalogFile {
    var bytes = catalog.file.bytes
    for _ in 0...draw.below(2) {
      let place = draw.below(bytes.count)
      switch draw.below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(truncatingIfNeeded: draw.next())
      default: bytes.insert(draw.element(of: Array("{}[]<>&\"\\%;:$@/".utf8)), at: place)
      }
    }
    return CatalogFile(SourceFile(name: catalog.file.name, bytes: bytes), folder: catalog.folder)
  }

  // MARK: Making things

  private static func export(
    _ program: Program, _ format: CatalogFormat, _ syntax: PlaceholderSyntax = .foundation
  ) -> [CatalogFile] {
    let options = CatalogExportOptions(
      format: format, table: "Photos", locales: ["ko", "ru", "ar"].map { LanguageTag($0)! },
      syntax: syntax)
    return exportCatalogs(of: program, options, existing: []).files.map { file in
      let folder = file.name.hasPrefix("Photos") ? nil : String(file.name.prefix { $0 != "." })
      return CatalogFile(file, folder: folder)
    }
  }

  private static func translations(_ draw: inout Draw) -> String {
    ["ko", "ru", "ar"].map { locale in
      let rules = PluralRules(for: LanguageTag(locale)!)
      let number = ["{count}", "{album}"]
      var title = string(&draw, number)
      if draw.below(2) == 0 {
        let arms = rules.integerCategories.map { "\($0.rawValue) \(string(&draw, number))" }
        let zero = draw.below(2) == 0 ? "0 \(string(&draw, number)) " : ""
        let other = rules.integerCategories.contains(.other) ? "" : " other \"\""
        title = "by count { \(zero)\(arms.joined(separator: "  "))\(other) }"
      }
      return """
        translation \(locale) of Ask {
          title \(title)
          message \(string(&draw, []))
          erase \(string(&draw, ["{album}", "{album}", "{album:을/를}"].filter { locale == "ko" || !$0.contains(":") }))
        }

        """
    }.joined()
  }

  /// A string of odd pieces, as the language writes them.
  private static func string(_ draw: inout Draw, _ values: [String]) -> String {
    let odd = [
      "a", " ", "%", "%%", "%@", "\\\"", "\\\\", "\\{", "\\}", "\\n", "\\t", "&", "<", ">", "]]>",
      "'", "한", "é", "e\u{301}", "😀", "م", "\u{200F}", "; \\\"k\\\" = 1;", "*/", "<!--",
      "\\u{2028}",
      "을(를)", "(으)로", "”", "|==|", "%lld", "%#@x@", "\u{A0}",
    ]
    let pieces = (0..<draw.below(7)).map { _ in draw.element(of: odd + values + values + values) }
    return "\"x\(pieces.joined())\""
  }
}

extension Analysis {
  /// Whether something is wrong beside signs that people of other languages would take for placeholders:
  /// any text has any signs here.
  fileprivate var hasErrorsOfReading: Bool {
    findings.filter { $0.rule != "name/foreign-placeholder" }.hasErrors
  }
}
