import DialogFindings
public import DialogSyntax

extension Keyword {
  /// The words that a statement or attribute of the keyword may name; none where any name or another
  /// thing stands.
  public var values: [String] {
    switch self {
    case .purpose: Dialog.Purpose.words
    case .shown: Dialog.Occasion.words
    case .layout: ["manual"]
    case .delivery: NotificationDetails.Delivery.words
    case .category: NotificationDetails.Category.words
    case .suggest: NotificationDetails.Style.words
    case .level: NotificationDetails.Level.words
    case .sound: ["default", "none"]
    case .media: NotificationDetails.Media.Kind.words
    case .keyboard: Field.Keyboard.words
    case .content: Field.Content.words
    case .guidelines: Edition.allCases.map { String($0.rawValue) }
    case .rules: Release.all.map(\.description)
    default: []
    }
  }

  /// What a rule may be set to.
  public static let ruleSettings = ["off"] + Severity.allCases.map(\.rawValue)
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
