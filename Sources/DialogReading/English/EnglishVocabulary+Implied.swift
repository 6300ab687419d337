import DialogLocales
import DialogSupport

/// What words imply, which needs not be said besides.
extension EnglishVocabulary {
  /// The meanings of what a word implies, which needs not be said besides: tickets that are sold out.
  ///
  /// - Parameter word: in lower case.
  public static func meaningsImplied(by word: String) -> Set<String> {
    guard word.utf8.count < 10, let implied = wordsImplied[word] else { return [] }
    return implied.meanings
  }

  private static let wordsImplied: [String: ImpliedWords] = [
    "sold": "ticket tickets seat seats copies stock remain remaining left more available out",
    "out": "stock more available",
    "full": "space room storage seats left more free",
    "battery": "power charge left remaining level",
    "expired": "timed out active ended over", "timed": "took take long",
    "taken": "use exist exists",
    "sign": "account", "signed": "account", "log": "account",
    "login": "in account", "sign-in": "in account", "unlock": "lock",
    "late": "arrive schedule behind",
    "delayed": "arrive schedule behind late later expected planned than",
    "delete": "item gone disappear", "update": "install app",
    "offline": "connection internet network",
    "all": "every each",
  ]
}

/// Words that another one implies.
private final class ImpliedWords: ExpressibleByStringLiteral, Sendable {
  private let words: String
  private let made = MadeOnce<Set<String>>()

  init(stringLiteral words: String) { self.words = words }

  var meanings: Set<String> {
    made.value { Set(words.listedWords.map { EnglishVocabulary.meaning(of: String($0)) }) }
  }
}
