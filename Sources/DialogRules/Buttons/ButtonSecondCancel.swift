import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let buttonSecondCancel = Rule(
    "button/second-cancel", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .actionSheets2020("Provide a Cancel button if it adds clarity."),
      .alerts2020("Alert Buttons: Label cancellation buttons appropriately."),
    ],
    summary: Message(en: "a dialog has one Cancel", ko: "대화상자의 취소는 하나입니다"),
    reason: Message(
      en: """
        Leaving a dialog means its Cancel. Of two, nobody can tell which that is, and one does \
        something else than it says.
        """,
      ko: """
        대화상자를 나가는 것은 취소와 같습니다. 취소가 둘이면 어느 쪽인지 알 수 없고, 하나는 제목과 다른 일을 합니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice deleteDraft "Delete Draft" destructive
          cancel
          ⟦cancel⟧ keepEditing
        }
        """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice deleteDraft "Delete Draft" destructive
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice deleteDraft { en "Delete Draft"  ko "초안 삭제" } destructive
          choice saveDraft { en "Save Draft"  ko "초안 저장" }
          ⟦choice⟧ leave { en "Never Mind"  ko "됐어요" }
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      let cancels = context.dialog.buttons.indices.filter {
        context.dialog.buttons[$0].role == .cancel
      }
      guard let first = cancels.first else { return }
      func note() -> Diagnostic.Note {
        Diagnostic.Note(
          Message(en: "the first one is here", ko: "먼저 나온 곳입니다"),
          at: context.dialog.buttons[first].name.range)
      }
      for index in cancels.dropFirst() {
        let isAlike = context.readsCancel(context.dialog.buttons[index])
        findings.report(
          isAlike
            ? Message(
              en: "a dialog has one Cancel; remove this one",
              ko: "cancel은 하나만 씁니다. 이 버튼은 지우세요")
            : Message(
              en: "a dialog has one Cancel, and leaving it means the first; make this an ordinary "
                + "button",
              ko: "cancel은 하나만 쓰며 대화상자를 나가면 첫 번째를 뜻합니다. 이것은 일반 버튼으로 바꾸세요"),
          at: context.dialog.buttons[index].keyword, of: context,
          element: context.dialog.path(.button(index)), notes: [note()],
          fixes: context.makeOrdinary(index))
      }
      for index in context.dialog.buttons.indices where context.onlyLeaves(index) {
        let title = context.sourceVariants(of: .button(index))[0].shown()
        findings.report(
          Message(
            en: "‘\(title)’ leaves as Cancel does; leave it out, or say what else it does",
            ko: "‘\(title, .topic)’ 취소와 다르지 않습니다. 빼거나 무엇이 다른지 쓰세요"),
          at: context.dialog.buttons[index].keyword, of: context,
          element: context.dialog.path(.button(index)), notes: [note()])
      }
    })
}

extension DialogContext {
  /// Whether an ordinary button says in other words what Cancel does, and nobody asked for it.
  fileprivate func onlyLeaves(_ index: Int) -> Bool {
    guard dialog.buttons[index].role == .normal else { return false }
    let titles = sourceVariants(of: .button(index))
    if titles.isEmpty { return false }
    return titles.allSatisfy { title in
      if let verb = verbOfQuestion(in: title.locale), title.text.hasPrefix(verb) { return false }
      // `button/destructive-role` speaks of these.
      if title.givesUpWork { return false }
      if let english = title.english { return EnglishVocabulary.onlyLeaves(english.lowerWords) }
      return title.korean.map { KoreanVocabulary.onlyLeaves($0.words.map(\.text)) } ?? false
    }
  }

  /// A button with a name and a text of its own needs only another keyword. One that reads Cancel too
  /// is to go; no one can tell for whom its translations are, so that is left to people.
  fileprivate func makeOrdinary(_ index: Int) -> [FixIt] {
    let button = dialog.buttons[index]
    if readsCancel(button) { return [] }
    let isWritten = button.title.translations.contains { $0.origin == .written }
    guard isWritten, button.name.range != button.keyword else { return [] }
    let keyword = kind == .actionSheet ? "choice" : "button"
    return .one(
      Message(
        en: "make it a \(keyword)",
        ko: "\(keyword, .direction) 바꾸기"),
      [TextEdit(replace: button.keyword, with: keyword)])
  }
}
