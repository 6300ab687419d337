import DialogFindings
import DialogReading

extension Rule {
  static let buttonTitleLength = Rule(
    "button/title-length", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2019("Give alert buttons succinct, logical titles."),
      .alerts2024("Buttons: Create succinct, logical button titles."),
    ],
    summary: Message(
      en: "a button title is one or two words", ko: "버튼 제목은 한두 단어로 씁니다"),
    reason: Message(
      en: """
        Buttons are read at a glance, and a long title wraps or is cut. Three words are let pass; \
        articles, “as” and the particles of verbs (Sign Out, Turn On) are not counted, prepositions \
        are (Open in Safari is three). In Korean a number with its counter and a verb with its \
        auxiliary are one word, and up to twelve syllables are a note; so are four words in a sheet, and \
        more where they tell it from a choice that has two words in common.
        """,
      ko: """
        버튼은 한눈에 읽습니다. 긴 제목은 줄이 바뀌거나 잘립니다. 세 단어까지는 지적하지 않습니다. 영어의 관사와 as, 동사에 \
        딸린 말(Sign Out의 Out, Turn On의 On)은 세지 않고, 전치사는 셉니다(Open in Safari는 세 단어). 한국어에서는 \
        ‘한 시간’이나 ‘보지 않기’를 한 단어로 세고, 열두 글자까지는 가볍게만 알립니다. 동작 시트의 네 단어와, 두 단어 이상 \
        같은 선택지와 구별하는 더 긴 제목도 가볍게만 알립니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          button delete { en "⟦Delete Album and Photos Forever⟧"  ko "앨범 삭제" } destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert DeleteAlbum {
          purpose destructive
          title "이 앨범을 삭제할까요?"
          button delete "⟦앨범과 사진을 모두 영구적으로 삭제⟧" destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert LocationAccess {
          purpose permission
          title "위치를 사용하시겠습니까?"
          button allow "앱을 사용하는 동안 허용"
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          purpose permission
          title { en "Sign out of iCloud?"  ko "iCloud에서 로그아웃할까요?" }
          button signOut { en "Sign Out of iCloud"  ko "iCloud에서 로그아웃" } destructive
          cancel
        }
        """),
    ],
    check: .words(.buttons) { title, findings in
      guard case .button(let index) = title.element, title.dialog.hasButtons, !title.isTerm,
        title.dialog.dialog.buttons[index].repetition == nil
      else { return }
      let count = title.english?.countOfTitleWords ?? title.korean?.countOfTitleWords ?? 0
      // A good translation may need a word more: Keep Watch Changes, Watch 변경 사항 유지.
      guard count > (title.isSource ? 3 : 4), title.isSource || !title.isShort else { return }
      let written = max(count, title.text.split(separator: " ").count)
      if title.kind == .actionSheet {
        return findings.report(
          Message(
            en:
              "\(written) words take more than a glance; say it in fewer, unless they tell choices apart",
            ko: "\(written)단어는 한눈에 읽기 어렵습니다. 선택지를 구별하는 말이 아니라면 줄이세요"),
          in: title, severity: count == 4 || title.tellsChoicesApart ? .note : nil)
      }
      findings.report(
        Message(
          en: "\(written) words are too many to read at a glance; say it in one or two",
          ko: "\(written)단어는 한눈에 읽기에 너무 깁니다. 한두 단어로 쓰세요"),
        in: title, severity: title.isHardlyLong ? .note : nil)
    })
}

extension TextVariant {
  /// Whether another choice of a sheet has two words in common, so that the others tell them apart.
  fileprivate var tellsChoicesApart: Bool {
    let own = Set(words.filter { $0.count > 2 || korean != nil && $0.count > 1 })
    return dialog.dialog.buttons.indices.contains { index in
      dialog.choices[index] && element != .button(index)
        && dialog.variants(of: .button(index), in: locale).contains {
          own.intersection($0.words).count > 1
        }
    }
  }

  /// Whether a Korean translation takes a glance however many words it has.
  var isShort: Bool { korean.map { $0.countOfTitleCharacters <= 10 } ?? false }
  /// Whether a Korean title is hardly longer than that.
  var isHardlyLong: Bool { korean.map { $0.countOfTitleCharacters <= 12 } ?? false }
}

extension EnglishText {
  /// Words, numbers, values and quotations, without articles, `as`, the particles of verbs, and
  /// what stands in parentheses inside a word: Auto(Copy).
  var countOfTitleWords: Int {
    var count = 0
    var isQuoted = false
    for (index, token) in tokens.enumerated() {
      defer { isQuoted = token.quotes > 0 }
      if token.quotes > 0, isQuoted { continue }
      switch token.kind {
      case .number, .placeholder, .opaque: count += 1
      case .word: count += isCounted(index) ? 1 : 0
      default: continue
      }
    }
    return count
  }

  private func isCounted(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.readings.contains(.article) || token.lower == "as" { return false }
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    if before.kind == .openingParenthesis { return before.isSpaced }
    let isParticle =
      EnglishVocabulary.isParticle(token.lower, of: before.lower)
      || ["over", "down"].contains(token.lower)
    return !(isParticle && before.readings.contains(.base))
  }
}
