import DialogLocales
import DialogSupport

/// How a name of the source stands in a translation: letter for letter, or with endings of grammar.
public struct NameSpelling: Sendable {
  /// Whether the language's grammar puts no endings on names in Latin letters.
  private let keepsEnds: Bool
  /// Whether endings of its grammar replace those of names: YouTube, na YouTubie.
  private let replacesEnds: Bool

  /// Nil for languages that write names as they are spoken: Latvian, Serbian, Azerbaijani, Uzbek; and
  /// of those whose grammar changes the first letters of words.
  public init?(_ language: String) {
    if NameSpelling.respelling.contains(language) { return nil }
    keepsEnds = NameSpelling.endless.contains(language)
    replacesEnds = !NameSpelling.uninflected.contains(language)
  }

  /// How a word differs from the name that it stands for.
  public enum Fault: Hashable, Sendable {
    case capitals, letters
  }

  /// How a word differs from a name that it surely stands for; nil where it is the name, the name with
  /// an ending, or another word.
  ///
  /// - Parameters: letters of ASCII, four at least.
  public func fault(of word: ArraySlice<UInt8>, for name: ArraySlice<UInt8>) -> Fault? {
    guard abs(word.count - name.count) < 3 else { return nil }
    let (a, b) = (word.map { $0 | 0x20 }, name.map { $0 | 0x20 })
    if a == b { return word.elementsEqual(name) ? nil : .capitals }
    // With an ending, or in the singular.
    if a.starts(with: b) || b.starts(with: a) && b.last == UInt8(ascii: "s") { return nil }
    let isLonger = a.last != b.last && a.count > b.count
    let mayBeEnd = a.last != b.last || replacesEnds && a.starts(with: b.dropLast())
    if keepsEnds ? isLonger : mayBeEnd { return nil }
    let allowed = name.count > 6 && a.first == b.first ? 2 : 1
    return Spelling.distance(a, b, within: allowed) == nil ? nil : .letters
  }

  private static let uninflected: WordSet = .words(
    "en nl de fr es it pt ca sv da nb no id ms vi")
  private static let respelling: WordSet = .words("lv sr bs az uz tk ga gd cy br")
  private static let endless: WordSet = .words(
    "ru uk be bg el ja zh yue ko th lo km my ar he fa ur hi bn ta")
}
