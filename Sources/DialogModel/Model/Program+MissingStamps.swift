public import DialogFindings
import DialogSupport

extension Program {
  /// What records, after each translation that has no record yet, the source text as it is now:
  /// ` of "…"`. In source order. Translations that record another text stay as they are: someone
  /// must read them first.
  public func missingStamps() -> [TextEdit] {
    var edits: [TextEdit] = []
    for text in terms.map(\.text) + [project.app].compactMap({ $0 }) {
      edits += missingStamps(of: text, in: nil)
    }
    for dialog in dialogs {
      dialog.forEachText { _, text in edits += missingStamps(of: text, in: dialog) }
    }
    return edits.inSourceOrder()
  }

  private func missingStamps(of text: Text, in dialog: Dialog?) -> [TextEdit] {
    guard let source = text[project.sourceLocale] else { return [] }
    let missing = text.translations.filter {
      $0.stamp == nil && $0.origin == .written && $0.locale != project.sourceLocale
    }
    if missing.isEmpty { return [] }
    let hash = stamp(of: source.pattern, in: dialog)
    return missing.map { TextEdit(replace: $0.range.atEnd, with: " of \"\(hash)\"") }
  }
}
