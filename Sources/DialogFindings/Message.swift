/// A language that dialogc itself speaks.
public enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"
}

/// One thing said in each language of dialogc.
public struct Message: Hashable, Sendable {
  public let english: String
  public let korean: String

  public init(en english: String, ko korean: KoreanMessage) {
    self.english = english
    self.korean = korean.text
  }

  public subscript(language: MessageLanguage) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
