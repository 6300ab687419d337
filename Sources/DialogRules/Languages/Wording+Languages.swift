import DialogLanguage
import DialogModel

/// What is known of a wording's language.
extension Wording {
  enum Place { case title, message, button, preview, other }

  /// What kind of text it is to a reader.
  var place: Place {
    switch element {
    case .text(.title): .title
    case .text(.message), .text(.body), .text(.subtitle): .message
    case .text(.hiddenPreview): .preview
    case .button, .send: .button
    case .input, .field, .initial: .other
    }
  }

  var isInNotification: Bool { dialog.kind == .notification }
  /// The title or the message of an alert or an action sheet.
  var isDialogText: Bool { !isInNotification && (place == .title || place == .message) }
  /// What of a notification is shown: title, subtitle, body.
  var isVisibleNotificationText: Bool {
    isInNotification && (place == .title || place == .message)
  }

  /// The button that it titles.
  var button: Button? {
    guard case .button(let index) = element else { return nil }
    return dialog.dialog.buttons[index]
  }
}

/// Texts taken apart.
final class Readings {
  private var english = EnglishReader()

  func english(_ text: String) -> EnglishText { english.read(text) }

  func korean(_ text: String) -> KoreanText { KoreanText(text) }
}

extension String {
  /// Whether its letters are Latin ones, and there is one at least.
  var isLatin: Bool {
    var hasLetter = false
    for byte in utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: hasLetter = true
      // The first bytes of U+0340 … U+1FFF and U+3000 … U+DFFF: letters of other scripts.
      case 0xCD...0xE1, 0xE3...0xED: return false
      default: break
      }
    }
    return hasLetter
  }
}

extension LanguageTag {
  var isEnglish: Bool { isOf("en") }
  var isKorean: Bool { isOf("ko") }

  private func isOf(_ language: String) -> Bool {
    tag == language
      || tag.utf8.count > 2 && tag.hasPrefix(language) && tag.utf8.dropFirst(2).first == 0x2D
  }
}
