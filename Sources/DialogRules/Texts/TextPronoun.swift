import DialogFindings
import DialogLocales

extension Rule {
  static let textPronoun = Rule(
    "text/pronoun", .only(.hig2019, .hig2020, as: .warning),
    from: [
      .alerts2020(
        "Alert Titles and Messages: Avoid sounding accusatory, judgmental, or insulting."),
      .alerts2019("Avoid sounding accusatory, judgmental, or insulting."),
    ],
    summary: Message(
      en: "an alert doesn’t say you, your, me or my",
      ko: "경고창에 ‘당신’, ‘너’, ‘나’, ‘내’ 같은 대명사를 쓰지 않습니다"),
    reason: Message(
      en: """
        In a text about a problem these words are easily heard as insulting or patronizing. The \
        guidelines of 2022 no longer say so; Korean ‘당신’ is rude all the same, and found by \
        text/accusatory-tone. “Your iPhone” tells devices apart, and is let pass.
        """,
      ko: """
        문제를 알리는 글에서 이런 말은 모욕적이거나 아랫사람을 대하는 듯이 들리기 쉽습니다. 2022년 지침부터는 그런 말이 없지만, ‘당신’은 \
        여전히 무례하게 들려 text/accusatory-tone 규칙이 지적합니다. \
        ‘your iPhone’은 기기를 구별하는 말이라 지적하지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        project Photos {
          guidelines 2020
        }

        alert DeleteAlbum {
          purpose destructive
          title { en "Delete ⟦your⟧ album?"  ko "앨범을 삭제할까요?" }
          button delete destructive
          cancel default
        }
        """),
      RuleExample(
        """
        project Photos {
          guidelines 2020
          source ko
        }

        alert DeleteAlbum {
          purpose destructive
          title "⟦당신의⟧ 앨범을 삭제할까요?"
          button delete destructive
          cancel default
        }
        """),
      RuleExample(
        """
        project Photos {
          guidelines 2020
        }

        alert UpgradePlan {
          purpose purchase
          title { en "Upgrade the plan?"  ko "요금제를 올릴까요?" }
          button upgrade { en "Upgrade ⟦My⟧ Plan"  ko "요금제 올리기" }
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          guidelines 2020
          source ko
        }

        alert NameRobot {
          purpose input
          title "로봇 이름 바꾸기"
          message "⟦여러분⟧ 모두에게 보입니다."
          field robot "⟦당신⟧ 로봇의 이름" required
          button rename "이름 변경" default
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          guidelines 2020
        }

        alert OutsideApp {
          purpose problem
          title { en "No apps can open this file."  ko "앱 내 저장 공간이 부족합니다." }
          message { en "Thank you for testing."  ko "네 가지 방법이 있습니다." }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
    ],
    relations: RuleRelations(yieldsTo: .ofTextsToReplace),
    check: .words { variant, findings in
      guard !variant.isInNotification, !variant.isInitialValue, !variant.isTerm else { return }
      let isTitle = variant.place == .button
      let pronoun = variant.english?.pronoun(inButton: isTitle) ?? variant.korean?.pronoun
      guard let pronoun else { return }
      let word = String(decoding: variant.bytes[pronoun], as: UTF8.self)
      findings.report(
        Message(
          en: "‘\(word)’ can sound patronizing here; say it without a pronoun",
          ko: "‘\(word, .topic)’ 무례하게 들릴 수 있습니다. 대명사 없이 쓰세요"),
        in: variant, at: pronoun)
    })
}
