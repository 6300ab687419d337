/// A language that dialogc itself speaks.
public enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"
}

/// One thing said in each language of dialogc.
public struct Message: Hashable, Sendable {
  /// In British spelling, without markup.
  public let english: String
  /// In Korean, particles written, without markup.
  public let korean: String

  /// - Parameters:
  ///   - english: what is said, complete: messages are not put together of words.
  ///   - korean: the same; a particle after a value is interpolated with it.
  public init(en english: String, ko korean: KoreanMessage) {
    self.english = english
    self.korean = korean.text
  }

  /// What is said in a language.
  public subscript(language: MessageLanguage) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
