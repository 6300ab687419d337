import DialogFindings

extension SampleKind {
  static let actionSheet = SampleKind(
    "action-sheet",
    Message(en: "choices about something a person started", ko: "사용자가 시작한 일에 관한 선택지를 줍니다"),
    called: "CloseDraft"
  ) { sample in
    sample.document(
      Message(
        en: "Asks what to do with a draft when its window is closed.",
        ko: "창을 닫을 때 초안을 어떻게 할지 묻습니다."))
    sample.line("actionSheet \(sample.name) {")
    sample.note(
      Message(
        en: "The control that it belongs to; on large screens, a popover points to it.",
        ko: "이 시트를 부른 컨트롤입니다. 큰 화면에서는 팝오버가 그곳을 가리킵니다."))
    sample.line("source composeCancel")
    sample.note(
      Message(
        en: "Likeliest first; their places follow from the guidelines.",
        ko: "놓이는 자리와 관계없이 고를 가능성이 큰 것부터 씁니다."))
    sample.line("choice saveDraft", .saveDraft)
    sample.line("choice deleteDraft", .deleteDraft, "destructive")
    sample.line("cancel")
    sample.line("}")
  }
}
