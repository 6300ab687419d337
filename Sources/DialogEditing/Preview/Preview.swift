public import DialogCompiler
public import DialogFindings
public import DialogLocales
import DialogModel
import DialogSyntax

/// A dialog as it will stand in each of its languages, to be read.
public struct Preview: Sendable {
  /// The dialog’s name.
  public let name: String
  /// In the order in which they are shown.
  public let drawings: [DrawnDialog]

  /// A document of plain text.
  public func text(in language: MessageLanguage) -> String {
    let parts = drawings.map { drawing in
      let rows = drawing.rows + (drawing.details.isEmpty ? [] : [""] + drawing.details)
      let remarks = drawing.remarks.map { $0[language] }
      return (["\(name) · \(drawing.language)", ""] + rows + [""] + remarks).joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension EditedFile {
  /// The dialog of a name in all languages of the project.
  ///
  /// - Parameter language: the one to show first; else the source language.
  /// - Returns: nil where the project has no dialog of that name.
  public func preview(ofDialog name: String, first language: LanguageTag? = nil) -> Preview? {
    let workspace = project.workspace
    let locales = workspace.programInAnyOrder.project.locales
    let ordered = locales.filter { $0 == language } + locales.filter { $0 != language }
    let drawings = ordered.compactMap { workspace.drawing(ofDialog: name, in: $0) }
    return drawings.isEmpty ? nil : Preview(name: name, drawings: drawings)
  }

  /// The name of the dialog around a place, or of the one that a translation around it is of, and the
  /// language of the text there.
  public func dialog(around offset: Int) -> (name: String, language: LanguageTag)? {
    let writer = HoverWriter(self, place(at: offset))
    return writer.dialog.map { ($0.name.text, writer.language) }
  }
}
