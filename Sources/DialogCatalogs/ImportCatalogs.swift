import DialogLanguage
import DialogModel
import DialogSyntax
public import DialogText

/// A catalog to import.
public struct CatalogFile: Sendable {
  /// Its name tells the format.
  public let file: SourceFile
  /// The language that its folder names, or `Base`; nil in no such folder.
  public let folder: String?

  public init(_ file: SourceFile, folder: String?) {
    self.file = file
    self.folder = folder
  }
}

/// What an import comes to.
public struct CatalogImport: Sendable {
  /// The sources that change, by their place among those given.
  public let changed: [(file: Int, bytes: [UInt8])]
  /// Sources to be made.
  public let added: [SourceFile]
  /// The place of a finding’s file is among the sources, and behind them the catalogs.
  public let findings: [Diagnostic]
}

/// Reads catalogs into the sources of a program. Nothing changes where a finding is an error.
public func importCatalogs(_ catalogs: [CatalogFile], into sources: [SourceFile]) -> CatalogImport {
  let trees = sources.enumerated().map { SyntaxTree.parse($0.element, id: FileID($0.offset)) }
  let syntax = trees.flatMap(\.findings).filter { $0.severity == .error }
  if !syntax.isEmpty { return CatalogImport(changed: [], added: [], findings: syntax) }
  let index = CatalogIndex(Program.build(from: trees).program)
  var edits = SourceEdits(trees, index)
  var findings: [Diagnostic] = []
  for (place, catalog) in catalogs.enumerated() {
    let id = FileID(sources.count + place)
    do throws(DocumentProblem) {
      var placement = Placement(index)
      placement.place(try read(catalog))
      findings += placement.findings.map { $0.diagnostic(in: id) }
      for translation in placement.translations { edits.add(translation, from: id) }
    } catch {
      findings.append(CatalogFinding(error).diagnostic(in: id))
    }
  }
  findings += edits.findings
  if findings.hasErrors { return CatalogImport(changed: [], added: [], findings: findings) }
  let (changed, added) = edits.results()
  return CatalogImport(changed: changed, added: added, findings: findings.inSourceOrder())
}

private func read(_ catalog: CatalogFile) throws(DocumentProblem) -> CatalogContents {
  try StringCatalog(catalog.file.bytes).contents()
}
