import DialogFindings
import DialogRules
import Testing

/// What is found where the source is Korean: its English translation is held against it, and others
/// against that.
struct OtherSourceTests {
  /// A message in Korean, which is the source, and in other languages: `⟦…⟧` around what is found.
  struct Texts: Sendable, CustomStringConvertible {
    let rule: String
    let says: String
    let texts: [String]
    let parameters: String

    init(_ rule: String, _ says: String, _ texts: String..., with parameters: String = "") {
      self.rule = rule
      self.says = says
      self.texts = texts
      self.parameters = parameters
    }

    var description: String { texts.joined(separator: " / ") }

    var file: String {
      """
      project P {
        source ko
        locales \(texts.map { $0.replacing("⟦", with: "").prefix(2) }.joined(separator: ", "))
      }
      alert A\(parameters) {
        purpose problem
        title "N"
        message {
          \(texts.joined(separator: "\n    "))
        }
        button ok
      }
      """
    }
  }

  static let faulty = [
    Texts(
      "l10n/polarity", "원본은 부정하는데(‘삭제하면 되돌릴 수 없습니다.’)",
      #"ko "삭제하면 되돌릴 수 없습니다.""#, #"en "⟦You can restore it after you delete it.⟧""#),
    Texts(
      "l10n/meaning", "원본은 ‘48시간’인데 번역은 ‘days’",
      #"ko "링크는 48시간 뒤에 만료됩니다.""#, #"en "The link expires after 48 ⟦days⟧.""#),
    Texts(
      "l10n/meaning", "원본에서는 {b} 쪽이 하고 {a} 쪽이",
      #"ko "{b} 님이 {a} 님을 초대했습니다.""#, #"en "⟦{a}⟧ invited {b}.""#,
      with: "(a: String, b: String)"),
    Texts(
      "l10n/numbers", "원본의 숫자는 50이 아닙니다(30)",
      #"ko "배터리가 30% 남았습니다.""#, #"en "You have ⟦50⟧% of battery left.""#),
    Texts(
      "l10n/omission", "원본에는 때나 조건이 없습니다",
      #"ko "모든 진행 상황이 사라지게 됩니다.""#,
      #"en "⟦If you leave the game now, your progress will be lost.⟧""#),
    Texts(
      "l10n/statement", "원본은 앞으로의 일인데",
      #"ko "주문은 내일 배송될 예정입니다.""#, #"en "⟦Your order was delivered.⟧""#),
    // Another language is held against the English text, and the source is quoted.
    Texts(
      "l10n/polarity", "원본은 부정하는데(‘삭제하면 되돌릴 수 없습니다.’)",
      #"ko "삭제하면 되돌릴 수 없습니다.""#, #"en "You can’t undo this after you delete it.""#,
      #"ja "⟦削除しても取り消せます。⟧""#),
    // Where the English text is wrong, others are not held against it.
    Texts(
      "l10n/polarity", "원본은 부정하는데(‘삭제하면 되돌릴 수 없습니다.’)",
      #"ko "삭제하면 되돌릴 수 없습니다.""#, #"en "⟦You can restore it after you delete it.⟧""#,
      #"ja "削除すると取り消せません。""#),
  ]

  @Test(
    "what a translation says otherwise than a Korean source is told of the translation",
    arguments: faulty)
  func isTold(texts: Texts) {
    let (text, ranges) = unmark(texts.file)
    let found = findings(in: text).filter {
      $0.rule.name.hasPrefix("l10n/") && $0.rule != "l10n/missing"
    }
    let isRight =
      found.map(\.rule.name) == [texts.rule] && found.map(\.range.bytes) == ranges
      && found[0].message.korean.contains(texts.says)
    #expect(isRight, "\(found.map(\.message.korean)) \(drawn(found, in: text))")
  }
}
