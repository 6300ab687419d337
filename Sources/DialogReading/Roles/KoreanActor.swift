import DialogLocales
internal import DialogSupport

/// Somebody else than those who are spoken to who does something in a Korean sentence: 기사님이 호출을 취소했습니다.
public struct KoreanActor: Sendable {
  /// What they are called, without the particle.
  public let name: String
  /// Whether they do it to those who are spoken to: 회원님을 차단하여.
  public let actsOnYou: Bool
  /// Whether it is told of a noun what they did with it: 선생님이 보낸 알림장.
  public let isOfNoun: Bool
  /// The English verbs for it, in the past.
  private let verbs: [String]

  /// Nil of a sentence in which nobody is told for sure, or in which those who are spoken to do something.
  ///
  /// - Parameters:
  ///   - sentence: with U+FFFC for each value, and the particles that agree with values.
  ///   - concepts: what it says of concepts.
  public init?(_ sentence: String, _ concepts: ConceptReading?) {
    let words = sentence.split(separator: " ").map(String.init)
    guard !words.contains(where: \.isYou), !words.contains(where: \.isUnclear),
      let place = words.indices.first(where: { words.hasActor(at: $0, concepts) }),
      let deed = words[(place + 1)...].indices.first(where: {
        words.tellsDeed(at: $0) || words.opensWithDeed(at: $0, after: place)
      }),
      let verbs = words[deed].koreanDeed,
      !words[(place + 1)..<deed].contains(where: \.isAdnominal)
    else { return nil }
    isOfNoun = words[deed].isAdnominal
    // 친구가 보낸 사진을 전송했습니다: those who are spoken to may do the same.
    if isOfNoun, words.last?.koreanDeed == verbs { return nil }
    name = words[place].withoutSubject(after: place > 0 ? words[place - 1] : nil)
    actsOnYou = words[(place + 1)..<deed].contains { word in
      you.contains { you in objects.contains { word == you + $0 } }
    }
    self.verbs = verbs
  }

  /// Whether English words tell that those who are spoken to do it: you have blocked, you canceled.
  ///
  /// - Parameter words: of a sentence, in lower case.
  public func isYou(inEnglish words: [String]) -> Bool {
    words.indices.contains { index in
      guard ["you", "you've", "you’ve"].contains(words[index]) else { return false }
      let verb = words[(index + 1)...].first { !adverbs.contains($0) }
      return verb.map(verbs.contains) ?? false
    }
  }
}

extension [String] {
  /// Whether somebody who does something stands at a place: a title, a value or name with one, or a person.
  fileprivate func hasActor(at place: Int, _ concepts: ConceptReading?) -> Bool {
    let word = self[place]
    guard place < count - 1 else { return false }
    if ["님이", "님께서", "씨가"].contains(where: word.hasSuffix) {
      return word.count > 2 || place > 0
    }
    guard word.hasSuffix("이") || word.hasSuffix("가") else { return false }
    if others.contains(String(word.dropLast())) { return true }
    let end = self[...place].joined(separator: " ").utf8.count
    let start = end - word.utf8.count
    return concepts?.places.contains { found in
      ConceptGroup.people.contains(found.concept) && found.range.lowerBound >= start
        && found.range.upperBound <= end
    } ?? false
  }
}

extension [String] {
  /// Whether a listed verb tells at a place what is done: 취소했습니다, and 취소를 했습니다, but not 취소 수수료가.
  fileprivate func tellsDeed(at place: Int) -> Bool {
    guard self[place].koreanDeed != nil else { return false }
    let isObject = ["을", "를"].contains(where: self[place].hasSuffix)
    return self[place].tellsDeed || isObject && place + 1 < count && self[place + 1].hasPrefix("했")
  }
}

extension [String] {
  /// Whether the word after an actor tells what was done with the noun after it.
  fileprivate func opensWithDeed(at place: Int, after actor: Int) -> Bool {
    place == actor + 1 && self[place].koreanDeed != nil && self[place].isAdnominal
  }
}

extension String {
  fileprivate var isYou: Bool {
    let isOwn = ["내가", "제가", "우리가", "저희가", "본인이", "직접"].contains(self)
    return isOwn || you.contains { you in subjects.contains { self == you + $0 } }
  }

  fileprivate var isUnclear: Bool { unclear.contains(where: contains) }

  fileprivate var isAdnominal: Bool {
    KoreanInflection(self).map { $0.ending.sense == .adnominal } ?? false
  }

  /// Whether it is a verb: 취소했습니다, 차단하여.
  fileprivate var tellsDeed: Bool {
    guard let inflection = KoreanInflection(trimmed) else {
      return hasSuffix("하여") || hasSuffix("해서")
    }
    return inflection.ending.sense != .adnominal && inflection.ending.sense != .nominal
  }

  /// The English verbs for what it tells.
  fileprivate var koreanDeed: [String]? {
    koreanDeeds.first { $0.stems.contains(where: utf8.hasPrefix) }?.verbs
  }

  fileprivate func withoutSubject(after before: String?) -> String {
    let particle = ["께서", "이", "가"].first(where: hasSuffix) ?? ""
    let name = String(dropLast(particle.count))
    return name.count < 2 ? [before, name].compactMap(\.self).joined(separator: " ") : name
  }
}

// By hand.

private let you = ["회원님", "고객님", "당신", "사용자님", "손님"]
private let objects = ["을", "에게", "께", "한테", "의", "과"]
private let subjects = ["이", "께서", "은"]
private let others = ["상대방", "상대", "라이더", "관리자", "판매자", "구매자", "방장", "주최자", "담당자"]
/// What stands in English between those who are spoken to and what they did.
private let adverbs: Set<String> = ["have", "just", "already", "also", "recently"]
/// Parts of words by which somebody gets something or has it done, or which join what others do.
private let unclear = ["받", "당하", "당했", "되었", "됐", "함께", "같이", "대신", "덕분", "요청으로", "부탁으로"]

private let koreanDeeds: [(stems: [String], verbs: [String])] = [
  ("요청 부탁", "asked requested"), ("초대", "invited"), ("신고", "reported"),
  ("추천", "recommended suggested"),
  ("언급", "mentioned"), ("보냈 보내 보낸 전송 송금", "sent"), ("빌려", "lent"), ("공유", "shared"),
  ("답장 답변", "replied answered"), ("승인", "approved"), ("반려 거절 거부", "rejected declined refused"),
  ("취소", "canceled cancelled"), ("수락", "accepted"), ("차단", "blocked"), ("팔로우", "followed"),
  ("삭제 지웠 제거", "deleted removed"), ("등록", "registered"), ("작성", "wrote written"),
  ("변경 수정", "changed edited updated"), ("픽업", "picked"), ("출발", "left departed"), ("도착", "arrived"),
  ("완료 마쳤", "completed finished"), ("시작", "started"), ("참여", "joined"), ("나갔", "left"),
  ("저장", "saved"),
  ("업로드 올렸 올린", "uploaded posted"), ("결제", "paid"), ("구매", "bought purchased"),
  ("반납 반품", "returned"),
  ("예약", "booked reserved"), ("주문", "ordered"), ("전달", "forwarded delivered"),
  ("배정 지정", "assigned"),
  ("잠갔", "locked"), ("전화", "called"), ("조퇴", "left"), ("퇴장", "left"), ("평가", "rated"),
].map { ([String].words($0), [String].words($1)) }
