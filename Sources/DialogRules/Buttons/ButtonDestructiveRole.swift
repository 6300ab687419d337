import DialogFindings
import DialogLanguage
import DialogModel
import DialogSupport

extension Rule {
  static let buttonDestructiveRole = Rule(
    "button/destructive-role", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Identify destructive buttons."),
      .alerts2020("Alert Buttons: Identify destructive buttons."),
      .alerts2019("Identify destructive buttons."),
      .actionSheets2020("Make destructive choices prominent."),
      .alerts2024(
        "Buttons: Use the destructive style to identify a button that performs a destructive action people didn’t deliberately choose."
      ),
    ],
    summary: Message(
      en: "a button that deletes or discards something is destructive",
      ko: "무언가를 삭제하거나 버리는 버튼은 destructive로 선언합니다"),
    reason: Message(
      en: """
        The system shows a destructive button in red and keeps Return away from it. Since 2024 the \
        style is for what people did not choose deliberately: a question that repeats what they \
        asked for needs none.
        """,
      ko: """
        시스템은 destructive 버튼을 빨간색으로 보여 주고 Return으로 눌리지 않게 합니다. 2024년 지침에서는 사용자가 일부러 \
        고르지 않은 삭제에만 씁니다. 사용자가 요청한 일을 다시 묻는 질문에는 필요하지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          message { en "This cannot be undone."  ko "되돌릴 수 없습니다." }
          button delete { en "⟦Delete⟧"  ko "삭제" }
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
            message { en "This cannot be undone."  ko "되돌릴 수 없습니다." }
            button delete { en "Delete"  ko "삭제" } destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert ClearHistory {
          purpose destructive
          title "검색 기록을 지울까요?"
          button clear "⟦기록 지우기⟧"
          cancel
        }
        """,
        fixed: """
          project Photos {
            source ko
          }

          alert ClearHistory {
            purpose destructive
            title "검색 기록을 지울까요?"
            button clear "기록 지우기" destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Notes {
          source ko
        }

        alert CloseNote {
          purpose destructive
          title "저장하지 않고 닫을까요?"
          message "쓰던 글이 사라져요."
          button close "⟦저장 안 함⟧"
          cancel
        }
        """,
        fixed: """
          project Notes {
            source ko
          }

          alert CloseNote {
            purpose destructive
            title "저장하지 않고 닫을까요?"
            message "쓰던 글이 사라져요."
            button close "저장 안 함" destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert OpenPhoto {
          purpose choose
          title { en "Open this photo?"  ko "이 사진을 열까요?" }
          button open { en "Open"  ko "열기" }
          cancel
        }
        """),
    ],
    check: .words(.buttons) { title, findings in
      guard title.isSource, let button = title.button, button.role == .normal,
        title.dialog.hasButtons,
        title.takesSomething
          || title.onlyAgrees && title.dialog.asksForLoss(by: title) && !title.dialog.reassures
          || title.causesStatedLoss(button),
        !title.repeatsDeliberateChoice
      else { return }
      findings.report(
        Message(
          en: "‘\(title.shown())’ takes something away; declare the button destructive",
          ko: "‘\(title.shown())’ 버튼을 누르면 무언가를 잃습니다. destructive로 선언하세요"),
        in: title,
        fixes: .one(
          Message(en: "declare it destructive", ko: "destructive로 선언"),
          TextEdit(replace: button.range.atEnd, with: " destructive")))
    })
}

extension TextVariant {
  /// OK, Yes, Continue
  fileprivate var onlyAgrees: Bool {
    if let english { return english.marks.contains(.agreement) && english.lowerWords.count < 3 }
    let words = korean?.words ?? []
    return words.count == 1 && KoreanVocabulary.agreements.contains(words[0].text)
  }

  /// Whether it is what a destructive alert in Korean is about, by whatever word: the one button
  /// beside Cancel, where the message says what will be gone.
  fileprivate func causesStatedLoss(_ button: Button) -> Bool {
    guard dialog.dialog.purpose == .destructive, let korean, dialog.messageStatesLoss else {
      return false
    }
    return dialog.dialog.cancelButton != nil && dialog.mostShown { $0.role != .cancel } == 1
      && !KoreanVocabulary.declinesLoss(korean.words.map(\.text)) && !onlyAgrees
      && !dialog.acknowledges(button)
  }

  /// Since 2024: what the question asks is what the button does.
  fileprivate var repeatsDeliberateChoice: Bool {
    guard dialog.edition >= .hig2024, let verb = dialog.verbOfQuestion(in: locale) else {
      return false
    }
    return text.hasPrefix(verb) || text.hasSuffix(verb)
  }
}
