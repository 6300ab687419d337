import DialogLocales
import DialogSupport

/// Predicates with some of their endings, as lists name them: `~무시하다[ㄴ,고,아서]` is 무시한, 무시하고 and 무시해서.
///
/// Several predicates may share them, `~닫다,끄다[으면]`, and a hyphen follows what only begins endings:
/// `으시-`, 습니-. An ending is named as dictionaries name it, in the form that stands after 받다, which tells what
/// it goes after: 아서, 았기 and 아- after the stem joined with 아 or 어; 으면, ㄴ, ㄹ and ㅁ after 으 where there is
/// a consonant before; 고, 지 and any other after the stem. A hyphen alone is the stem itself, whatever follows.
extension KoreanStem {
  /// The forms that a name with endings in brackets stands for; nil of a name without.
  static func named(_ name: Substring) -> Beginnings? {
    guard name.utf8.last == UInt8(ascii: "]"),
      let bracket = name.utf8.firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    let endings = name[name.utf8.index(after: bracket)...].dropLast().split(separator: ",")
    var forms: Beginnings = ([], [])
    for predicate in name[..<bracket].split(separator: ",") {
      guard let stem = stem(of: String(predicate)) else { continue }
      for ending in endings {
        let isOpen = ending.utf8.last == UInt8(ascii: "-")
        let letters = Array((isOpen ? ending.dropLast() : ending).unicodeScalars)
        let form = string(with(letters, after: stem))
        if isOpen { forms.open.append(form) } else { forms.whole.append(form) }
      }
    }
    return forms
  }

  /// Whether a word is a form of a predicate that is named with endings or without.
  static func isForm(_ word: String, of name: ArraySlice<UInt8>) -> Bool {
    guard mayBegin(word, with: name) else { return false }
    let (open, whole) = beginnings(of: String(decoding: name, as: UTF8.self))
    return whole.contains(word) || open.contains(where: word.utf8.hasPrefix)
  }

  /// Whether a word may be a form of a named predicate, by what the forms of each begin with: a glance.
  private static func mayBegin(_ word: String, with name: ArraySlice<UInt8>) -> Bool {
    guard let first = firstSyllable(of: word.utf8) else { return false }
    return anyPredicate(in: name) { predicate in
      guard let start = firstSyllable(of: predicate) else { return false }
      return start == first || !keepsFirst(predicate) && start.lead == first.lead
    }
  }

  /// What tells words that may be forms of a named predicate.
  static func openingKeys(of name: ArraySlice<UInt8>) -> [UInt32] {
    var keys: [UInt32] = []
    let isSure = anyPredicate(in: name) { predicate in
      guard keepsFirst(predicate), let first = firstSyllable(of: predicate) else { return true }
      keys.append(OpeningKeys.ofStem(first.scalar))
      return false
    }
    guard isSure else { return keys }
    let (open, whole) = beginnings(of: String(decoding: name, as: UTF8.self))
    return Set(open.map { OpeningKeys.ofStem($0.unicodeScalars.first!) })
      + whole.map { $0.utf8.fnv1a() }
  }

  /// Whether all forms of a predicate begin with the same syllable: 지우 and 지워 of 지우다; not 커 of 크다, 골라 of
  /// 고르다.
  private static func keepsFirst(_ predicate: ArraySlice<UInt8>) -> Bool {
    // A syllable is three bytes.
    switch predicate.count {
    case ..<9: false
    case 9: !predicate.dropFirst(3).starts(with: "르".utf8)
    default: true
    }
  }

  /// Whether something is so of one of the predicates before the endings.
  private static func anyPredicate(
    in name: ArraySlice<UInt8>, _ isSo: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let predicates = name.prefix { $0 != UInt8(ascii: "[") }
    return predicates.split(separator: UInt8(ascii: ",")).contains(where: isSo)
  }

  private static func firstSyllable(of bytes: some Sequence<UInt8>) -> KoreanSyllable? {
    var bytes = bytes.makeIterator()
    guard let first = bytes.next(), first >= 0xEA, first <= 0xED, let second = bytes.next(),
      let third = bytes.next()
    else { return nil }
    let value = UInt32(first & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return Unicode.Scalar(value).flatMap(KoreanSyllable.init)
  }

  /// A stem with the letters of an ending.
  private static func with(
    _ ending: [Unicode.Scalar], after stem: [KoreanSyllable]
  ) -> [KoreanSyllable] {
    guard let first = ending.first else { return stem }
    let syllables = ending.dropFirst().compactMap(KoreanSyllable.init)
    if let final = finals[first] { return closed(stem, by: final, after: syllables) }
    guard let start = KoreanSyllable(first) else { return stem }
    switch start.scalar {
    case "아", "았": return joined(stem, closedBy: start.final) + syllables
    case "으":
      guard let soft = softened(stem) else {
        return stem.last!.final == .l
          ? dropping(stem, before: syllables) : stem + [start] + syllables
      }
      return soft + syllables
    default: return afterStem(stem, [start] + syllables)
    }
  }

  /// ㄴ, ㄹ, ㅁ and ㅂ: 간 and 먹은, 어려운, 만든 and 만들.
  private static func closed(
    _ stem: [KoreanSyllable], by final: KoreanSyllable.Final, after rest: [KoreanSyllable]
  ) -> [KoreanSyllable] {
    if stem.last!.final == .l {
      return (final == .m ? stem.dropLast() + [withLM(stem.last!)] : closed(stem, by: final)) + rest
    }
    return closed(softened(stem) ?? stem + said("으"), by: final) + rest
  }

  /// 지워, 지웠: what 아 is joined in, with what closes it.
  private static func joined(
    _ stem: [KoreanSyllable], closedBy final: KoreanSyllable.Final
  ) -> [KoreanSyllable] {
    let joined = joined(stem)
    return final == .none ? joined : closed(joined, by: final)
  }

  /// 받습니다 and 갑니다, 받는다 and 간다, 만드는, 마요.
  private static func afterStem(
    _ stem: [KoreanSyllable], _ ending: [KoreanSyllable]
  ) -> [KoreanSyllable] {
    let isOpen = stem.last!.final == .none || stem.last!.final == .l
    switch ending[0].scalar {
    case "습" where isOpen: return closed(stem, by: .b) + ending.dropFirst()
    case "는" where isOpen && ending.count > 1 && ending[1].scalar == "다":
      return closed(stem, by: .n) + ending.dropFirst()
    case "에"
    where stem.last!.scalar == "이" && stem.count > 1 && stem[stem.count - 2].final == .none:
      return stem.dropLast() + said("예") + ending.dropFirst()
    default: return dropping(stem, before: ending)
    }
  }

  /// A stem in ㄹ without it before ㄴ and ㅅ, and 말다 before 라 and 요 as well.
  private static func dropping(
    _ stem: [KoreanSyllable], before ending: [KoreanSyllable]
  ) -> [KoreanSyllable] {
    guard stem.last!.final == .l, let first = ending.first else { return stem + ending }
    let drops =
      first.lead == leadOfN || first.lead == leadOfS
      || stem.last!.scalar == "말" && ["라", "요"].contains(first.scalar)
    return (drops ? stem.dropLast() + [stem.last!.open] : stem) + ending
  }

  /// 만듦
  private static func withLM(_ last: KoreanSyllable) -> KoreanSyllable {
    KoreanSyllable(Unicode.Scalar(last.open.scalar.value + 10)!)!
  }

  private static let leadOfN: UInt32 = 2
  private static let leadOfS: UInt32 = 9
  private static let finals: [Unicode.Scalar: KoreanSyllable.Final] = [
    "ㄴ": .n, "ㄹ": .l, "ㅁ": .m, "ㅂ": .b,
  ]
}
