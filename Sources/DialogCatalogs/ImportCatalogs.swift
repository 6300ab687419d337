public import DialogCatalogTexts
public import DialogFindings
import DialogLocales
import DialogModel
import DialogReading
public import DialogSupport
import DialogSyntax

/// A catalog to import.
public struct CatalogFile: Sendable {
  /// In UTF-8, whatever it was in; places in findings are of this text. Its name tells the format.
  public let file: SourceFile
  /// The language that its folder names, or `Base`; nil in no such folder.
  let folder: String?
  /// What it was in.
  let encoding: TextEncoding
  /// Half a character in UTF-16.
  let unpaired: Int?

  /// - Parameter folder: the language that its folder names, or `Base`; nil in no such folder.
  public init(_ file: SourceFile, folder: String?) {
    self.folder = folder
    encoding = CatalogFile.encoding(of: file)
    let (text, unpaired) = encoding.decoded(file.bytes)
    self.file = SourceFile(name: file.name, bytes: text)
    self.unpaired = unpaired
  }

  /// JSON is in UTF-8, and XML reads its byte order mark itself.
  private static func encoding(of file: SourceFile) -> TextEncoding {
    let encoding = TextEncoding(of: file.bytes)
    switch Format(ofName: file.name) {
    case .strings: return encoding
    case .xliff, .stringsdict: return encoding.isUTF16 ? encoding : .utf8(hasMark: false)
    case .xcstrings: return .utf8(hasMark: false)
    }
  }
}

/// What an import comes to.
public struct CatalogImport: Sendable {
  /// The sources that change, by their place among those given.
  public let changed: [(file: Int, bytes: [UInt8])]
  /// Sources to be made.
  public let added: [SourceFile]
  /// The place of a finding’s file is among the sources, and after them the catalogs.
  public var findings: [Diagnostic]
}

/// Reads catalogs into the sources of a program. Nothing changes where a finding is an error, as one
/// of the sources’ syntax is.
///
/// - Parameter match: how the catalogs’ texts find theirs.
public func importCatalogs(
  _ catalogs: [CatalogFile], into sources: TranslatedSources,
  syntax: PlaceholderSyntax = .foundation, matching match: CatalogMatch = .key
) -> CatalogImport {
  let broken = sources.trees.flatMap(\.findings).filter { $0.severity == .error }
  if !broken.isEmpty { return CatalogImport(changed: [], added: [], findings: broken) }
  var importer = CatalogImporter(catalogs, sources, syntax, match)
  return importer.run()
}

private struct CatalogImporter {
  private let catalogs: [CatalogFile]
  private let sources: TranslatedSources
  private let syntax: PlaceholderSyntax
  private let match: CatalogMatch
  private var findings: [CatalogFinding] = []

  private var program: Program { sources.program }

  init(
    _ catalogs: [CatalogFile], _ sources: TranslatedSources, _ syntax: PlaceholderSyntax,
    _ match: CatalogMatch
  ) {
    self.match = match
    self.syntax = syntax
    self.catalogs = catalogs
    self.sources = sources
  }

  mutating func run() -> CatalogImport {
    var contents: [CatalogContents] = []
    for (place, catalog) in catalogs.enumerated() {
      var read = read(catalog, place) ?? CatalogContents(sourceLocale: nil)
      for row in read.rows.indices { read.rows[row].catalog = place }
      for finding in read.findings { report(finding, place) }
      contents.append(read)
    }
    joinTables(&contents)
    let index = CatalogIndex(
      program, keys: contents.flatMap { $0.rows.map(\.key) }, syntax: syntax)
    let conventions = LocaleTable { LanguageConventions(of: $0) }
    var placement = Placement(index, conventions, by: match)
    placement.place(contents)
    var edits = SourceEdits(sources, index, conventions)
    for translation in placement.translations { edits.add(translation) }
    return result(placement, &edits)
  }

  private func result(_ placement: Placement, _ edits: inout SourceEdits) -> CatalogImport {
    let all = findings + placement.findings + edits.findings
    let diagnostics = all.map { $0.diagnostic(after: sources.trees.count) }.inSourceOrder()
    if diagnostics.hasErrors {
      return CatalogImport(changed: [], added: [], findings: diagnostics)
    }
    let (changed, added) = edits.results()
    return CatalogImport(changed: changed, added: added, findings: diagnostics)
  }

  private mutating func report(_ finding: CatalogFinding, _ catalog: Int) {
    var finding = finding
    finding.catalog = catalog
    findings.append(finding)
  }

  // MARK: Reading

  /// Nil of a catalog that cannot be read, which is reported.
  private mutating func read(_ catalog: CatalogFile, _ place: Int) -> CatalogContents? {
    do throws(DocumentProblem) {
      let bytes = try catalog.text()
      switch catalog.format {
      case .xcstrings: return try StringCatalog(bytes).contents()
      case .xliff: return try XLIFFDocument(bytes).contents()
      case .strings, .stringsdict:
        guard let locale = locale(of: catalog) else {
          let start = ByteRange(0, min(1, bytes.count))
          report(
            catalog.folder.map { .unknownLanguage($0, at: start) } ?? .noLanguage(at: start), place)
          return nil
        }
        return try catalog.format == .strings
          ? stringsContents(bytes, locale) : stringsdictContents(bytes, locale)
      }
    } catch {
      report(CatalogFinding(error), place)
      return nil
    }
  }

  private func locale(of catalog: CatalogFile) -> LanguageTag? {
    guard let folder = catalog.folder else { return nil }
    return folder == "Base" ? program.project.sourceLocale : LanguageTag(folder)
  }

  /// A `.stringsdict` file goes before the `.strings` file beside it; and a file in the source language
  /// tells what the others of its table are translations of.
  private func joinTables(_ contents: inout [CatalogContents]) {
    let sourceLocale = program.project.sourceLocale
    var sources: [String: [String: CatalogText]] = [:]
    for (place, catalog) in catalogs.enumerated() where catalog.isTable {
      let listed = catalogs.indices.filter {
        catalogs[$0].format == .stringsdict && catalogs[$0].stem == catalog.stem
      }
      if catalog.format == .strings {
        let keys = Set(listed.flatMap { contents[$0].rows.map(\.key) })
        contents[place].rows.removeAll { keys.contains($0.key) }
      }
      if locale(of: catalog) == sourceLocale {
        for row in contents[place].rows {
          sources[catalog.table, default: [:]][row.key] = row.text
        }
      }
    }
    for (place, catalog) in catalogs.enumerated() where catalog.isTable {
      guard let texts = sources[catalog.table] else { continue }
      for row in contents[place].rows.indices {
        contents[place].rows[row].source = texts[contents[place].rows[row].key]
      }
    }
  }
}

extension CatalogFile {
  enum Format {
    case xcstrings, strings, stringsdict, xliff

    fileprivate init(ofName name: String) {
      if name.hasSuffix(".xcstrings") {
        self = .xcstrings
      } else if name.hasSuffix(".strings") {
        self = .strings
      } else {
        self = name.hasSuffix(".stringsdict") ? .stringsdict : .xliff
      }
    }
  }

  var format: Format { Format(ofName: file.name) }

  /// The text, in UTF-8; half a character makes it none.
  func text() throws(DocumentProblem) -> [UInt8] {
    if let unpaired { throw .unpairedSurrogate(at: ByteRange(unpaired, unpaired + 3)) }
    return file.bytes
  }

  /// Whether it is in one language and in a folder of it.
  fileprivate var isTable: Bool { format == .strings || format == .stringsdict }

  /// The name without its ending.
  fileprivate var stem: Substring {
    file.name.lastIndex(of: ".").map { file.name[..<$0] } ?? file.name[...]
  }

  /// The folders around that of the language, and the name of the table.
  fileprivate var table: String {
    var parts = stem.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 1 { parts.remove(at: parts.count - 2) }
    return parts.joined(separator: "/")
  }
}
