import DialogFindings
import DialogModel
import DialogSupport

/// Changes to a dialog's source. Nil where the source is not at hand.
extension DialogContext {
  private var layout: SourceLayout? { project.layout(of: dialog.range.file) }

  /// Writes a statement as the dialog's first.
  func insertFirst(_ statement: String) -> TextEdit? {
    layout?.insertFirst(statement, in: dialog.body)
  }

  /// Writes a statement as the dialog's last.
  func insertLast(_ statement: String) -> TextEdit? {
    let ranges =
      dialog.statements.map(\.range) + dialog.refusedStatements.map(\.range)
      + dialog.buttons.map(\.range) + dialog.fields.map(\.range)
    guard let last = ranges.max(by: { $0.end < $1.end }) else { return insertFirst(statement) }
    return layout?.insert(statement, after: last, in: dialog.body)
  }

  /// Takes a statement out.
  func remove(_ statement: Clause) -> TextEdit? { layout?.remove(statement.range) }

  /// Takes an attribute out.
  func removeAttribute(_ attribute: Clause) -> TextEdit? {
    layout?.removeAttribute(attribute.range)
  }

  /// Writes the buttons' statements in another order, an order of indexes. Nil too where a
  /// comment belongs to one of them, which would stay behind.
  func reorder(_ order: [Int]) -> [TextEdit]? {
    guard let layout, dialog.buttons.allSatisfy({ $0.documentation.isEmpty }) else { return nil }
    return zip(dialog.buttons.indices, order).compactMap { place, button in
      guard place != button else { return nil }
      return TextEdit(
        replace: dialog.buttons[place].range, with: layout.text(dialog.buttons[button].range))
    }
  }
}

extension ProjectContext {
  func layout(of file: FileID) -> SourceLayout? {
    sources(file).map { SourceLayout(file, $0) }
  }
}

extension [FixIt] {
  /// One fix-it, or none where an edit could not be made.
  static func one(
    _ title: Message, _ edits: TextEdit?..., applicability: FixIt.Applicability = .needsReview
  ) -> [FixIt] {
    one(title, edits, applicability: applicability)
  }

  static func one(
    _ title: Message, _ edits: [TextEdit?], applicability: FixIt.Applicability = .needsReview
  ) -> [FixIt] {
    let possible = edits.compactMap { $0 }
    guard possible.count == edits.count else { return [] }
    return [FixIt(title, possible.inSourceOrder(), applicability: applicability)]
  }
}
