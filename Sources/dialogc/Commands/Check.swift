import DialogCompiler
import DialogFindings
import DialogText

extension Command {
  static let check = Command(
    name: "check",
    summary: Message(
      en: "check sources without writing anything", ko: "아무것도 쓰지 않고 소스를 검사합니다"),
    operands: .sources,
    ownOptions: .compiling,
    details: [
      Message(
        en: "All files given are one project and share its names. Findings go to standard error, "
          + "as json and sarif to standard output.",
        ko: "주어진 파일은 모두 한 프로젝트이며 이름을 함께 씁니다. 지적은 표준 오류로, json과 sarif는 표준 "
          + "출력으로 나갑니다.")
    ],
    examples: [
      Example(
        call: "dialogc check Sources --strict",
        purpose: Message(en: "as a check before a commit", ko: "커밋하기 전의 검사로")),
      Example(
        call: "dialogc check . --diagnostics sarif > dialogs.sarif",
        purpose: Message(en: "for code scanning", ko: "코드 스캐닝용으로")),
    ]
  ) { invocation in
    var compilation = Compilation(invocation)
    _ = compilation.analyzed()
    let format: ReportFormat = invocation.choice(.diagnostics) ?? .text
    return compilation.finish(to: format.isDocument ? .standardOutput : .standardError)
  }
}
