import DialogFindings
import DialogModel

extension Rule {
  static let buttonPosition = Rule(
    "button/position", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Place buttons where people expect them."),
      .alerts2020("Alert Buttons: Place buttons where people expect them."),
      .alerts2019("Place buttons where people expect them."),
      .alerts2024("Buttons: Place buttons where people expect."),
      .actionSheets2020("Provide a Cancel button if it adds clarity."),
    ],
    summary: Message(
      en: "Cancel leads a row and ends a stack; the likeliest button is at the other end",
      ko: "취소는 가로로 놓으면 맨 앞, 쌓으면 맨 아래에, 누를 가능성이 큰 버튼은 반대쪽 끝에 둡니다"),
    reason: Message(
      en: """
        People press where they are used to find a button. The compiler places buttons itself; \
        this is checked where ‘layout manual’ keeps the order of the source.
        """,
      ko: """
        사용자는 버튼이 늘 있던 자리를 누릅니다. 버튼의 자리는 컴파일러가 정하며, ‘layout manual’로 소스의 순서를 유지할 때만 이 규칙을 검사합니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          layout manual
          title "Delete this album?"
          button delete destructive
          ⟦cancel⟧
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            layout manual
            title "Delete this album?"
            cancel
            button delete destructive
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "Delete this album?"
          button delete destructive
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, context.dialog.isManuallyPlaced else { return }
      let isStack = context.dialog.buttons.count > 2
      guard let (index, order) = context.misplacement(isStack: isStack) else { return }
      findings.report(
        isStack ? .misplacedInStack : .misplacedInRow,
        at: context.dialog.buttons[index].name.range, of: context,
        element: context.dialog.path(.button(index)), fixes: context.fixPlacement(order))
    })
}

extension DialogContext {
  /// The first button that stands where people don't expect it, and the order they do expect.
  fileprivate func misplacement(isStack: Bool) -> (button: Int, order: [Int])? {
    let buttons = dialog.buttons
    var order = Array(buttons.indices)
    let likeliest = order.first { buttons[$0].isMarkedDefault && buttons[$0].role == .normal }
    func move(_ button: Int?, toEnd: Bool) {
      guard let button else { return }
      order.removeAll { $0 == button }
      order.insert(button, at: toEnd ? order.count : 0)
    }
    move(likeliest, toEnd: !isStack)
    move(dialog.cancelButton, toEnd: isStack)
    guard order != Array(buttons.indices) else { return nil }
    let isCancelMisplaced = dialog.cancelButton.map { order.firstIndex(of: $0) != $0 } ?? false
    return ((isCancelMisplaced ? dialog.cancelButton : likeliest) ?? 0, order)
  }

  /// Writes the buttons in another order, or leaves their places to the compiler.
  func fixPlacement(_ order: [Int]) -> [FixIt] {
    let reordering = reorder(order).map { FixIt(.reorder, $0) }
    let manual = dialog.statement("layout")
    let leaving = [FixIt].one(.remove("layout manual"), manual.flatMap(remove))
    return (reordering.map { [$0] } ?? []) + leaving
  }
}

extension Message {
  fileprivate static let reorder = Message(en: "reorder the buttons", ko: "버튼 순서 바꾸기")

  fileprivate static let misplacedInRow = Message(
    en:
      "the buttons are in a row; put Cancel first, on the leading side, and the likeliest one last",
    ko: "가로로 놓인 버튼에서는 취소를 맨 앞에, 누를 가능성이 큰 버튼을 맨 뒤에 두세요")

  fileprivate static let misplacedInStack = Message(
    en: "the buttons are in a stack; put the likeliest one on top and Cancel at the bottom",
    ko: "쌓인 버튼에서는 누를 가능성이 큰 버튼을 맨 위에, 취소를 맨 아래에 두세요")
}
