/// A text with places to fill in, one after the other:
///
/// ```swift
/// let title: Snippet = "title \"\(1, "Saved")\""
/// ```
public struct Snippet: Hashable, Sendable {
  /// In their order.
  public private(set) var parts: [Part]

  /// A run of a snippet.
  public enum Part: Hashable, Sendable {
    case text(String)
    /// Where the cursor goes, by its number from 1, and what stands there until something is typed.
    case stop(Int, String)
  }

  /// Nothing to fill in.
  public init(_ text: String) { parts = [.text(text)] }

  /// As it stands where nothing is filled in.
  public var plain: String {
    parts.map { part in
      switch part {
      case .text(let text), .stop(_, let text): text
      }
    }.joined()
  }

  /// Whether there is something to fill in.
  public var hasStops: Bool {
    parts.contains { part in
      if case .stop = part { true } else { false }
    }
  }

  /// Several, one after the other; the places of each are numbered after those before.
  static func of(_ pieces: Snippet...) -> Snippet {
    var sum = pieces[0]
    for piece in pieces.dropFirst() { sum.append(piece.shifted(by: sum.lastStop)) }
    return sum
  }

  /// Adds another, whose places to fill in keep their numbers.
  mutating func append(_ other: Snippet) { parts += other.parts }

  private var lastStop: Int {
    parts.map { part in
      if case .stop(let number, _) = part { number } else { 0 }
    }.max() ?? 0
  }

  private func shifted(by count: Int) -> Snippet {
    var snippet = self
    snippet.parts = parts.map { part in
      if case .stop(let number, let text) = part { .stop(number + count, text) } else { part }
    }
    return snippet
  }
}

extension Snippet: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation parts: Parts) { self.parts = parts.parts }

  /// Puts a snippet together.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    /// A place to fill in.
    public mutating func appendInterpolation(_ stop: Int, _ text: String = "") {
      parts.append(.stop(stop, text))
    }

    /// A word that stands as it is.
    public mutating func appendInterpolation(_ word: String) { appendLiteral(word) }
  }
}
