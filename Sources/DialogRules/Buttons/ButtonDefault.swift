import DialogFindings
import DialogModel

extension Rule {
  static let buttonDefault = Rule(
    "button/default", .always(.warning),
    from: [
      .alerts2020("Alert Buttons: Identify destructive buttons."),
      .alerts2019("Identify destructive buttons."),
      .alerts2022("Alert Buttons: Identify destructive buttons."),
      .alerts2024("Buttons: If there’s a destructive action, include a Cancel button."),
    ],
    summary: Message(
      en:
        "Return never destroys: beside a destructive button Cancel is the default, or none (2024)",
      ko: "Return 키로는 삭제되지 않습니다. destructive 버튼이 있으면 취소가 기본 버튼이거나 기본 버튼이 없습니다(2024)"),
    reason: Message(
      en: """
        Return presses the default button, often before the alert is read. Up to 2022 Cancel is the \
        default beside a destructive button, without being marked; 2024 leaves none default there, \
        and never makes Cancel the default.
        """,
      ko: """
        Return 키는 기본 버튼을 누르며, 경고창을 읽기도 전에 누를 때가 많습니다. 2022년 지침까지는 destructive 버튼 옆의 취소가 따로 표시하지 \
        않아도 기본 버튼입니다. 2024년 지침에서는 그때 기본 버튼이 없고, 취소는 기본 버튼이 되지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "Delete this album?"
          button delete destructive ⟦default⟧
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title "Delete this album?"
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          guidelines 2024
        }

        alert DeleteAlbum {
          purpose destructive
          title "Delete this album?"
          button delete destructive
          cancel ⟦default⟧
        }
        """,
        fixed: """
          project Photos {
            guidelines 2024
          }

          alert DeleteAlbum {
            purpose destructive
            title "Delete this album?"
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "Delete this album?"
          button delete destructive
          cancel default
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.hasButtons else { return }
      var first: Clause?
      for (index, button) in context.dialog.buttons.enumerated() where button.isMarkedDefault {
        guard let mark = button.attributes.first(where: { $0.keyword == "default" }) else {
          continue
        }
        if let message = context.fault(ofDefault: index, isFirst: first == nil) {
          findings.report(
            message, at: mark.range, of: context, element: context.dialog.path(.button(index)),
            fixes: .one(.remove("default"), context.removeAttribute(mark)))
        }
        first = first ?? mark
      }
    })
}

extension DialogContext {
  /// What is wrong with a button that is marked default.
  fileprivate func fault(ofDefault index: Int, isFirst: Bool) -> Message? {
    let button = dialog.buttons[index]
    if button.role == .destructive { return .destroysOnReturn }
    // 2024 lets Return confirm what people chose deliberately, which is not in the destructive style.
    if edition < .hig2024, button.role == .normal, takesSomething(index) {
      return .deletesOnReturn
    }
    if kind == .actionSheet { return nil }
    let isCancel = button.role == .cancel
    if isCancel, edition >= .hig2024 { return .cancelsOnReturn }
    let isCancelDefault =
      edition < .hig2024 && dialog.hasDestructiveButton && dialog.cancelButton != nil
    if isCancelDefault { return isCancel ? nil : .cancelIsDefault }
    return isFirst ? nil : .secondDefault
  }
}

extension Message {
  fileprivate static let destroysOnReturn = Message(
    en: "Return must not destroy anything; remove ‘default’ from the destructive button",
    ko: "Return 키로 무언가가 삭제되면 안 됩니다. destructive 버튼에서 ‘default’를 지우세요")

  /// Of a button that is not declared destructive.
  fileprivate static let deletesOnReturn = Message(
    en:
      "Return must not destroy anything; remove ‘default’ from the button that deletes or overwrites",
    ko: "Return 키로 무언가가 삭제되면 안 됩니다. 지우거나 덮어쓰는 버튼에서 ‘default’를 지우세요")

  fileprivate static let cancelsOnReturn = Message(
    en: "Cancel is never the default; leave none default, so that people read the alert",
    ko: "취소는 기본 버튼이 되지 않습니다. 읽고 고를 수 있도록 기본 버튼 없이 두세요")

  fileprivate static let cancelIsDefault = Message(
    en: "beside a destructive button Return means Cancel; remove ‘default’ here",
    ko: "destructive 버튼이 있으면 Return 키는 취소입니다. 여기서 ‘default’를 지우세요")

  fileprivate static let secondDefault = Message(
    en: "another button is the default already and Return presses only one; remove ‘default’ here",
    ko: "기본 버튼이 이미 있고 Return 키는 하나만 누릅니다. 여기서 ‘default’를 지우세요")
}
