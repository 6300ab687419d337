import DialogModel

/// The runtime's constants for the words of the model: `DIALOG_LEVEL_TIME_SENSITIVE`.
enum CConstant {
  static func kind(_ kind: Dialog.Kind) -> SourceText {
    "DIALOG_\(CIdentifier.constant(kind.rawValue))"
  }

  static func purpose(_ purpose: Dialog.Purpose?) -> SourceText { constant("PURPOSE", purpose) }

  static func role(_ role: Button.Role) -> SourceText { constant("ROLE", role) }

  static func arrangement(_ arrangement: Placement.Arrangement) -> SourceText {
    "DIALOG_\(CIdentifier.constant(arrangement.rawValue))"
  }

  static func keyboard(_ keyboard: Field.Keyboard) -> SourceText { constant("KEYBOARD", keyboard) }

  static func content(_ content: Field.Content?) -> SourceText { constant("CONTENT", content) }

  static func delivery(_ delivery: NotificationDetails.Delivery?) -> SourceText {
    constant("DELIVERY", delivery)
  }

  static func category(_ category: NotificationDetails.Category?) -> SourceText {
    constant("CATEGORY", category)
  }

  static func style(_ style: NotificationDetails.Style?) -> SourceText { constant("STYLE", style) }

  static func level(_ level: NotificationDetails.Level?) -> SourceText { constant("LEVEL", level) }

  static func media(_ kind: NotificationDetails.Media.Kind) -> SourceText {
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
  ) -> SourceText {
    "DIALOG_\(group)_\(word.map { CIdentifier.constant($0.rawValue) } ?? "UNSTATED")"
  }
}
