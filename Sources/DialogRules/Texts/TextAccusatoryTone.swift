import DialogFindings
import DialogLanguage

extension Rule {
  static let textAccusatoryTone = Rule(
    "text/accusatory-tone", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Be direct, and use a neutral, approachable tone."),
      .alerts2020(
        "Alert Titles and Messages: Avoid sounding accusatory, judgmental, or insulting."),
      .alerts2019("Avoid sounding accusatory, judgmental, or insulting."),
    ],
    summary: Message(
      en: "text does not blame, judge or insult",
      ko: "사용자를 탓하거나 평가하거나 모욕하지 않습니다"),
    reason: Message(
      en: """
        People know that something went wrong. Whose fault it was helps nobody; what to do next \
        does. What people typed is not ‘invalid’ or ‘wrong’ – say what would be right.
        """,
      ko: """
        문제가 생겼다는 것은 사용자도 압니다. 누구의 잘못인지가 아니라 어떻게 하면 되는지가 도움이 됩니다. 입력한 것을 두고 \
        ‘잘못’이나 ‘유효하지 않음’이라 하기보다 어떻게 입력하면 되는지 알려 주세요.
        """),
    examples: [
      RuleExample(
        """
        alert PasswordRefused {
          purpose problem
          title { en "Password Not Accepted"  ko "비밀번호 확인 필요" }
          message {
            en "⟦You entered the wrong⟧ password."
            ko "Caps Lock이 켜져 있는지 확인하세요."
          }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert PasswordRefused {
          purpose problem
          title "비밀번호 확인 필요"
          message "비밀번호를 ⟦잘못 입력하셨습니다⟧."
          button retry "다시 시도"
          cancel
        }
        """),
      RuleExample(
        """
        project Rides {
          source ko
        }

        alert RideEnded {
          purpose problem
          title "호출이 취소되었습니다."
          message "⟦엉뚱한 출발지를 고르셨습니다⟧."
          button again "다시 호출"
          cancel
        }

        alert DriverLost {
          purpose problem
          title "택시가 늦어지고 있습니다."
          message "기사님이 출발지를 잘못 찾았습니다."
          button again "다시 호출"
          cancel
        }
        """),
      RuleExample(
        """
        alert PasswordRefused {
          purpose problem
          title { en "Password Not Accepted"  ko "비밀번호 확인 필요" }
          message {
            en "Check that Caps Lock is off."
            ko "Caps Lock이 꺼져 있는지 확인하세요."
          }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
    ],
    check: .words(.prose) { variant, findings in
      guard variant.isDialogText || variant.isVisibleNotificationText, !variant.isTerm else {
        return
      }
      let blame = variant.english?.blame ?? variant.korean?.blame
      guard let blame else { return }
      let words = String(decoding: variant.bytes[blame], as: UTF8.self)
      findings.report(
        Message(
          en: "‘\(words)’ sounds like blame; say what happened and what helps",
          ko:
            "‘\(words, .topic)’ 탓하는 말로 들립니다. 무슨 일인지, 어떻게 하면 되는지 쓰세요"
        ),
        in: variant, at: blame)
    })
}

extension EnglishText {
  /// The first words that blame, judge or insult.
  fileprivate var blame: Range<Int>? {
    guard marks.intersects([.blame, .judgment]) else { return nil }
    if let range = EnglishVocabulary.blamingPhrases.first(in: self) { return range }
    for index in tokens.indices where tokens[index].marks.contains(.judgment) {
      if let range = judgment(at: index) { return range }
    }
    return nil
  }

  /// “invalid password”: a judgment of what someone typed.
  private func judgment(at index: Int) -> Range<Int>? {
    let token = tokens[index]
    guard token.quotes == 0 else { return nil }
    let rest = tokens[(index + 1)...].prefix(3).prefix { $0.isWord || $0.kind == .slash }
    guard let typed = rest.first(where: { $0.marks.contains(.typed) }) else {
      return nil
    }
    return token.range.lowerBound..<typed.range.upperBound
  }
}

extension KoreanText {
  /// The first words that blame, judge or insult.
  fileprivate var blame: Range<Int>? {
    for sentence in sentences {
      if let range = KoreanVocabulary.blame(in: sentence) { return range }
    }
    return nil
  }
}
