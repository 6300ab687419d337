/// A language that dialogc itself speaks.
public enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"
}

/// One thing said in each language of dialogc. It is worded where it is told, in the language in which it is:
/// until then it holds what it speaks of.
public struct Message: Sendable {
  private let inEnglish: @Sendable () -> String
  private let inKorean: @Sendable () -> KoreanMessage

  /// - Parameters:
  ///   - english: what is said, complete: messages are not put together of words.
  ///   - korean: the same; a particle after a value is interpolated with it.
  public init(
    en english: @autoclosure @escaping @Sendable () -> String,
    ko korean: @autoclosure @escaping @Sendable () -> KoreanMessage
  ) {
    inEnglish = english
    inKorean = korean
  }

  /// In British spelling, without markup.
  public var english: String { inEnglish() }

  /// In Korean, particles written, without markup.
  public var korean: String { inKorean().text }

  /// What is said in a language.
  public subscript(language: MessageLanguage) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension Message: Hashable {
  public static func == (a: Message, b: Message) -> Bool {
    a.english == b.english && a.korean == b.korean
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}
