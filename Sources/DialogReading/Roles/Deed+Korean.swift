import DialogLocales
internal import DialogSupport

extension Deed {
  /// What a sentence in Korean tells that somebody has done to those who are spoken to: {a} 님이 회원님을 초대했습니다, 의사
  /// 선생님이 회원님의 검사 결과를 확인했습니다.
  ///
  /// Nil where that is not certain.
  ///
  /// - Parameters:
  ///   - sentence: with U+FFFC for each value, and the particles that agree with values.
  ///   - concepts: what it says of concepts.
  public init?(korean sentence: String, _ concepts: ConceptReading?) {
    let words = sentence.split(separator: " ").map(String.init)
    guard let actor = Deed.actor(in: words, concepts),
      !words.contains(where: { word in KoreanDeeds.unclear.contains { word.contains($0) } }),
      sentence.contains("고 있") || Predicate(ofKorean: LoweredText(sentence)).contains(.past),
      let other = words[actor.end...].dropLast().lazy.compactMap(Deed.part).first
    else { return nil }
    self.init(
      actor: actor.party, others: [Other(party: .you, role: other)], verb: "")
  }

  /// Who does it: what a sentence begins with, up to its particle.
  private static func actor(
    in words: [String], _ concepts: ConceptReading?
  ) -> (party: Party, end: Int)? {
    guard words.count > 3, let place = words.prefix(3).firstIndex(where: \.isKoreanSubject) else {
      return nil
    }
    if words[0].hasPrefix("\u{FFFC}") {
      return place < 2 ? (.value(0), place + 1) : nil
    }
    let end = words[...place].joined(separator: " ").utf8.count
    let person = concepts?.places.first { found in
      ConceptGroup.people.contains(found.concept) && found.range.upperBound <= end
    }
    if let person { return (.person(words[0], person.concept), place + 1) }
    // 팀장님이
    let isTitle =
      place == 0 && ["님이", "님께서"].contains(where: words[0].hasSuffix)
      && !KoreanDeeds.you.contains(where: words[0].hasPrefix)
    if isTitle { return (.name(words[0]), 1) }
    // 민수 님이
    let isName = place == 1 && KoreanDeeds.honorifics.contains { words[1].hasPrefix($0) }
    return isName ? (.name(words[0]), 2) : nil
  }

  /// What those who are spoken to are to a deed, where a word names them.
  private static func part(_ word: String) -> RoleWords.Role? {
    guard let you = KoreanDeeds.you.first(where: word.hasPrefix) else { return nil }
    return KoreanDeeds.parts[String(word.dropFirst(you.count))]
  }
}

extension String {
  fileprivate var isKoreanSubject: Bool {
    KoreanDeeds.subjects.contains { hasSuffix($0) }
  }
}

/// By hand.
private enum KoreanDeeds {
  static let subjects = ["님이", "님께서", "씨가", "님은", "께서", "이", "가"]
  static let honorifics = ["님", "씨"]
  static let you = ["회원님", "고객님", "당신"]
  static let parts: [String: RoleWords.Role] = [
    "의": .owner, "을": .object, "에게": .object, "께": .object, "한테": .object, "과": .object,
  ]
  /// Parts of words by which somebody gets something, is asked for it, or has it done.
  static let unclear = [
    "받", "당하", "당했", "되었", "됐", "요청", "부탁", "추천", "위해", "대신", "덕분", "통해", "도록", "때문",
  ]
}
