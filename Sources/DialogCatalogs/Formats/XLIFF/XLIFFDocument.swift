import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogSupport

/// An XLIFF 1.2 document: its units, in the order of the files and bodies that hold them.
struct XLIFFDocument {
  let root: XMLElement
  private(set) var files: [File] = []

  struct File {
    let element: XMLElement
    let original: String
    let source: LanguageTag
    /// Nil where the file does not say; then nothing in it is a translation.
    let target: LanguageTag?
    var units: [Unit] = []
  }

  struct Unit {
    let id: UnitID
    let element: XMLElement
    let source: XMLElement
    let target: XMLElement?

    /// The place of the identifier, without its quotes.
    var idRange: ByteRange {
      let range = element.attributes.first { $0.name == "id" }?.range ?? element.range.tag
      return ByteRange(range.start + 1, max(range.end, range.start + 2) - 1)
    }

    /// What the target says and how far it is; nil where there is none. An empty one is an empty
    /// text.
    var translation: CatalogUnit? {
      guard let target else { return nil }
      return CatalogUnit(
        value: target.catalogText, state: TranslationState(target["state"]), range: target.range)
    }

    var original: CatalogUnit {
      CatalogUnit(value: source.catalogText, state: .translated, range: source.range)
    }
  }

  init(_ bytes: [UInt8]) throws(DocumentProblem) {
    root = try XMLReader.read(bytes)
    guard root.name == "xliff" else {
      throw .xliff(
        "an XLIFF document is expected: <xliff version=\"1.2\">",
        "XLIFF 문서여야 합니다: <xliff version=\"1.2\">", root)
    }
    guard root["version"] == "1.2" || root["version"] == "1.1" else {
      throw .xliff("only XLIFF 1.2 is read", "XLIFF 1.2만 읽습니다", root)
    }
    for element in root.elements where element.name == "file" { try add(element) }
  }

  private mutating func add(_ element: XMLElement) throws(DocumentProblem) {
    guard let source = element["source-language"].flatMap({ LanguageTag($0) }) else {
      throw .xliff(
        "the file does not name its source language in ‘source-language’",
        "file에 원본 언어 ‘source-language’가 없습니다", element)
    }
    let target = element["target-language"]
    let tag = target.flatMap { LanguageTag($0) }
    if target != nil, tag == nil {
      throw .xliff(
        "‘target-language’ is no language tag", "‘target-language’가 언어 태그가 아닙니다", element)
    }
    var file = File(
      element: element, original: element["original"] ?? "", source: source, target: tag)
    if let body = element.first("body") { try collect(from: body, into: &file) }
    files.append(file)
  }

  /// Units may stand in groups.
  private func collect(
    from parent: XMLElement, into file: inout File
  ) throws(DocumentProblem) {
    for element in parent.elements {
      if element.name == "group" { try collect(from: element, into: &file) }
      guard element.name == "trans-unit" else { continue }
      guard let id = element["id"], let source = element.first("source") else {
        throw .xliff(
          "a trans-unit has an ‘id’ and a <source>", "trans-unit에는 ‘id’와 <source>가 있어야 합니다", element
        )
      }
      file.units.append(
        Unit(id: UnitID(id), element: element, source: source, target: element.first("target")))
    }
  }
}

extension TranslationState {
  /// The states of XLIFF 1.2, “state”. A target without one is a translation.
  init(_ state: String?) {
    switch state {
    case nil, "translated", "final", "signed-off": self = .translated
    case "new", "needs-translation": self = .new
    default: self = .needsReview
    }
  }
}

extension DocumentProblem {
  fileprivate static func xliff(
    _ english: String, _ korean: KoreanMessage, _ element: XMLElement
  ) -> DocumentProblem {
    let start = element.range.start
    return DocumentProblem(
      .shape, Message(en: english, ko: korean),
      at: ByteRange(start, start + UInt32(element.name.utf8.count) + 1))
  }
}
