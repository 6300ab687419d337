import DialogCatalogTexts
public import DialogFindings
import DialogLocales
import DialogReading
public import DialogSupport
import DialogSyntax

/// What a list of dialogs comes to.
public struct DialogListImport: Sendable {
  /// The project’s source and one for each dialog; their names are without folders. None where a
  /// finding is an error.
  public private(set) var sources: [SourceFile] = []
  /// How many dialogs there are.
  public private(set) var dialogCount = 0
  /// What was left out or changed; the file of each is the list.
  public private(set) var findings: [Diagnostic] = []

  /// Makes sources of a JSON list of dialogs: `[{"id": "…", "kind": "alert", "title": "…",
  /// "buttons": [{"title": "…", "role": "cancel"}], "translations": {"ko": {"title": "…"}}}]`. Its
  /// texts are in English.
  public init(of list: SourceFile) {
    let read: DialogList
    do throws(DocumentProblem) {
      read = try DialogList(list.bytes)
    } catch {
      findings = [CatalogFinding(error).diagnostic()]
      return
    }
    dialogCount = read.dialogs.count
    write(read)
  }

  private mutating func write(_ list: DialogList) {
    let source = LanguageTag("en")!
    let locales = list.locales.filter { $0 != source }
    let conventions = LocaleTable { LanguageConventions(of: $0) }
    var names = ListedNames()
    let project = names.upper("Project")
    var found = list.findings
    sources.append(self.source(named: project, list.project(source, locales)))
    for dialog in list.dialogs {
      let name = names.upper(dialog.id)
      var writer = ListedDialogWriter(dialog, source, locales, conventions)
      sources.append(self.source(named: name, writer.text(named: name)))
      found += writer.findings
    }
    findings = found.map { $0.diagnostic() }.inSourceOrder()
  }

  private func source(named name: String, _ text: String) -> SourceFile {
    let file = SourceFile(name: "\(name).dialog", text: text)
    guard case .changed(let bytes) = SyntaxTree.parse(file, id: FileID(0)).formatted() else {
      return file
    }
    return SourceFile(name: file.name, bytes: bytes)
  }
}

extension DialogList {
  /// The languages that a title or message is in; one that has only buttons is none of the app’s.
  fileprivate var locales: [LanguageTag] {
    var locales: Set<LanguageTag> = []
    for dialog in dialogs {
      for (_, text) in dialog.texts { locales.formUnion(text.translations.map(\.locale)) }
    }
    return locales.sorted { $0.tag < $1.tag }
  }

  fileprivate func project(_ source: LanguageTag, _ locales: [LanguageTag]) -> String {
    var names = ListedNames()
    let writer = StringWriter(
      parameters: [], element: nil, conventions: LanguageConventions(of: source))
    let name = app.map { "  app \(writer.string([.text($0)]))\n" } ?? ""
    let all = ([source] + locales).map(\.tag).joined(separator: ", ")
    return "project \(names.upper(app ?? "Dialogs")) {\n\(name)  source \(source)\n"
      + "  locales \(all)\n}\n"
  }
}
