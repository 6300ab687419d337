import DialogFindings

/// `@allow rule "reason"` without its parentheses.
struct LooseDirective {
  let source: LooseSource
  let items: [LooseItem]

  func rewritten() -> Rewriting? {
    guard items.count > 2, items[0].isSign("@"), let name = items[1].word,
      Keyword.directives.map(\.rawValue).contains(name), let text = items.last?.literal
    else { return nil }
    let rule = items[2..<(items.count - 1)].filter { !$0.isSign(",") }.flatMap(\.tokens)
    let arguments = [rule.map(\.text).joined(), source.quoted(text)].filter { !$0.isEmpty }
    return Rewriting(
      text: "@\(name)(\(arguments.joined(separator: ", ")))",
      reason: Message(
        en: "what a directive says stands in parentheses ( )", ko: "지시어의 내용은 괄호 ( ) 안에 씁니다"))
  }
}
