import DialogModel

/// The runtime's constants for the words of the model: `DIALOG_LEVEL_TIME_SENSITIVE`.
enum CConstant {
  static func kind(_ kind: Dialog.Kind) -> String {
    switch kind {
    case .alert: "DIALOG_ALERT"
    case .actionSheet: "DIALOG_ACTION_SHEET"
    case .notification: "DIALOG_NOTIFICATION"
    }
  }

  static func purpose(_ purpose: Dialog.Purpose?) -> String {
    guard let purpose else { return "DIALOG_PURPOSE_UNSTATED" }
    return "DIALOG_PURPOSE_" + CIdentifier.constant(purpose.rawValue)
  }

  static func role(_ role: Button.Role) -> String {
    switch role {
    case .normal: "DIALOG_ROLE_NORMAL"
    case .cancel: "DIALOG_ROLE_CANCEL"
    case .destructive: "DIALOG_ROLE_DESTRUCTIVE"
    }
  }

  static func arrangement(_ arrangement: Placement.Arrangement) -> String {
    switch arrangement {
    case .row: "DIALOG_ROW"
    case .stack: "DIALOG_STACK"
    case .sheet: "DIALOG_SHEET"
    }
  }

  static func keyboard(_ keyboard: Field.Keyboard) -> SourceCode { constant("KEYBOARD", keyboard) }

  static func content(_ content: Field.Content?) -> SourceCode { constant("CONTENT", content) }

  static func delivery(_ delivery: NotificationDetails.Delivery?) -> SourceCode {
    constant("DELIVERY", delivery)
  }

  static func category(_ category: NotificationDetails.Category?) -> SourceCode {
    constant("CATEGORY", category)
  }

  static func style(_ style: NotificationDetails.Style?) -> SourceCode { constant("STYLE", style) }

  static func level(_ level: NotificationDetails.Level?) -> SourceCode { constant("LEVEL", level) }

  static func media(_ kind: NotificationDetails.Media.Kind) -> SourceCode {
    constant("MEDIA", kind)
  }

  static func sound(
    _ sound: NotificationDetails.Sound?
  ) -> (constant: String, file: String?, milliseconds: Int) {
    switch sound {
    case nil: ("DIALOG_SOUND_UNSTATED", nil, 0)
    case .some(.none): ("DIALOG_SOUND_NONE", nil, 0)
    case .standard: ("DIALOG_SOUND_STANDARD", nil, 0)
    case .file(let name, let milliseconds):
      ("DIALOG_SOUND_FILE", name, min(milliseconds ?? 0, Int(UInt32.max)))
    }
  }

  static func type(_ type: ParameterType) -> String {
    switch type {
    case .string: "DIALOG_STRING"
    case .int: "DIALOG_INT"
    case .double: "DIALOG_DOUBLE"
    case .bool: "DIALOG_BOOL"
    case .date: "DIALOG_DATE"
    case .currency: "DIALOG_CURRENCY"
    case .bytes: "DIALOG_BYTES"
    case .url: "DIALOG_URL"
    case .stringList: "DIALOG_STRING_LIST"
    case .enumeration: "DIALOG_ENUM"
    }
  }

  /// `UNSTATED` where the source does not say.
  private static func constant<Word: RawRepresentable<String>>(
    _ group: String, _ word: Word?
  ) -> SourceCode {
    "DIALOG_\(group)_\(word.map { CIdentifier.constant($0.rawValue) } ?? "UNSTATED")"
  }
}
