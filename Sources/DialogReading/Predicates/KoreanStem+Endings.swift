import DialogLocales

/// Predicates with some of their endings, as lists name them: `~무시하다[ㄴ,고,아서]` is 무시한, 무시하고 and 무시해서.
///
/// Several predicates may share them, `~닫다,끄다[으면]`, and a hyphen follows what only begins endings:
/// `으시-`, 습니-. An ending is named as dictionaries name it, in the form that stands after 받다, which tells what
/// it goes after: 아서, 았기 and 아- after the stem joined with 아 or 어; 으면, ㄴ, ㄹ and ㅁ after 으 where there is
/// a consonant before; 고, 지 and any other after the stem. A hyphen alone is the stem itself, whatever follows.
extension KoreanStem {
  /// The forms that a name with endings in brackets stands for; nil of a name without.
  static func named(_ name: Substring) -> Beginnings? {
    guard name.utf8.last == UInt8(ascii: "]") else { return nil }
    let letters = Array(name.unicodeScalars)
    guard let bracket = letters.firstIndex(of: "[") else { return nil }
    var forms = Beginnings()
    var start = 0
    while start < bracket {
      let end = letters[start..<bracket].firstIndex(of: ",") ?? bracket
      addForms(of: letters[start..<end - 1], with: letters[(bracket + 1)...], to: &forms)
      start = end + 1
    }
    return forms
  }

  /// Adds the forms of a predicate, without its 다, with each ending before the closing bracket.
  private static func addForms(
    of predicate: ArraySlice<Unicode.Scalar>, with endings: ArraySlice<Unicode.Scalar>,
    to forms: inout Beginnings
  ) {
    let predicate = StemBeforeEndings(predicate.compactMap(KoreanSyllable.init))
    var start = endings.startIndex
    while start < endings.endIndex {
      let end = endings[start...].firstIndex { $0 == "," || $0 == "]" }!
      let isOpen = end > start && endings[end - 1] == "-"
      let form = predicate.with(endings[start..<(isOpen ? end - 1 : end)])
      if isOpen { forms.open.append(form) } else { forms.whole.append(form) }
      start = end + 1
    }
  }
}

/// A stem, and what it is before 으, which all of its endings ask for.
private struct StemBeforeEndings {
  let stem: [KoreanSyllable]
  private let last: KoreanSyllable
  private let soft: [KoreanSyllable]?

  init(_ stem: [KoreanSyllable]) {
    self.stem = stem
    last = stem.last!
    soft = KoreanStem.softened(stem)
  }

  /// With the letters of an ending.
  func with(_ ending: ArraySlice<Unicode.Scalar>) -> String {
    let (stem, isJoined) = stem(before: ending)
    var text = String.UnicodeScalarView()
    for syllable in stem { text.append(syllable.scalar) }
    text.append(contentsOf: isJoined ? ending.dropFirst() : ending)
    return String(text)
  }

  /// What stands before an ending, and whether the first of its letters is joined with it.
  private func stem(
    before ending: ArraySlice<Unicode.Scalar>
  ) -> (stem: [KoreanSyllable], isJoined: Bool) {
    let isOpen = last.final == .none || last.final == .l
    switch ending.first {
    case nil: return (stem, false)
    case "ㄴ": return (closed(by: .n), true)
    case "ㄹ": return (closed(by: .l), true)
    case "ㅁ": return (closed(by: .m), true)
    case "ㅂ": return (closed(by: .b), true)
    case "아": return (KoreanStem.joined(stem), true)
    case "았": return (KoreanStem.closed(KoreanStem.joined(stem), by: .ss), true)
    case "으":
      if KoreanStem.endsInOwnSi(stem), ending.dropFirst().first.map(isOfSi) ?? false {
        return (stem.dropLast(), true)
      }
      if let soft { return (soft, true) }
      return last.final == .l ? (dropping(before: ending.dropFirst().first), true) : (stem, false)
    // 받습니다 and 갑니다, 받는다 and 간다
    case "습" where isOpen: return (KoreanStem.closed(stem, by: .b), true)
    case "는" where isOpen && ending.dropFirst().first == "다":
      return (KoreanStem.closed(stem, by: .n), true)
    // 오류예요
    case "에" where last.scalar == "이" && stem.dropLast().last?.final == KoreanSyllable.Final.none:
      return (stem.dropLast() + [KoreanSyllable("예")!], true)
    default: return (dropping(before: ending.first), false)
    }
  }

  /// Whether a syllable has 시 in it: 세, 셔, 셨, 십.
  private func isOfSi(_ scalar: Unicode.Scalar) -> Bool {
    KoreanSyllable(scalar).map { $0.lead == 9 && [.i, .e, .yeo].contains($0.vowel) } ?? false
  }

  /// ㄴ, ㄹ, ㅁ and ㅂ: 간 and 먹은, 어려운, 만든 and 만듦.
  private func closed(by final: KoreanSyllable.Final) -> [KoreanSyllable] {
    if last.final == .l { return KoreanStem.closed(stem, by: final == .m ? .lm : final) }
    return KoreanStem.closed(soft ?? stem + [KoreanSyllable("으")!], by: final)
  }

  /// A stem in ㄹ without it before ㄴ and ㅅ, and 말다 before 라 and 요 as well.
  private func dropping(before next: Unicode.Scalar?) -> [KoreanSyllable] {
    guard last.final == .l, let next, let first = KoreanSyllable(next) else { return stem }
    // ㄴ and ㅅ, as Unicode counts them
    let drops = [2, 9].contains(first.lead) || last.scalar == "말" && ["라", "요"].contains(next)
    return drops ? stem.dropLast() + [last.open] : stem
  }
}
