import DialogLocales

/// Stems of one syllable that many other words begin with, those that end in a vowel or ㄹ most often: 열쇠 is no
/// form of 열다, 사진 none of 사다, 작업 none of 작다. Their forms are told by their endings.
enum KoreanShortStem {
  typealias Syllables = [KoreanSyllable]

  /// How the forms of a stem begin that leave it as it is: 열고, 열면 and 열어 of 열다; the stem alone of 받다 and
  /// 되돌리다, which begin little else.
  static func beginnings(of stem: Syllables) -> [String] {
    guard isShort(stem) else { return [KoreanStem.string(stem)] }
    switch stem[0].final {
    case .none: return forms(of: stem, with: endingsAfterVowels)
    case .l: return joinedForms(of: stem) + forms(of: stem, with: endingsAfterL)
    default: return joinedForms(of: stem) + forms(of: stem, with: endingsAfterConsonants)
    }
  }

  /// How the forms begin of a stem that 아 or 어 was joined with: 꺼 of 끄다; 사서 and 사도 of 사다, which it leaves
  /// as it was.
  static func beginnings(ofJoined joined: Syllables, after stem: Syllables) -> [String] {
    isShort(stem) && joined == stem
      ? forms(of: joined, with: endingsOfJoined) : [KoreanStem.string(joined)]
  }

  /// Those of some whole forms that are no nouns: 산 is no form of 사다 to be told, 지침 none of 지치다.
  static func unambiguous(_ forms: [String]) -> [String] {
    forms.filter { !nouns.contains($0) }
  }

  private static func isShort(_ stem: Syllables) -> Bool {
    guard stem.count == 1 else { return false }
    return stem[0].final == .none || stem[0].final == .l || isAmbiguous(stem[0].scalar)
  }

  private static func joinedForms(of stem: Syllables) -> [String] {
    let joined = KoreanStem.joined(stem)
    return [KoreanStem.string(joined), KoreanStem.string(KoreanStem.closed(joined, by: .ss))]
  }

  private static func forms(of stem: Syllables, with endings: [String]) -> [String] {
    let start = KoreanStem.string(stem)
    return unambiguous(endings.map { start + $0 })
  }

  /// Those in other consonants: 작업, 적용, 높이, 낮, 남쪽.
  private static func isAmbiguous(_ stem: Unicode.Scalar) -> Bool {
    "작적높깊넓낮남접".unicodeScalars.contains(stem)
  }

  /// What comes after every stem, of the endings that `KoreanEnding` has in full.
  private static let endings = [String].words(
    "고 기 지 게 겠 거나 거든 군 던 더 도록 다가 다면 다고 다니 답니 대요 자마 죠 잖 라고 라면")
  /// With those that need 으 after consonants, and those before which stems lose ㄹ.
  private static let endingsAfterVowels =
    endings + .words("면 며 려 므로 는 니 네 나요 시 십 세 셔 셨 오 어 었 아 았 여 였")
  private static let endingsAfterL = endings + .words("면 며 려 므로 까 래 걸")
  private static let endingsAfterConsonants = endings + .words("으 은 을 음 습 는 네 나요")
  /// What comes after 아 and 어, 지다 and 주다 among it.
  private static let endingsOfJoined = [String].words("서 도 야 요 라 져 졌 진 질 짐 집 주 줘 줬 봐 보 버 있")
  /// Nouns that look like such forms.
  private static let nouns: WordSet = .words(
    """
    가지 가도 기지 나도 나라 나서 두세 두시 비고 비기 비니 비시 비오 나아 사고 사기 사는 산 판 빔 쌀 사시 사아 사여 사지 사진 세기 시기 이름 자기 자서 자아 자여 적지 지침 차고 차기 차지 크기
    """)
}
