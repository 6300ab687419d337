extension GuidelineDocument {
  /// The documents whose statements are told, in order.
  public static let all: [GuidelineDocument] = [
    .alerts2020, .alerts2022, .notifications2020, .alerts2019, .actionSheets2020,
  ]
}
