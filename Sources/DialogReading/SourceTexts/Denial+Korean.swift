extension Denial {
  /// What a Korean sentence denies, by the predicate that it ends in: 저장되지 않았습니다, 열 수 없습니다, 누르지 마세요. That
  /// something is not there, 없습니다, others say in many ways.
  init(ofKorean sentence: String) {
    let words = sentence.split(separator: " ").map { String($0).trimmingMarks }
    let denied = words.dropLast().last ?? ""
    let last = words.last ?? ""
    let isUnable = ["수", "수는", "수가"].contains(denied) && last.hasPrefix("없")
    let stem = denied.hasSuffix("는") ? denied.dropLast() : denied[...]
    let isDenied = stem.hasSuffix("지") && ["않", "못"].contains { last.hasPrefix($0) }
    let isForbidden = denied.hasSuffix("지") && forbidding.begin(last)
    guard isUnable || isDenied || isForbidden, !last.isOfClause else {
      let isLeftOut = words.sayWithout
      self.init(isLeftOut ? .sure : .none, saysWithout: isLeftOut)
      return
    }
    let before = words.dropLast(2)
    let turning = before.filter(\.mayTurn)
    let affirms = words.contains(where: affirming.begin)
    // What cannot be done if something is so may be said of when it can be, but hardly with if.
    let isSurelyUnable = isUnable && !affirms && turning.allSatisfy(\.isCondition)
    self.init(
      affirms || !turning.isEmpty ? .unclear : .sure, turned: Denial.turned(inKorean: words),
      modality: isSurelyUnable && !sentence.contains("수 있") ? .can : nil)
  }

  /// What others may turn round of what a sentence denies; of what is not known whatever there is.
  private static func turned(inKorean words: [String]) -> Set<TurnedDenial> {
    turnedRoots.first { roots, _ in words.contains(where: roots.begin) }?.turned
      ?? TurnedDenial.anyButKept
  }
}

extension [String] {
  /// Whether they say that something is done without something else: 저장하지 않고 나가기; not 멈추지 않고.
  fileprivate var sayWithout: Bool {
    zip(self, dropFirst()).contains { word, next in
      next == "않고" && word.hasSuffix("지") && !affirming.begin(word) && !going.begin(word)
    }
  }
}

extension String {
  fileprivate var trimmingMarks: String {
    String(self.reversed().drop { ".!。?…\"'’”)".contains($0) }.reversed())
  }

  /// Whether a predicate does not end its sentence: 않으면, 없으므로.
  fileprivate var isOfClause: Bool {
    !["다", "요", "오", "음", "함"].contains { hasSuffix($0) }
  }

  /// Whether it ends a condition, or says from how much on.
  fileprivate var isCondition: Bool { hasSuffix("면") || self == "이상" }

  /// Whether a word before the predicate limits or turns what is denied: 하면, 까지, 만, 전에.
  fileprivate var mayTurn: Bool {
    limiting.contains { self == $0 || utf8.count > 6 && hasSuffix($0) }
      || ["않", "못", "없", "안"].contains { hasPrefix($0) }
  }
}

/// Ends of words that limit a denial or join it to something else.
private let limiting = [
  "면", "까지", "까지는", "만", "밖에", "전에", "전에는", "한", "도록", "지만", "야", "때", "때는", "아직", "외에는", "없이",
  "이상", "뿐",
]

private let forbidding = KoreanStems("말다[으세요,으시기,으십시오,아]")

/// What a sentence of forbidding tells people to do all the same.
private let affirming = KoreanStems("잊다 놓치다 걱정 염려 망설 주저 미루다 포기")

/// What is done all the while where it is not.
private let going = KoreanStems("멈추다 쉬다 그치다 빠지다 빠뜨리다 늦다 가리다 아끼다 지체 움직이다 끊기다")

extension TurnedDenial {
  /// All that a word tells by being there.
  public static let anyButKept: Set<TurnedDenial> = [
    .difference, .limit, .reversal, .connection, .removal, .validity, .cost, .freedom,
    .availability, .fullness, .currency, .editing, .service, .finding, .access, .presence,
    .publicity, .acceptance, .visibility, .shutting,
  ]
}

private let turnedRoots: [(roots: KoreanStems, turned: Set<TurnedDenial>)] = [
  (KoreanStems("되돌리다 복구 복원 취소"), [.reversal]),
  (KoreanStems("삭제 지우다 지워지다 저장 전송 보내다"), [.removal]),
  (KoreanStems("일치 맞다"), [.difference, .validity]), (KoreanStems("연결"), [.connection]),
  (KoreanStems("찾다"), [.finding, .presence]),
  (KoreanStems("열다 열리다 영업 운영 개장"), [.access, .availability, .shutting]),
]

extension Denial {
  /// Whether the words of a button’s title say that something is not to be done: 다시 보지 않기.
  static func isSaid(byKoreanButton words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return ["않기", "않음"].contains(last) && words[words.count - 2].hasSuffix("지")
      || ["함", "하기"].contains(last) && words[words.count - 2] == "안"
  }
}
