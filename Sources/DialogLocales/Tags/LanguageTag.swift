internal import DialogSupport

/// A BCP 47 language tag (RFC 5646) in its customary case: `en`, `pt-BR`, `zh-Hans-CN`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The whole tag, in its customary case.
  public let tag: String

  /// Nil where the text is not a well-formed tag of language, script, region and variants.
  public init?(_ text: some StringProtocol) {
    let text = String(text)
    if LanguageTag.isPlainLanguage(text.utf8) {
      tag = text
      return
    }
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isASCIILetter)
    else { return nil }
    var canonical = language.lowercased()
    for subtag in subtags.dropFirst() {
      guard let part = LanguageTag.canonical(String(subtag)) else { return nil }
      canonical += "-" + part
    }
    tag = canonical
  }

  public var description: String { tag }

  /// The first subtag: `zh` of `zh-Hans-CN`.
  public var language: String { String(Substring(tag.utf8.prefix { $0 != 0x2D })) }

  /// The script subtag, `Hans` of `zh-Hans-CN`.
  public var script: String? {
    subtag { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isASCIILetter) }
  }

  /// The region subtag, `CN` of `zh-Hans-CN`, `419` of `es-419`.
  public var region: String? {
    subtag {
      $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.utf8.allSatisfy(\.isASCIIDigit))
    }
  }

  /// The tag without its last subtag: `zh-Hans` of `zh-Hans-CN`; nil for a bare language.
  public var parent: LanguageTag? {
    guard let hyphen = tag.lastIndex(of: "-") else { return nil }
    return LanguageTag(tag[..<hyphen])
  }

  private func subtag(where matches: (Substring) -> Bool) -> String? {
    tag.split(separator: "-").dropFirst().first(where: matches).map(String.init)
  }

  /// Whether it is a language alone, in its customary case, as most tags are.
  private static func isPlainLanguage(_ text: String.UTF8View) -> Bool {
    (2...3).contains(text.count) && text.allSatisfy(\.isASCIILower)
  }

  /// A script is titled, a region upper case, a variant lower case.
  private static func canonical(_ subtag: String) -> String? {
    let isAlphabetic = subtag.utf8.allSatisfy(\.isASCIILetter)
    let isAlphanumeric = subtag.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    switch subtag.utf8.count {
    case 2 where isAlphabetic: return subtag.uppercased()
    case 3 where subtag.utf8.allSatisfy(\.isASCIIDigit): return subtag
    case 4 where isAlphabetic:
      return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    case 4 where isAlphanumeric && subtag.utf8.first!.isASCIIDigit: return subtag.lowercased()
    case 5...8 where isAlphanumeric: return subtag.lowercased()
    default: return nil
    }
  }
}
