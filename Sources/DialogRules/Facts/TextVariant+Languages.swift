import DialogLocales
import DialogModel

/// What is known of a variant's language.
extension TextVariant {
  enum Place { case title, message, button, preview, other }

  /// What kind of text it is to a reader.
  var place: Place {
    switch element {
    case .text(.title): .title
    case .text(.message), .text(.body), .text(.subtitle), .text(.description): .message
    case .text(.hiddenPreview): .preview
    case .button, .send: .button
    case .input, .field, .initial: .other
    }
  }

  var isInNotification: Bool { kind == .notification }
  /// The title or the message of an alert or an action sheet.
  var isDialogText: Bool { !isInNotification && (place == .title || place == .message) }
  /// Whether it is a notification’s title where those are headings, without a mark: as the guidelines of
  /// 2024 have it.
  var isNotificationHeading: Bool {
    isInNotification && place == .title && project.edition >= .hig2024
  }
  /// What of a notification is shown: title, subtitle, body.
  var isVisibleNotificationText: Bool {
    isInNotification && (place == .title || place == .message)
  }

  var isTitleOfButton: Bool {
    if case .button = element { true } else { false }
  }

  /// The button that it titles.
  var button: Button? {
    guard case .button(let index) = element else { return nil }
    return dialog.dialog.buttons[index]
  }
}
