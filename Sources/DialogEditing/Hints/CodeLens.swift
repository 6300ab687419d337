public import DialogLocales
import DialogModel
public import DialogSupport
import DialogSyntax

/// What is shown above a dialog: that it can be previewed, and the languages that it lacks.
public struct CodeLens: Sendable {
  /// The dialog’s name, in bytes of the file.
  public let range: ByteRange
  /// The name.
  public let dialog: String
  /// What it lacks: a language, and how many texts are not in it.
  public let missing: [(language: LanguageTag, texts: Int)]
}

extension EditedFile {
  /// One for each dialog that the file declares, in its order.
  public func codeLenses() -> [CodeLens] {
    let program = project.workspace.programInAnyOrder
    return project.workspace.pieces(of: id).flatMap { piece in
      piece.tree.root.children.compactMap { declaration in
        guard declaration.kind == .dialog, let name = DialogDeclaration(declaration).name,
          let index = program.dialogIndex[name.text]
        else { return nil }
        return CodeLens(
          range: piece.range(name.range.bytes), dialog: name.text,
          missing: program.dialogs[index].missingLanguages(of: program.project))
      }
    }
  }
}

extension Dialog {
  /// The project’s languages that texts of the dialog are not in, with how many.
  func missingLanguages(of project: Project) -> [(language: LanguageTag, texts: Int)] {
    var counts: [LanguageTag: Int] = [:]
    forEachText { _, text in
      if text.translations.isEmpty { return }
      for locale in project.locales where text[locale] == nil { counts[locale, default: 0] += 1 }
    }
    return project.locales.compactMap { locale in counts[locale].map { (locale, $0) } }
  }
}
