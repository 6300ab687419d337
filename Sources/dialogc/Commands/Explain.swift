import DialogCompiler
import DialogFindings

extension Command {
  static let explain = Command(
    name: "explain",
    summary: Message(en: "explain what a rule wants and why", ko: "규칙의 내용과 이유를 설명합니다"),
    operands: Operands(
      value: .listed("RULE") { allRules.map(\.id.name) },
      summary: Message(
        en: "the name of a rule; without it, all rules are listed", ko: "규칙 이름. 없으면 모두 나열합니다"),
      count: 0...1),
    ownOptions: [.pageFormat],
    examples: [
      Example(
        call: "dialogc explain input/no-sources",
        purpose: Message(en: "one rule", ko: "규칙 하나")),
      Example(
        call: "dialogc explain --format json",
        purpose: Message(en: "all rules, for a program", ko: "모든 규칙을 프로그램용으로")),
    ]
  ) { invocation throws(UsageError) in
    let language = invocation.console.language
    guard let name = invocation.operands.first?.text else {
      return write(RuleList(allRules, language: language), for: invocation)
    }
    return write(RulePage(try rule(named: name), language: language), for: invocation)
  }

  private static func write(_ page: some Page, for invocation: Invocation) -> ExitStatus {
    let console = invocation.console
    let answer =
      switch invocation.choice(.pageFormat) ?? PageFormat.text {
      case .text: page.text(screen: console.screen(.standardOutput))
      case .markdown: page.markdown()
      case .json: page.json()
      }
    return console.write(answer, to: .standardOutput)
  }

  private static func rule(named name: String) throws(UsageError) -> RuleDescription {
    if let rule = allRules.first(where: { $0.id.name == name }) { return rule }
    throw .unknownName(name, allRules.map(\.id.name))
  }
}
