import DialogCompiler
import DialogFindings

extension Command {
  static let check = Command(
    name: "check",
    summary: Message(
      en: "check sources without writing anything", ko: "아무것도 쓰지 않고 소스를 검사합니다"),
    operands: .sources,
    ownOptions: .compiling,
    details: [
      Message(
        en: "Several projects are checked each for itself. Of a project that is given in part the "
          + "other files are read too, and findings are of what was given. Findings go to standard "
          + "error, as json and sarif to standard output.",
        ko: "프로젝트가 여럿이면 저마다 따로 검사합니다. 프로젝트의 일부를 주면 나머지 파일도 읽지만 주어진 "
          + "것만 지적합니다. 지적은 표준 오류로, json과 sarif는 표준 출력으로 나갑니다.")
    ],
    examples: [
      Example(
        call: "dialogc check Sources --strict",
        purpose: Message(en: "as a check before a commit", ko: "커밋하기 전의 검사로")),
      Example(
        call: "dialogc check Sources/Photos/Deleting.dialog",
        purpose: Message(en: "one file of a project", ko: "프로젝트의 한 파일")),
      Example(
        call: "dialogc check . --diagnostics sarif > dialogs.sarif",
        purpose: Message(en: "for code scanning", ko: "코드 스캐닝용으로")),
    ]
  ) { invocation in
    var compilation = Compilation(invocation)
    compilation.add(compilation.analyses(), isAskedAlone: true)
    let format: ReportFormat = invocation.choice(.diagnostics) ?? .text
    return compilation.finish(to: format.isDocument ? .standardOutput : .standardError)
  }
}
