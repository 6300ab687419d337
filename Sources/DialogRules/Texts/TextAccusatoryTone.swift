import DialogFindings
import DialogReading
import DialogSupport

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
        does. What people typed is not ‘invalid’ or ‘wrong’ – say what would be right. ‘FATAL \
        ERROR’, ‘Stop it!’ and ‘Access denied!’ frighten or order about; say calmly what happened. In \
        Korean, ‘당신’ and casual endings are rude to people one does not know.
        """,
      ko: """
        문제가 생겼다는 것은 사용자도 압니다. 누구의 잘못인지가 아니라 어떻게 하면 되는지가 도움이 됩니다. 입력한 것을 두고 \
        ‘잘못’이나 ‘유효하지 않음’이라 하기보다 어떻게 입력하면 되는지 알려 주세요. ‘치명적 오류’, ‘그만해!’, ‘접근 금지!’는 겁을 \
        주거나 몰아세웁니다. 무슨 일인지 차분하게 쓰세요. ‘당신’이나 반말은 모르는 사람에게 무례하게 들립니다.
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
        alert ServerStopped {
          purpose problem
          title { en "⟦Fatal Error⟧"  ko "음악 서버가 멈췄습니다." }
          button restart { en "Restart Server"  ko "서버 다시 시작" }
          cancel
        }
        """),
      RuleExample(
        """
        project Scans {
          source ko
        }

        alert ScanFailed {
          purpose problem
          title "지문 인식 실패"
          message "⟦다시 해라⟧."
          button scan "다시 스캔"
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert DeletePhoto {
          purpose destructive
          title "⟦당신의⟧ 사진을 삭제할까요?"
          button delete "사진 삭제" destructive
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
    check: .words(.prose, where: \.mayBlame) { variant, findings in
      guard variant.isDialogText || variant.isVisibleNotificationText, !variant.isTerm else {
        return
      }
      let isBlunt = variant.isDialogText && variant.isSource
      guard let blame = variant.reading.blame ?? (isBlunt ? variant.reading.bluntEnd : nil) else {
        return variant.reportAddress(to: &findings)
      }
      let place = variant.throughSlashes(blame)
      let words = String(decoding: variant.bytes[place], as: UTF8.self)
      if variant.reading.judges(blame) {
        // Which of two it is, as in “email/password”, nobody may say who has to keep it a secret.
        if place != blame { return }
        return findings.report(.judges(words), in: variant, at: place, severity: .note)
      }
      findings.report(
        Message(
          en: "‘\(words)’ sounds unfriendly; say what happened and what helps, without blame",
          ko:
            "‘\(words, .topic)’ 탓하거나 몰아세우는 말로 들립니다. 무슨 일인지, 어떻게 하면 되는지 쓰세요"
        ),
        in: variant, at: place)
    })
}

extension TextVariant {
  /// Words, and what a slash joins to the last of them: “Invalid email/password”.
  fileprivate func throughSlashes(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/"), bytes[end + 1].isASCIILetter {
      end += 1
      while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    }
    return range.lowerBound..<end
  }
}

extension Message {
  fileprivate static func judges(_ words: String) -> Message {
    Message(
      en: "‘\(words)’ judges what was typed; say what is wrong with it, or what to enter",
      ko: "‘\(words, .topic)’ 입력한 것을 나무라는 말입니다. 무엇이 맞지 않는지, 무엇을 입력할지 쓰세요")
  }
}
