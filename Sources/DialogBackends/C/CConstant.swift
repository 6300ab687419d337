import DialogModel

/// The runtime's constants for the words of the model: `DIALOG_LEVEL_TIME_SENSITIVE`.
enum CConstant {
  static func kind(_ kind: Dialog.Kind) -> String {
    "DIALOG_" + CIdentifier.constant(kind.rawValue)
  }

  static func purpose(_ purpose: Dialog.Purpose?) -> String { constant("PURPOSE", purpose) }

  static func role(_ role: Button.Role) -> String { constant("ROLE", role) }

  static func arrangement(_ arrangement: Placement.Arrangement) -> String {
    "DIALOG_" + CIdentifier.constant(arrangement.rawValue)
  }

  static func keyboard(_ keyboard: Field.Keyboard) -> String { constant("KEYBOARD", keyboard) }

  static func content(_ content: Field.Content?) -> String { constant("CONTENT", content) }

  static func delivery(_ delivery: NotificationDetails.Delivery?) -> String {
    constant("DELIVERY", delivery)
  }

  static func category(_ category: NotificationDetails.Category?) -> String {
    constant("CATEGORY", category)
  }

  static func style(_ style: NotificationDetails.Style?) -> String { constant("STYLE", style) }

  static func level(_ level: NotificationDetails.Level?) -> String { constant("LEVEL", level) }

  static func media(_ kind: NotificationDetails.Media.Kind) -> String { constant("MEDIA", kind) }

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
  ) -> String {
    "DIALOG_\(group)_\(word.map { CIdentifier.constant($0.rawValue) } ?? "UNSTATED")"
  }
}
