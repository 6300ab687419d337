public import DialogCatalogTexts
public import DialogFindings
public import DialogLocales
public import DialogModel
public import DialogSupport

/// The formats of catalogs, by the names they are asked for with.
public enum CatalogFormat: String, Sendable, CaseIterable {
  /// A String Catalog of Xcode’s, all languages in one file.
  case xcstrings
  /// `.strings` and `.stringsdict`, a folder a language.
  case strings
  /// XLIFF 1.2 as Xcode exchanges it, a file a language.
  case xliff
}

/// What an export comes to.
public struct CatalogExport: Sendable {
  /// Files to write, by their paths in the folder of the catalogs; those that stay as they are
  /// included.
  public let files: [SourceFile]
  /// What is odd about catalogs that were there already.
  public var findings: [Diagnostic]
  /// About the sources.
  public var sourceFindings: [Diagnostic]
}

/// What to export.
public struct CatalogExportOptions: Sendable {
  /// The format of the files.
  public var format: CatalogFormat
  /// The name of the table, that is of the files.
  public var table: String
  /// The languages beside the source.
  public var locales: [LanguageTag]

  /// How values are written in the texts.
  public var syntax: PlaceholderSyntax

  /// - Parameters:
  ///   - format: the format of the files.
  ///   - table: the name of the files, without their extension.
  ///   - locales: the languages beside the source.
  ///   - syntax: how values are written in the texts.
  public init(
    format: CatalogFormat, table: String, locales: [LanguageTag],
    syntax: PlaceholderSyntax = .foundation
  ) {
    self.syntax = syntax
    self.format = format
    self.table = table
    self.locales = locales
  }

  /// The paths of the catalogs, parts divided by `/`.
  public func paths(sourceLocale: LanguageTag) -> [String] {
    switch format {
    case .xcstrings: return ["\(table).xcstrings"]
    case .strings:
      return ([sourceLocale] + locales).flatMap { locale in
        ["\(locale).lproj/\(table).strings", "\(locale).lproj/\(table).stringsdict"]
      }
    case .xliff: return locales.map { "\($0).xliff" }
    }
  }
}

/// Writes the texts of a program for translators.
///
/// - Parameters:
///   - existing: the catalogs that are there, by their paths; they are brought up to date, and what
///     they hold beside is kept. Findings about one have its place in this list as their file.
///   - place: tells where in the sources a place in the program is.
public func exportCatalogs(
  of program: Program, _ options: CatalogExportOptions, existing: [SourceFile],
  place: @escaping (SourceRange) -> SourceRange = { $0 }
) -> CatalogExport {
  var export = CatalogExporter(program, options, existing, place)
  return export.run()
}

private struct CatalogExporter {
  private let index: CatalogIndex
  private let options: CatalogExportOptions
  private let existing: [CatalogFile]
  private let placeInSources: (SourceRange) -> SourceRange
  private var files: [SourceFile] = []
  private var findings: [Diagnostic] = []

  init(
    _ program: Program, _ options: CatalogExportOptions, _ existing: [SourceFile],
    _ place: @escaping (SourceRange) -> SourceRange
  ) {
    placeInSources = place
    self.existing = existing.map { CatalogFile($0, folder: nil) }
    index = CatalogIndex(
      program, keys: self.existing.flatMap(CatalogExporter.keys), syntax: options.syntax)
    self.options = options
  }

  mutating func run() -> CatalogExport {
    let source = index.program.project.sourceLocale
    let paths = options.paths(sourceLocale: source)
    switch options.format {
    case .xcstrings:
      add(paths[0]) { (exporter) throws(DocumentProblem) in
        let (index, locales) = (exporter.index, exporter.options.locales)
        guard let old = exporter.bytes(of: paths[0]) else {
          return NewStringCatalog(index, locales: locales).bytes
        }
        let catalog = try StringCatalog(old)
        return try StringCatalogUpdate(index, existing: catalog, locales: locales).bytes() ?? old
      }
    case .strings:
      for (place, locale) in ([source] + options.locales).enumerated() {
        let (strings, stringsdict) = (paths[2 * place], paths[2 * place + 1])
        let update = StringsUpdate(
          index, locale, strings: bytes(of: strings), stringsdict: bytes(of: stringsdict))
        add(strings) { (_) throws(DocumentProblem) in try update.stringsBytes() }
        add(stringsdict) { (_) throws(DocumentProblem) in try update.stringsdictBytes() }
      }
    case .xliff:
      for (path, locale) in zip(paths, options.locales) {
        let update = XLIFFUpdate(
          index, locale, table: options.table, existing: bytes(of: path))
        add(path) { (_) throws(DocumentProblem) in try update.bytes() }
      }
    }
    return CatalogExport(files: files, findings: findings, sourceFindings: sourceFindings())
  }

  /// Texts that the catalogs cannot hold.
  private func sourceFindings() -> [Diagnostic] {
    let program = index.program
    var found = index.refused.map { place in
      finding(.manyKeys(at: program.text(at: place)!.range), at: place)
    }
    if options.format == .xcstrings { return found }
    for text in index.texts {
      for translation in program.text(at: text.place)?.translations ?? [] {
        let isLost = text.entries.contains { $0[translation.locale]?.form.fitsXML == false }
        if !isLost { continue }
        var finding = finding(.unwritable(at: translation.range), at: text.place)
        finding.locale = translation.locale.tag
        found.append(finding)
      }
    }
    return found.inSourceOrder()
  }

  private func finding(_ finding: Diagnostic, at place: TextPlace) -> Diagnostic {
    var finding = finding
    finding.range = placeInSources(finding.range)
    finding.dialog = index.program.dialog(of: place)?.name.text
    finding.element = index.program.path(place)
    return finding
  }

  private func catalog(_ path: String) -> CatalogFile? { existing.first { $0.file.name == path } }

  private func bytes(of path: String) -> [UInt8]? { catalog(path)?.file.bytes }

  /// Adds a file, unless there is nothing to be in it; in the encoding of the one that is there.
  private mutating func add(
    _ path: String,
    _ bytes: (CatalogExporter) throws(DocumentProblem) -> [UInt8]?
  ) {
    do throws(DocumentProblem) {
      let old = catalog(path)
      _ = try old?.text()
      guard let bytes = try bytes(self) else { return }
      files.append(SourceFile(name: path, bytes: old?.encoding.encoded(bytes) ?? bytes))
    } catch {
      let place = existing.firstIndex { $0.file.name == path } ?? 0
      findings.append(CatalogFinding(error).diagnostic(after: place))
    }
  }

  /// The keys with choices of a catalog that is there; none of one that cannot be read, which is
  /// reported where it is to be written.
  private static func keys(of catalog: CatalogFile) -> [String] {
    let source = LanguageTag("en")!
    let bytes = catalog.file.bytes
    let contents: CatalogContents? =
      switch catalog.format {
      case .xcstrings: try? StringCatalog(bytes).contents()
      case .strings: try? stringsContents(bytes, source)
      case .stringsdict: try? stringsdictContents(bytes, source)
      case .xliff: try? XLIFFDocument(bytes).contents()
      }
    return contents?.rows.map(\.key).filter { $0.hasSuffix("]") } ?? []
  }
}
