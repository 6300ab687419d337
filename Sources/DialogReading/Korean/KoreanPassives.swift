public import DialogLocales

extension KoreanText {
  /// Each object of a verb that has none, as something is done to its subject: 사진을 삭제되었습니다.
  public var objectsOfPassives: [KoreanParticle.WrongForm] {
    sentences.compactMap { sentence in
      guard let verb = sentence.words.lastIndex(where: { !$0.text.isAuxiliary }),
        sentence.words[verb].text.isPassive
      else { return nil }
      let before = sentence.words[..<verb].reversed().drop { $0.text.isAdverbial }
      guard let object = before.first, !object.isQuoted, let noun = object.text.objectOfTwo else {
        return nil
      }
      let end = object.range.upperBound
      return KoreanParticle.WrongForm(
        word: noun, right: KoreanParticle.subject.form(after: noun), range: end - 3..<end)
    }
  }
}

extension String {
  /// 않았습니다 after 삭제되지.
  fileprivate var isAuxiliary: Bool { hasPrefix("않") }

  /// A noun of two syllables or more with 되다, as sentences end, or as its denial begins: not 받게 됩니다.
  fileprivate var isPassive: Bool {
    guard let ending = passiveEndings.first(where: utf8.hasSuffix) else { return false }
    let noun = dropLast(ending.count)
    return noun.count > 1 && !noun.hasSuffix("게") && noun != "잘못"
      && noun.unicodeScalars.allSatisfy(\.isHangulSyllable)
  }

  /// Where, when or how something is done, without a verb of its own.
  fileprivate var isAdverbial: Bool {
    adverbs.contains(self)
      || count > 1 && particles.contains(where: utf8.hasSuffix) && !hasSuffix("므로")
  }

  /// The noun of two syllables or more before 을 or 를.
  fileprivate var objectOfTwo: String? {
    guard hasSuffix("을") || hasSuffix("를"), count > 2,
      unicodeScalars.allSatisfy(\.isHangulSyllable)
    else { return nil }
    return String(dropLast())
  }
}

private let passiveEndings = [String].forms(
  "되다[었습니다,았습니다,습니다,었어요,았어요,아요,지,었습니까,습니까]")
private let particles = ["에서", "에", "으로", "로", "에게", "께", "까지", "부터"]
private let adverbs: WordSet = .words("이미 곧 모두 다시 아직 함께 영구히 완전히 방금 이 그 해당 다른 내 새")
