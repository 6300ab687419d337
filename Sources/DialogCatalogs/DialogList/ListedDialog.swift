import DialogLocales
import DialogSupport

/// A dialog as a JSON list has it.
struct ListedDialog {
  let id: String
  let kind: Kind
  var texts: [(role: String, text: ListedText)] = []
  var fields: [Field] = []
  var buttons: [Button] = []
  /// Words of the language for a notification: its category and identifier.
  var words: [(keyword: String, value: String)] = []

  /// By the names of the language.
  enum Kind: String {
    case alert, actionSheet, notification
  }

  struct Button {
    let title: ListedText
    let role: Role
    let isPreferred: Bool

    enum Role: String {
      case normal = "default"
      case cancel, destructive
    }
  }

  struct Field {
    let placeholder: ListedText
    let isSecure: Bool
  }
}

/// A text in the source language, and in others.
struct ListedText {
  let source: String
  /// In the order of the list.
  var translations: [(locale: LanguageTag, text: String)] = []
  let range: ByteRange
}
