import DialogFindings
import DialogLocales
import DialogModel
import DialogReading

extension Rule {
  static let buttonVerb = Rule(
    "button/verb", .always(.note),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2019("Give alert buttons succinct, logical titles."),
      .alerts2024("Buttons: Create succinct, logical button titles."),
    ],
    summary: Message(
      en: "an alert’s button says with a verb what it does",
      ko: "경고창의 버튼은 무엇을 하는지 동사로 씁니다"),
    reason: Message(
      en: """
        A verb tells the result of pressing the button without reading the rest: View All, Reply, \
        Ignore. A bare noun doesn’t say what happens to it, Continue and Submit don’t say what they do, \
        Print is no answer to “Share this?”, and Erase says in another word what “Delete this?” asks. OK \
        is fine for plain acceptance, and an action sheet may offer things to choose from, but not Option 1 and \
        Option 2. “I Want to Leave” is a sentence, where Leave is enough.
        """,
      ko: """
        동사는 나머지를 읽지 않아도 버튼을 누르면 어떻게 되는지 알려 줍니다. 명사만 쓰면 그것으로 무엇을 하는지 알 수 없고, ‘계속’이나 ‘제출’만으로는 결과를 알 \
        수 없습니다. “공유할까요?”의 답은 ‘인쇄’가 아닙니다. 단순한 동의에는 ‘확인’이 괜찮고, 동작 시트에서는 고를 것의 이름을 써도 되지만, \
        ‘옵션 1’과 ‘옵션 2’로는 무엇을 고르는지 알 수 없습니다. ‘다시 시도합니다’는 문장이니 \
        ‘다시 시도’로 줄이세요.
        """),
    examples: [
      RuleExample(
        """
        actionSheet PhotoSource {
          source moreButton
          choice first { en "⟦Option 1⟧"  ko "옵션 1" }
          choice second { en "Take Photo"  ko "사진 찍기" }
          cancel
        }
        """),
      RuleExample(
        """
        alert CameraOff {
          purpose permission
          title { en "No Camera Access"  ko "카메라에 접근할 수 없음" }
          button settings { en "⟦Settings⟧"  ko "설정 열기" }
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert CameraOff {
          purpose permission
          title "카메라에 접근할 수 없음"
          button settings "⟦설정⟧"
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "Delete this album?"
          button go "⟦Continue⟧" destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title "Delete this album?"
            button go "Delete" destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert ShareAlbum {
          purpose permission
          title "이 앨범을 공유할까요?"
          button print "⟦인쇄⟧"
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
          button retry "⟦다시 시도합니다⟧"
          cancel
        }
        """),
      RuleExample(
        """
        alert CameraOff {
          purpose permission
          title { en "No Camera Access"  ko "카메라에 접근할 수 없음" }
          button settings { en "Open Settings"  ko "설정 열기" }
          cancel
        }
        """),
    ],
    relations: RuleRelations(
      yieldsTo: [Precedence(Rule.buttonOk.id, in: .sameText)]),
    check: .words(.buttons, where: \.mayLackVerb) { title, findings in
      guard let button = title.button, button.role != .cancel else { return }
      if title.reading.onlyNumbers {
        findings.report(.saysNoResult(title.shown(), ""), in: title)
      }
      guard title.kind == .alert else { return }
      if let verb = title.unsaidVerb(of: button) {
        findings.report(
          .saysNoResult(title.shown(), verb), in: title, fixes: title.fixes(with: verb))
      } else if let verb = title.otherVerb {
        findings.report(.doesOther(title.shown(), verb), in: title)
      } else if let verb = title.otherWordForVerb {
        findings.report(.saysOtherwise(title.shown(), verb), in: title)
      } else if title.isWholeSentence {
        findings.report(.isSentence, in: title)
      } else if button.role == .normal, title.namesWithoutVerb {
        findings.report(.needsVerb(title.locale.isKorean ? "… 열기" : "Open …"), in: title)
      }
    })
}

extension Message {
  fileprivate static let isSentence = Message(
    en: "this is a whole sentence; say the verb alone",
    ko: "문장 전체입니다. 무엇을 하는지 동사만 쓰세요")

  fileprivate static func needsVerb(_ example: String) -> Message {
    Message(
      en: "say with a verb what the button does, as in ‘\(example)’",
      ko: "‘\(example)’처럼 버튼이 무엇을 하는지 동사로 쓰세요")
  }

  fileprivate static func saysNoResult(_ title: String, _ verb: String) -> Message {
    if verb.isEmpty {
      return Message(
        en: "‘\(title)’ does not tell the result; say with a verb what happens",
        ko: "‘\(title)’만으로는 결과를 알 수 없습니다. 무엇을 하는지 동사로 쓰세요")
    }
    return Message(
      en: "‘\(title)’ does not tell the result; use ‘\(verb)’",
      ko: "‘\(title)’만으로는 결과를 알 수 없습니다. ‘\(verb, .object)’ 쓰세요")
  }

  fileprivate static func saysOtherwise(_ title: String, _ verb: String) -> Message {
    Message(
      en: "the question says ‘\(verb)’ and the button ‘\(title)’; use one word for one action",
      ko: "질문에서는 ‘\(verb)’, 버튼에서는 ‘\(title)’입니다. 같은 동작은 같은 말로 쓰세요")
  }

  fileprivate static func doesOther(_ title: String, _ verb: String) -> Message {
    Message(
      en: "the question is about ‘\(verb)’, and ‘\(title)’ does something else; let them agree",
      ko: "‘\(verb)’에 관해 물었는데 ‘\(title, .topic)’ 다른 일을 합니다. 서로 맞추세요")
  }
}
