import DialogLocales
import DialogSupport

extension Enumeration {
  /// What a Korean sentence lists: nouns that particles, words or commas join, deeds between which one may choose, and
  /// three and more properties or deeds that are so at once.
  ///
  /// - Parameters:
  ///   - sentence: in lower case, without the mark at its end.
  ///   - index: where it stands among those of its text.
  public static func inKorean(_ sentence: String, inSentence index: Int) -> [Enumeration] {
    let words = sentence.split(separator: " ").map(KoreanListWord.init)
    return [
      KoreanListWord.longestRun(of: .noun, in: words).flatMap { places in
        let isClear = places.count > 1 || words.joinTwoNouns(at: places[0])
        return isClear
          ? Enumeration(
            items: places.count + 1, .things, inSentence: index,
            joint: words[places.last!].conjunction) : nil
      },
      KoreanListWord.longestRun(of: .choice, in: words).map {
        Enumeration(items: $0.count + 1, .clauses, inSentence: index)
      },
      KoreanListWord.longestRun(of: .clause, in: words).flatMap {
        Enumeration(items: $0.count + 1, $0.count > 1 ? .clauses : .deeds, inSentence: index)
      },
    ].compactMap(\.self)
  }
}

/// A word of a Korean sentence, and what it joins to the next one.
private struct KoreanListWord {
  let text: String
  let hasComma: Bool

  enum Joint { case noun, choice, clause }

  init(_ word: Substring) {
    hasComma = word.hasSuffix(",")
    text = String(hasComma ? word.dropLast() : word)
  }

  /// Nil of a word that joins nothing, for what is known.
  var joint: Joint? {
    if nounJoints.contains(text) { return .noun }
    guard text.unicodeScalars.count > 1 else { return nil }
    if text.hasSuffix("거나") { return .choice }
    if text.hasSuffix("이나") || text.hasSuffix("이랑") || endsInAnd { return hasComma ? nil : .noun }
    if text.hasSuffix("고") {
      return otherGo.contains(where: text.hasSuffix) || text == "그리고" ? nil : .clause
    }
    return hasComma && (!endsLikeNoNoun || text == "좋아요") ? .noun : nil
  }

  /// What it says of the nouns before and after it; nil of a comma.
  var conjunction: Enumeration.Joint? {
    if hasComma { return nil }
    return text == "또는" || text == "혹은" || text.hasSuffix("이나") ? .or : .and
  }

  /// 와 after a vowel, 과 after a consonant; not 결과, 사과.
  private var endsInAnd: Bool {
    let scalars = Array(text.unicodeScalars)
    guard let before = KoreanSyllable(scalars[scalars.count - 2]) else {
      return text.hasSuffix("와") || text.hasSuffix("과")
    }
    if text.hasSuffix("와") { return before.final == .none }
    return text.hasSuffix("과") && before.final != .none && !otherGwa.contains(where: text.hasSuffix)
  }

  /// Whether it ends as particles and verbs do.
  var endsLikeNoNoun: Bool {
    endings.contains { text.utf8.hasSuffix($0) }
      && !nounsThatEndSo.contains { text.utf8.hasSuffix($0) }
  }

  /// The words of a sentence after each of which something is joined, those that follow one another most often.
  static func longestRun(of joint: Joint, in words: [KoreanListWord]) -> [Int]? {
    var (longest, run): ([Int], [Int]) = ([], [])
    for (index, word) in words.enumerated() where word.joint == joint {
      let next = index + 1 < words.count ? words[index + 1].text : ""
      if joint == .clause, helpers.contains(where: next.hasPrefix) { continue }
      let isFar =
        run.last.map { last in
          index - last > farthest
            || joint == .noun && words[last + 1..<index].contains { $0.joint != nil }
        } ?? false
      if isFar { run = [] }
      if let last = run.last, joint == .noun, last == index - 1, nounJoints.contains(word.text) {
        continue
      }
      run.append(index)
      if run.count > longest.count { longest = run }
    }
    return longest.last.map { $0 + 1 < words.count } == true ? longest : nil
  }
}

extension [KoreanListWord] {
  /// Whether what follows a joint is another noun, and no one that something is done with: 서버와 연결, 친구와 대화.
  fileprivate func joinTwoNouns(at place: Int) -> Bool {
    let rest = self[(place + 1)...].prefix(farthest + 2)
    guard !self[place].hasComma, let last = rest.first(where: \.endsPhrase) else { return false }
    return !rest.prefix { $0.text != last.text }.contains { $0.joint != nil }
      && !rest.contains { word in mutual.contains { word.text.utf8.hasPrefix($0) } }
  }
}

extension KoreanListWord {
  /// Whether a particle shows what its noun is in the sentence.
  fileprivate var endsPhrase: Bool { particles.contains { text.utf8.hasSuffix($0) } }
}

/// How many words stand at most from one joint to the next.
private let farthest = 3

private let nounJoints: Set<String> = ["및", "또는", "혹은"]
/// What ends in 고 and is no part of a list: 있다고, 하려고.
private let otherGo = [
  "다고", "라고", "자고", "냐고", "려고", "말고", "고고", "보고", "광고", "사고", "창고", "신고", "경고", "참고", "최고", "재고",
  "예고", "않고",
  "가지고",
]
/// What goes with the verb before it: 기다리고 있다, 보고 싶다.
private let helpers = ["있", "싶", "나서", "나면", "말", "계", "보니"]
private let otherGwa = [
  "결과", "사과", "학과", "치과", "성과", "경과", "초과", "부과", "통과", "효과", "내과", "외과", "안과", "방과",
]
private let endings = [String].words(
  "고 면 서 며 만 은 는 이 가 을 를 에 로 게 도 니 까 다 요 지 데 든 나 려 자 라 뒤 후 때 전 중 시 의 와 과 거나 네 죠 오 녕 님")
private let nounsThatEndSo = [String].words(
  """
  카메라 문서 신청서 증명서 계약서 보고서 청구서 명세서 설명서 이력서 메시지 이미지 페이지 편지 지도 온도 습도 속도 사용자 담당자 관리자 문자 동의 회의 나이 높이 길이 휴가 \
  버전 사전 어머니 언니 과자 의자 모자 피자 바나나 라디오 비디오 오디오 가게 무게 화면 라면 마을 장바구니 주머니 강의 창고 요가
  """)
private let particles = [String].words("을 를 이 가 은 는 의 에 에서 로 도 만 에게")
/// What is done with somebody or something: no two things are listed before it.
private let mutual = [String].words(
  """
  연결 통신 대화 통화 공유 비교 거래 계약 약속 관계 차이 충돌 호환 일치 동기화 연동 교환 만남 만나 채팅 상담 협의 회의 사이 거리 경기 시합 싸움 같 함께 \
  같이 다르 다른 달리 관련 맞 동일 무관 친구 헤어 합의 협력 협업 비슷 유사 겹 어울 소통 인터뷰 면담 결합 병합 합치 분리 구분 구별 화상 영상 음성 있 없 \
  가까 멀 닮 결혼 이별 작별 경쟁 대결 겨루 놀 이야기 말 의논 상의 논의
  """)
