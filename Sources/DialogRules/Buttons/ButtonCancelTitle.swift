import DialogFindings
import DialogModel
import DialogReading
import DialogSupport

extension Rule {
  static let buttonCancelTitle = Rule(
    "button/cancel-title", .always(.warning),
    from: [
      .alerts2020("Alert Buttons: Label cancellation buttons appropriately."),
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2024("Buttons: Create succinct, logical button titles."),
      .privacy2024(
        "Pre-alert screens, windows, or views: Include only one button and make it clear that it opens the system alert."
      ),
      .actionSheets2020("Provide a Cancel button if it adds clarity."),
      .alerts2019("Label cancellation buttons appropriately."),
    ],
    summary: Message(
      en: "the button that cancels is titled Cancel, in each language by its platform term",
      ko: "취소하는 버튼의 제목은 언어마다 플랫폼의 용어인 ‘취소’로 씁니다"),
    reason: Message(
      en: """
        Cancel always means the same: nothing happens. Another word has to be read and weighed. A \
        cancel button without a text has the platform’s term in every language it is known for. An \
        OK that only acknowledges cancels nothing and is fine. So are Not Now and Don’t Allow as buttons \
        of their own where consent is asked for, and a sheet’s Keep Editing. An alert’s Keep Editing cancels \
        what the alert would do, and so is Cancel. Since 2024 an alert before the system’s own has a \
        single button that leads there, such as Continue: what would decline is left to the system’s.
        """,
      ko: """
        취소는 언제나 아무 일도 일어나지 않는다는 뜻입니다. 다른 말을 쓰면 읽고 따져 보아야 합니다. 텍스트가 없는 cancel은 알려진 모든 언어에서 플랫폼의 용어로 \
        나옵니다. 확인했다는 뜻만 있는 버튼은 아무것도 취소하지 않으므로 괜찮습니다. 동의를 구할 때 cancel이 아닌 버튼으로 둔 ‘나중에’와 ‘허용 안 함’, \
        시트의 ‘계속 편집하기’도 괜찮습니다. 경고창의 ‘계속 편집하기’는 경고창이 하려는 일을 취소하므로 ‘취소’로 씁니다. 2024년 지침에서는 시스템의 \
        경고창에 앞서 보이는 경고창에 ‘계속’처럼 그리로 넘어가는 버튼 하나만 둡니다. 거절은 시스템의 경고창에서 합니다.
        """),
    examples: [
      RuleExample(
        """
        alert BuyAlbum(price: Currency) {
          purpose purchase
          title { en "Buy for {price}?"  ko "{price}에 구매할까요?" }
          button buy { en "Buy"  ko "구매" }
          cancel notNow { en "⟦Not Now⟧"  ko "나중에 하기" }
        }
        """,
        fixed: """
          alert BuyAlbum(price: Currency) {
            purpose purchase
            title { en "Buy for {price}?"  ko "{price}에 구매할까요?" }
            button buy { en "Buy"  ko "구매" }
            cancel notNow { en "Cancel"  ko "취소" }
          }
          """),
      RuleExample(
        """
        alert OvenOff {
          purpose problem
          title { en "The oven is off."  ko "오븐이 꺼져 있습니다." }
          button turnOn { en "Turn On"  ko "켜기" }
          button close { en "⟦Close⟧"  ko "닫기" }
          exit close
        }
        """,
        fixed: """
          alert OvenOff {
            purpose problem
            title { en "The oven is off."  ko "오븐이 꺼져 있습니다." }
            button turnOn { en "Turn On"  ko "켜기" }
            cancel close { en "Cancel"  ko "취소" }
          }
          """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source closeButton
          choice delete { en "Delete Draft"  ko "초안 삭제" } destructive
          choice save { en "Save Draft"  ko "초안 저장" }
          cancel keep { en "Keep Editing"  ko "계속 편집하기" }
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          button delete destructive
          cancel
        }
        """),
    ],
    check: .text { title, findings in
      guard case .button(let index) = title.element, title.dialog.hasButtons,
        let term = title.missingCancelTerm(of: index)
      else { return }
      if title.dialog.mayPrecedeSystem {
        return findings.report(.leftToSystem(term, title.dialog.continuing(in: title)), in: title)
      }
      findings.report(
        Message(
          en: "title the button that cancels ‘\(term)’, so that everyone knows nothing happens",
          ko:
            "취소하는 버튼의 제목은 ‘\(term, .direction)’ 쓰세요. 그래야 아무 일도 일어나지 않는다는 것을 누구나 압니다"
        ),
        in: title, fixes: title.dialog.fixCancelTitles(of: index, from: title))
    })
}

extension Message {
  fileprivate static func leftToSystem(_ cancel: String, _ continuing: String) -> Message {
    Message(
      en:
        "if the system asks next, leave this button out: the choice is there, and a single ‘\(continuing)’ leads to it; else title it ‘\(cancel)’",
      ko:
        "시스템이 이어서 묻는다면 이 버튼을 지우고 ‘\(continuing)’ 하나만 두세요. 선택은 시스템의 경고창에서 합니다. 아니라면 제목을 ‘\(cancel, .direction)’ 쓰세요"
    )
  }
}

extension TextVariant {
  /// The term that a cancelling button lacks; nil where it has it, where none is known, or where
  /// nothing is cancelled.
  fileprivate func missingCancelTerm(of index: Int) -> String? {
    guard isSource, dialog.cancels(index), let term = reading.language.terms.cancel,
      !isTerm(.cancel), !dialog.keepsEditing(self),
      !saysYesOrNo || index == dialog.cancelButton, !dialog.cancelsSomething(besides: index, term)
    else { return nil }
    // What the Korean document of 2020 writes for Cancel.
    if locale.isKorean, project.edition == .hig2020, text == "취소하기" { return nil }
    let acknowledges = !dialog.hasDestructiveButton && isTerm(.ok)
    return acknowledges ? nil : term
  }
}

extension DialogContext {
  /// Whether it may be shown before the system’s own alert, which since 2024 is not to be declined there.
  fileprivate var mayPrecedeSystem: Bool {
    edition >= .hig2024 && kind == .alert && dialog.purpose == .permission
  }

  /// What a single button says that leads on.
  fileprivate func continuing(in title: TextVariant) -> String {
    title.terms.text(for: "continue") ?? "Continue"
  }

  /// Keep Editing as a sheet’s cancel: the guidelines’ own example of one goes back to editing.
  fileprivate func keepsEditing(_ title: TextVariant) -> Bool {
    guard kind == .actionSheet else { return false }
    if let english = title.english { return EnglishVocabulary.keepsOn(english.lowerWords) }
    return title.korean?.words.first?.text == "계속"
  }

  /// Whether another button is to cancel something itself, so that Cancel would not tell which is which:
  /// Cancel Trip, 예약 취소.
  fileprivate func cancelsSomething(besides index: Int, _ term: String) -> Bool {
    dialog.buttons.indices.contains { other in
      other != index
        && sourceVariants(of: .button(other)).contains {
          $0.text != term && $0.text.lowercased().contains(term.lowercased())
        }
    }
  }

  /// Whether a button cancels an action that another one begins: by its role, or, in a dialog
  /// without Cancel, by a title that declines. A second Cancel is reported as what it is, and one
  /// that a destructive button lacks as that.
  fileprivate func cancels(_ index: Int) -> Bool {
    guard dialog.buttons.count > 1 else { return false }
    if index == cancelButton { return true }
    return kind == .alert && !hasDestructiveButton && dialog.purpose != .consent
      && index == decliningButton
  }
}
