import DialogFindings
import DialogLayout
import DialogModel
import DialogReading

/// Making a title of the message.
extension DialogContext {
  /// Makes the message the title of an alert without one; nil where a translation of it stands
  /// elsewhere, or where it is too long for a title.
  var titleFromMessage: [FixIt]? {
    guard let message = movableMessage else { return nil }
    return .one(
      Message(en: "make the message the title", ko: "메시지를 제목으로 바꾸기"),
      TextEdit(replace: message.keyword, with: "title"))
  }

  /// Makes the message the title in place of the one there is.
  var replaceTitleByMessage: [FixIt]? {
    guard let message = movableMessage,
      let title = dialog.texts.first(where: { $0.role == .title }),
      let statement = dialog.statement("title"),
      title.text.translations.allSatisfy({ statement.range.encloses($0.range) }),
      Set(title.text.translations.map(\.locale)).isSubset(
        of: Set(message.text.translations.map(\.locale))),
      // What only the title shows would be lost.
      values(in: .title).allSatisfy(values(in: .message).contains)
    else { return nil }
    return .one(
      Message(en: "make the message the title", ko: "메시지를 제목으로 바꾸기"), remove(statement),
      TextEdit(replace: message.keyword, with: "title"))
  }

  private func values(in role: TextRole) -> [Placeholder.Value] {
    variants.filter { $0.element == .text(role) }.flatMap { $0.placeholders.map(\.value) }
  }

  /// The message, where all of it stands in its statement, and is one sentence that fits a title.
  private var movableMessage: RoledText? {
    guard let message = dialog.texts.first(where: { $0.role == .message }),
      let statement = dialog.statement("message")?.range,
      message.text.translations.allSatisfy({ statement.encloses($0.range) }),
      variants.filter({ $0.element == .text(.message) }).allSatisfy(\.fitsTitle)
    else { return nil }
    return message
  }
}

extension TextVariant {
  fileprivate var fitsTitle: Bool {
    let count =
      english?.sentences.count ?? korean?.sentences.count
      ?? meaning.sentences.count
    let most = dialog.edition >= .hig2022 ? 2 : 1
    return count == 1 && !exceeds(most, linesOf: DialogMetrics.alertLine, .headline, at: .standard)
  }
}
