import DialogFindings
import DialogReading

extension Rule {
  static let textOblique = Rule(
    "text/oblique", .always(.note),
    from: [
      .alerts2022("Alert Titles and Messages: Be direct, and use a neutral, approachable tone."),
      .alerts2024("Content: In all alert copy, be direct, and use a neutral, approachable tone."),
      .writing2024("Getting started: Be clear."),
      .alerts2020(
        "Alert Titles and Messages: Avoid sounding accusatory, judgmental, or insulting."),
      .alerts2019("Avoid sounding accusatory, judgmental, or insulting."),
    ],
    summary: Message(
      en: "a text says what happened instead of hiding it",
      ko: "무슨 일이 일어났는지 돌려 말하지 않고 알려 줍니다"),
    reason: Message(
      en: """
        “Something went wrong” and “Oops!” are true of every problem and help with none. Name what \
        did not work and, where it is known, why. “No big deal” and “Say goodbye to this photo?” \
        hide how serious it is, and “We’d hate to see you go” speaks of the app instead of the choice. \
        “Would you perhaps like to delete it?” goes around the question, and a null pointer is known only \
        to who wrote the program. A smiley belongs in a chat.
        """,
      ko: """
        ‘문제가 발생했습니다’나 ‘앗!’은 어떤 문제에나 맞는 말이어서 도움이 되지 않습니다. 무엇이 되지 않았는지, 알 수 있다면 \
        왜 그런지 쓰세요. ‘별일 아닙니다’나 ‘이 사진과 작별할까요?’는 얼마나 심각한지 숨기고, ‘다시 한번 생각해 주세요’는 선택이 아니라 앱의 \
        사정을 말합니다. ‘혹시 삭제해도 괜찮을까요?’는 질문을 돌려서 하고, ‘널 포인터’는 프로그램을 만든 사람만 아는 말입니다. \
        ‘ㅠㅠ’는 대화에 쓰는 표시입니다.
        """),
    examples: [
      RuleExample(
        """
        alert UploadFailed {
          purpose problem
          title { en "⟦Something went wrong.⟧"  ko "사진을 올리지 못했습니다." }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert UploadFailed {
          purpose problem
          title "사진 업로드 실패"
          message "⟦알 수 없는 오류가 발생했습니다.⟧"
          button retry "다시 시도"
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert UploadFailed {
          purpose problem
          title "⟦요청을 처리하지 못했습니다.⟧"
          message "잠시 후 다시 시도하세요."
          button retry "다시 시도"
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteContacts {
          purpose destructive
          title { en "Delete 400 contacts?"  ko "연락처 400개를 삭제할까요?" }
          message { en "⟦It’s no big deal.⟧"  ko "되돌릴 수 없습니다." }
          button delete destructive
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
          title "⟦이 사진과 작별할까요?⟧"
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert EndPlan {
          purpose destructive
          title "End your plan?"
          message "All of your photos are deleted. We’d ⟦hate to see you⟧ go."
          button end "End Plan" destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert EndPlan {
          purpose destructive
          title "구독을 끝낼까요?"
          message "⟦다시 한번 생각해 주세요⟧. 사진이 모두 삭제됩니다."
          button end "구독 끝내기" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert LabelFailed {
          purpose problem
          title { en "Label Not Printed"  ko "라벨 인쇄 실패" }
          message {
            en "The printer ⟦returned error 0x80070E14⟧."
            ko "프린터가 오류 코드 0x80070E14를 보냈습니다."
          }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
      RuleExample(
        """
        alert AlbumNotLoaded {
          purpose problem
          title { en "Album Not Loaded"  ko "앨범 불러오기 실패" }
          message {
            en "A ⟦null pointer⟧ exception was thrown."
            ko "널 포인터 예외가 발생했습니다."
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

        alert DeletePhoto {
          purpose destructive
          title "⟦혹시 이 사진을 삭제해도 괜찮을까요⟧?"
          button delete "사진 삭제" destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert UploadFailed {
          purpose problem
          title "사진을 업로드하지 못했습니다. ⟦ㅠㅠ⟧"
          button retry "다시 시도"
          cancel
        }
        """,
        fixed: """
          project Photos {
            source ko
          }

          alert UploadFailed {
            purpose problem
            title "사진을 업로드하지 못했습니다."
            button retry "다시 시도"
            cancel
          }
          """),
      RuleExample(
        """
        alert UploadFailed(photo: String) {
          purpose problem
          title { en "Photo Not Uploaded"  ko "사진 업로드 실패" }
          message {
            en "An error occurred while reading “{photo}”."
            ko "‘{photo}’ 파일을 읽는 중 오류가 발생했습니다."
          }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """),
    ],
    check: .words(.prose, where: \.mayHide) { variant, findings in
      guard variant.isDialogText || variant.isVisibleNotificationText, !variant.isTerm else {
        return
      }
      let sentence = variant.reading.asProse.obliqueSentences.first {
        variant.dialog.isHidden(by: $0)
      }
      if let place = variant.emoticon {
        let face = String(decoding: variant.bytes[place], as: UTF8.self)
        findings.report(
          chats, in: variant, at: place, severity: .warning,
          fixes: variant.isMarked(beside: place)
            ? .one(.remove(face), variant.replace(variant.withSpaceBefore(place), with: "")) : [])
      } else if let sentence, sentence.evasion != .vague {
        findings.report(makesLight, in: variant, at: sentence.range)
      } else if let place = sentence?.range ?? variant.unspecificTitle {
        findings.report(hides, in: variant, at: place)
      } else if let place = variant.code {
        findings.report(codes, in: variant, at: place)
      } else if let place = variant.softening {
        findings.report(makesLight, in: variant, at: place)
      } else if let place = variant.pleading {
        findings.report(
          pleads, in: variant, at: place, severity: .warning,
          yieldingTo: [Precedence(Rule.textAccusatoryTone.id, in: .sameText)])
      } else if let place = variant.apology {
        findings.report(
          regrets, in: variant, at: place,
          yieldingTo: [Precedence("alert/title-multiword", in: .sameText)])
      } else if let place = variant.hedging {
        findings.report(hedges, in: variant, at: place)
      } else if let place = variant.jargon {
        findings.report(speaksOfCode, in: variant, at: place)
      }
    })

  private static let hides = Message(
    en: "this hides what happened; name what did not work, and why if that is known",
    ko: "무슨 일이 일어났는지 알 수 없습니다. 무엇이 왜 되지 않았는지 쓰세요")
  private static let codes = Message(
    en: "a code tells people nothing; say what did not work, and why if that is known",
    ko: "코드만으로는 무슨 일인지 알 수 없습니다. 무엇이 왜 되지 않았는지 쓰세요")
  private static let makesLight = Message(
    en: "this makes light of what happens; say it directly, as serious as it is",
    ko: "실제보다 가벼운 일처럼 들립니다. 심각한 만큼 그대로 쓰세요")
  private static let chats = Message(
    en: "a face or laughter makes light of what happens; write words alone, in a neutral tone",
    ko: "웃거나 우는 표시는 일어난 일을 가볍게 보이게 합니다. 빼고 차분한 말로만 쓰세요")
  private static let hedges = Message(
    en: "this goes around what it advises; say directly what to do, or what happens",
    ko: "권하는 말을 돌려서 합니다. 할 일이나 일어나는 일을 바로 쓰세요")
  private static let speaksOfCode = Message(
    en: "this speaks of how the app is made; say what it means to people, and what they can do",
    ko: "앱을 만든 사람만 아는 말입니다. 사용자에게 어떤 일인지, 무엇을 할 수 있는지 쓰세요")
  private static let regrets = Message(
    en: "regret and thanks help nobody; say what happens, and what people can do",
    ko: "미안함이나 고마움만으로는 도움이 되지 않습니다. 무슨 일이 일어나는지, 무엇을 할 수 있는지 쓰세요")
  private static let pleads = Message(
    en: "this pleads with people; say what happens, and leave the choice to them",
    ko: "사용자에게 매달리는 말입니다. 무슨 일이 일어나는지만 쓰고 선택은 사용자에게 맡기세요")
}
