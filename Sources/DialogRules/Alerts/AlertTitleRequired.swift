import DialogFindings
import DialogModel

extension Rule {
  static let alertTitleRequired = Rule(
    "alert/title-required", .always(.error),
    from: [
      .alerts2022("Alerts"),
      .alerts2020("Alerts"),
      .alerts2024("Content"), .alerts2019("Alerts"),
    ],
    summary: Message(en: "an alert has a title", ko: "경고창에는 제목이 있어야 합니다"),
    reason: Message(
      en: """
        An alert is a title, an optional message and buttons. People read the title first and \
        often nothing else, so it says what happened or what is asked.
        """,
      ko: """
        경고창은 제목과 버튼, 필요하면 메시지로 이루어집니다. 사용자는 제목을 먼저 읽고 그것만 읽기도 하므로 \
        무슨 일이 일어났는지, 무엇을 묻는지를 제목에 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert ⟦PhotoNotSaved⟧ {
          purpose problem
          message "The photo couldn’t be saved."
          button retry "Try Again"
          cancel
        }
        """,
        fixed: """
          alert PhotoNotSaved {
            purpose problem
            title "The photo couldn’t be saved."
            button retry "Try Again"
            cancel
          }
          """),
      RuleExample(
        """
        alert ⟦RenameAlbum⟧ {
          purpose input
          field albumName "Name" required
          button rename "Rename" default
          cancel
        }
        """,
        fixed: """
          alert RenameAlbum {
            title "Rename Album"
            purpose input
            field albumName "Name" required
            button rename "Rename" default
            cancel
          }
          """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert else { return }
      if !context.dialog.texts.contains(where: { $0.role == .title }) {
        findings.report(
          .noTitle, at: context.dialog.name.range, of: context, element: "title",
          fixes: context.titleFromMessage ?? context.titleFromName)
      }
      for variant in context.variants where variant.isSource && variant.element == .text(.title) {
        if variant.isEmptyText { findings.report(.emptyTitle, in: variant) }
      }
    })
}

extension Message {
  fileprivate static let emptyTitle = Message(
    en: "the title is empty; say in a few words what happened or what is asked",
    ko: "제목이 비어 있습니다. 무슨 일인지, 무엇을 묻는지 짧게 쓰세요")

  fileprivate static let noTitle = Message(
    en: "the alert has no title; say in a few words what happened or what is asked",
    ko: "경고창에 제목이 없습니다. 무슨 일인지, 무엇을 묻는지 짧게 쓰세요")
}

extension DialogContext {
  /// A title to start from: the words of the dialog's name, where they are enough for one, in the letters
  /// of the source language, and no other language wants it.
  fileprivate var titleFromName: [FixIt] {
    let words = dialog.name.text.words
    let source = project.language(project.sourceLocale).conventions
    guard words.count > 1, project.program.project.locales.count == 1,
      source.scripts.contains(.latin)
    else { return [] }
    return .one(
      Message(en: "insert a title", ko: "제목 추가"),
      insertFirst("title \"\(words.joined(separator: " "))\""))
  }
}
