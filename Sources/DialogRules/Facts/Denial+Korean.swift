import DialogReading

extension Denial {
  /// What a Korean sentence denies, by the predicate that it ends in: 저장되지 않았습니다, 열 수 없습니다, 누르지 마세요. That
  /// something is not there, 없습니다, others say in many ways.
  init(ofKorean sentence: String) {
    let words = sentence.split(separator: " ").map { String($0).trimmingMarks }
    let denied = words.dropLast().last ?? ""
    let last = words.last ?? ""
    let isUnable = ["수", "수는", "수가"].contains(denied) && last.hasPrefix("없")
    let isDenied =
      denied.hasSuffix("지") && ["않", "못"].contains { last.hasPrefix($0) }
      || denied.hasSuffix("지는") && last.hasPrefix("않")
    let isForbidden =
      denied.hasSuffix("지") && ["마세요", "마십시오", "말아 주세요", "마시기"].contains { last.hasPrefix($0) }
    guard isUnable || isDenied || isForbidden, !last.isOfClause else {
      self.init(kind: .none, turned: [], modality: nil)
      return
    }
    let before = words.dropLast(2)
    let isTurned =
      before.contains(where: \.mayTurn) || affirming.contains(where: sentence.contains)
    self.init(
      kind: isTurned ? .unclear : .sure, turned: Denial.turned(inKorean: sentence),
      modality: isUnable && !isTurned && !sentence.contains("수 있") ? .can : nil)
  }

  private init(kind: Kind, turned: Set<TurnedDenial>, modality: Modality?) {
    (self.kind, self.turned, self.modality, saysWithout) = (kind, turned, modality, false)
  }

  /// What others may turn round of what a sentence denies; of what is not known whatever there is.
  private static func turned(inKorean sentence: String) -> Set<TurnedDenial> {
    for (roots, turned) in turnedRoots where roots.contains(where: sentence.contains) {
      return turned
    }
    return anyTurned
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

  /// Whether a word before the predicate limits or turns what is denied: 하면, 까지, 만, 전에.
  fileprivate var mayTurn: Bool {
    ["면", "까지", "까지는", "만", "밖에", "전에", "전에는", "한", "도록", "지만", "야", "때", "때는", "아직", "말고", "외에는",
     "않고", "없이", "이상", "뿐", "하기"].contains { self == $0 || utf8.count > 6 && hasSuffix($0) }
      || ["않", "못", "없", "안"].contains { hasPrefix($0) }
  }
}

/// What a sentence of forbidding tells people to do all the same: 잊지 마세요.
private let affirming = ["잊지", "놓치지", "걱정", "염려", "망설", "주저", "미루지", "포기"]

private let anyTurned: Set<TurnedDenial> = [
  .difference, .limit, .reversal, .connection, .removal, .validity, .cost, .freedom, .availability, .fullness,
  .currency, .editing, .service, .finding, .access, .presence, .publicity, .acceptance, .visibility, .shutting,
]

private let turnedRoots: [(roots: [String], turned: Set<TurnedDenial>)] = [
  (["되돌", "복구", "복원", "취소할"], [.reversal]),
  (["삭제되", "삭제하", "지워지", "저장되", "저장하", "전송되", "보내지"], [.removal]),
  (["일치", "맞지", "다르"], [.difference, .validity]),
  (["연결"], [.connection]), (["찾"], [.finding, .presence]),
  (["열 수", "열리지"], [.access, .availability, .shutting]),
]
