extension GuidelineDocument {
  /// The documents whose statements are told, in order.
  public static let all: [GuidelineDocument] = [.alerts2020, .alerts2022]
}
