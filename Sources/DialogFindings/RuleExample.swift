public import DialogSupport

/// A `.dialog` text that a rule speaks of, or a command line or a catalog; run as a test.
public struct RuleExample: Sendable {
  /// The text with each finding's range between `⟦` and `⟧`; without marks it is a good example.
  public let marked: String
  /// The text after the first fix-it of its findings is applied, where there is one.
  public let fixed: String?
  /// What another file of the project says, where that matters.
  public let beside: String?
  /// What pages show instead of a text that is too long for them, with the ranges marked; nil of others.
  public let abridged: String?
  /// How the file is saved.
  public let encoding: Encoding
  /// What the text is, and so what finds faults in it.
  public let kind: Kind

  /// What a text is.
  public enum Kind: Hashable, Sendable {
    case dialog
    /// Lines for a POSIX shell, in a folder with a source `Mail.dialog`.
    case commandLine
    /// A catalog to be imported.
    ///
    /// - Parameter path: its name, which tells the format, in the folder that tells its language.
    case catalog(path: String)
  }

  /// How a text becomes the bytes of a file.
  public enum Encoding: Sendable {
    case utf8
    /// ISO 8859-1, a byte for each of the first 256 scalars.
    case latin1
  }

  /// A `.dialog` text.
  ///
  /// - Parameters:
  ///   - beside: what another file of the project says, where that matters.
  ///   - marked: the text with each finding's range between `⟦` and `⟧`.
  ///   - encoding: how it is saved.
  ///   - fixed: the text after the first fix-it of its findings is applied.
  public init(
    beside: String? = nil, _ marked: String, savedAs encoding: Encoding = .utf8,
    fixed: String? = nil
  ) {
    self.marked = marked
    self.fixed = fixed
    self.beside = beside
    self.encoding = encoding
    abridged = nil
    kind = .dialog
  }

  /// A `.dialog` text that is too long for a page.
  ///
  /// - Parameters:
  ///   - marked: the text with each range of the rule's own findings between `⟦` and `⟧`.
  ///   - abridged: what pages show of it, marked as well.
  public init(long marked: String, abridged: String) {
    self.init(marked, .utf8, .dialog, abridged)
  }

  /// Lines for a POSIX shell.
  ///
  /// - Parameter marked: the lines with each finding's range between `⟦` and `⟧`.
  public init(command marked: String) { self.init(marked, .utf8, .commandLine) }

  /// - Parameter path: the catalog's name in the folder that tells its language.
  public init(catalog path: String, _ marked: String, savedAs encoding: Encoding = .utf8) {
    self.init(marked, encoding, .catalog(path: path))
  }

  private init(
    _ marked: String, _ encoding: Encoding, _ kind: Kind, _ abridged: String? = nil
  ) {
    self.marked = marked
    self.encoding = encoding
    self.kind = kind
    self.abridged = abridged
    fixed = nil
    beside = nil
  }

  /// What pages show of it.
  public var onPages: RuleExample { abridged.map { RuleExample($0) } ?? self }

  /// The text without its marks.
  public var text: String { unmarked.text }

  /// The file without the marks.
  public var bytes: [UInt8] { encoded(text) }

  /// The ranges between marks, in bytes of the file without them, by their ends; an unclosed mark
  /// is none.
  public var ranges: [ByteRange] { unmarked.ranges }

  private var unmarked: (text: String, ranges: [ByteRange]) {
    var text = ""
    var ranges: [ByteRange] = []
    var starts: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(encoded(text).count)
      case "⟧":
        if let start = starts.popLast() { ranges.append(ByteRange(start, encoded(text).count)) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return (text, ranges)
  }

  private func encoded(_ text: String) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }
}
