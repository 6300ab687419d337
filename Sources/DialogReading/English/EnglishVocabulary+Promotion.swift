/// What an app says for itself.
extension EnglishVocabulary {
  /// Whether a button's title rates, recommends or sells the app: Rate This App, Follow Us, Get
  /// Premium.
  public static func promotes(_ words: [String]) -> Bool {
    guard let verb = words.first, words.count > 1 else { return false }
    let objects = words.dropFirst()
    switch verb {
    case "rate", "review", "recommend": return objects.contains { ["app", "us"].contains($0) }
    case "follow", "like": return objects.first == "us"
    case "share", "gift":
      return Array(objects) == ["this", "app"] || Array(objects) == ["the", "app"]
    case "invite": return objects.last == "friends"
    case "get", "try", "buy", "go", "join", "unlock", "upgrade":
      return objects.contains(where: tiers.contains)
    default: return false
    }
  }

  private static let tiers: Set<String> = ["premium", "pro", "plus", "vip"]
}
