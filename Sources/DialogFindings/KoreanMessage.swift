public import DialogLocales

/// What dialogc says in Korean, with particles that agree with what is put in:
///
/// ```swift
/// let message: KoreanMessage = "‘\(name, .object)’ \(other, .direction) 바꾸세요"
/// ```
///
/// A particle fits the sound of the value before it and is written after the marks that close around
/// the value: `‘앨범’을 Mia로 바꾸세요`.
public struct KoreanMessage: Hashable, Sendable {
  /// The words, with every particle written.
  public let text: String

  /// Words that stand as they are: no particle is looked for in them.
  public init(_ text: String) { self.text = text }

  public static func + (a: KoreanMessage, b: KoreanMessage) -> KoreanMessage {
    KoreanMessage(a.text + b.text)
  }
}

extension KoreanMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation parts: Parts) { self.init(parts.whole) }

  /// Puts a message together from what is written and what is put in.
  public struct Parts: StringInterpolationProtocol {
    private var text = ""
    /// The particle of the last value, until the marks that close around the value are written.
    private var particle = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    fileprivate var whole: String { text + particle }

    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      if particle.isEmpty {
        text += literal
        return
      }
      let closing = literal.prefix(while: Parts.closes)
      text += closing
      writeParticle()
      text += literal.dropFirst(closing.count)
    }

    /// Puts in a value that no particle follows, or one that does not change.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      writeParticle()
      text += value.description
    }

    /// Puts in words that are Korean already.
    public mutating func appendInterpolation(_ message: KoreanMessage) {
      writeParticle()
      text += message.text
    }

    /// - Parameter particle: what follows the value: 을 or 를, by its sound.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ particle: KoreanParticle
    ) {
      appendInterpolation(value)
      self.particle = particle.form(after: value.description)
    }

    private mutating func writeParticle() {
      text += particle
      particle = ""
    }

    private static func closes(_ mark: Character) -> Bool { "’”'\"`)]}⟩»」』".contains(mark) }
  }
}
