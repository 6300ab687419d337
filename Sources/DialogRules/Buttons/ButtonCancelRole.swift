import DialogFindings
import DialogModel
import DialogSupport

extension Rule {
  static let buttonCancelRole = Rule(
    "button/cancel-role", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Label cancellation buttons appropriately."),
      .actionSheets2020("Provide a Cancel button if it adds clarity."),
      .alerts2024("Buttons: Use Cancel to title a button that cancels the alert’s action."),
      .alerts2019("Label cancellation buttons appropriately."),
    ],
    summary: Message(
      en: "a button titled Cancel is the cancel button",
      ko: "제목이 ‘취소’인 버튼은 cancel로 선언합니다"),
    reason: Message(
      en: """
        Only the cancel button stands where people look for it and answers Esc, Command-Period and \
        leaving for the Home screen. A Cancel that is a plain or a red button does none of this.
        """,
      ko: """
        cancel 버튼만 사용자가 찾는 자리에 놓이고, Esc와 Command-마침표, 홈 화면으로 나가기에 응답합니다. 일반 버튼이나 빨간색 버튼으로 만든 ‘취소’는 \
        그렇지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          button delete destructive
          button stop { en "⟦Cancel⟧"  ko "취소" }
          exit stop
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
          button delete destructive
          button stop "⟦취소⟧"
        }
        """,
        fixed: """
          project Photos {
            source ko
          }

          alert DeleteAlbum {
            purpose destructive
            title "이 앨범을 삭제할까요?"
            button delete destructive
            cancel stop "취소"
          }
          """),
      RuleExample(
        """
        alert StopUpload {
          purpose permission
          title { en "Cancel the upload?"  ko "업로드를 취소할까요?" }
          button stop { en "Cancel Upload"  ko "업로드 취소" }
          cancel
        }
        """),
    ],
    check: .text(.allButtons) { title, findings in
      guard title.isSource, title.dialog.hasButtons, title.isTitleOfButton,
        title.isTerm(.cancel) || title.locale.isKorean && title.text == "취소하기",
        let button = title.button, button.role != .cancel
      else { return }
      if title.dialog.readsCancelByRole {
        return findings.report(.another(title.shown()), in: title)
      }
      let shown = title.shown()
      findings.report(
        Message(
          en:
            "declare the button ‘\(shown)’ as cancel, so that leaving means the same",
          ko: "나가는 것과 같은 뜻이 되도록 ‘\(shown)’ 버튼을 cancel로 선언하세요"),
        in: title, fixes: title.dialog.fixRole(of: button))
    })
}

extension Message {
  fileprivate static func another(_ title: String) -> Message {
    Message(
      en: "there is a ‘\(title)’ already; remove this one",
      ko: "‘\(title)’ 버튼이 이미 있습니다. 이 버튼은 지우세요")
  }
}

extension DialogContext {
  /// Whether the cancel button reads Cancel, too.
  fileprivate var readsCancelByRole: Bool {
    cancelButton.map { readsCancel(dialog.buttons[$0]) } ?? false
  }

  /// Declares a button as the cancel button where there is none yet.
  fileprivate func fixRole(of button: Button) -> [FixIt] {
    guard cancelButton == nil, dialog.statement("exit") == nil, button.repetition == nil
    else { return [] }
    let keyword = SourceRange(
      button.keyword.file,
      ByteRange(
        button.keyword.start,
        button.name.text == "cancel" ? button.name.range.end : button.keyword.end))
    let loses = button.attributes.filter { $0.keyword == "destructive" }.map(removeAttribute)
    return .one(
      loses.isEmpty
        ? Message(en: "declare it as cancel", ko: "cancel로 선언")
        : Message(en: "declare it as cancel, not destructive", ko: "destructive 대신 cancel로 선언"),
      [TextEdit(replace: keyword, with: "cancel")] + loses)
  }
}
