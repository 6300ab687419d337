import DialogSupport

/// What words imply, which needs not be said besides.
extension EnglishVocabulary {
  /// The meanings of what a word implies, which needs not be said besides: tickets that are sold out.
  ///
  /// - Parameter word: in lower case.
  public static func meaningsImplied(by word: String) -> Set<String> {
    word.utf8.count < 10 ? implications[word] ?? [] : []
  }

  private static let implications = wordsImplied.mapValues { Set($0.map(meaning)) }

  private static let wordsImplied: [String: Set<String>] = [
    "sold": .words(
      "ticket tickets seat seats copies stock remain remaining left more available out"),
    "out": .words("stock more available"),
    "full": .words("space room storage seats left more free"),
    "battery": .words("power charge left remaining level"),
    "expired": .words("timed out active ended over"), "timed": .words("took take long"),
    "taken": .words("use exist exists"),
    "sign": .words("account"), "signed": .words("account"), "log": .words("account"),
    "login": .words("in account"), "sign-in": .words("in account"), "unlock": .words("lock"),
    "late": .words("arrive schedule behind"),
    "delayed": .words("arrive schedule behind late later expected planned than"),
    "delete": .words("item gone disappear"), "update": .words("install app"),
    "offline": .words("connection internet network"),
    "all": .words("every each"),
  ]
}
