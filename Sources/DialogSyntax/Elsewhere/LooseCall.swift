import DialogFindings

/// Reads a call that shows a dialog at once: `Alert.alert("Saved", "…", [{ text: "OK" }])`.
struct LooseCall {
  let source: LooseSource
  let items: [LooseItem]

  /// The dialog that it shows.
  func declaration() -> Rewriting? {
    guard let word, let statements = statements() else { return nil }
    return LooseDialog(keyword: .alert, statements: statements).rewritten(word)
  }

  /// What it says, as statements of an alert.
  func lines() -> Rewriting? {
    guard let word, word.contains("."), let statements = statements() else { return nil }
    return .word(word, Keyword.title.rawValue, statements.joined(separator: "\n"))
  }

  private var word: String? {
    guard let word = items.first?.word, items.count > 1 else { return nil }
    let last = word.split(separator: ".").last.map(String.init) ?? word
    return ["alert", "confirm", "Alert"].contains(last) ? word : nil
  }

  private func statements() -> [String]? {
    let rest = items.dropFirst().filter { !$0.isSign(";") }
    guard rest.count == 1, let arguments = rest[0].group("("),
      let title = arguments.first?.literal
    else { return nil }
    var statements = ["title \(source.quoted(title))"]
    for argument in arguments.dropFirst() where !argument.isSign(",") {
      if let literal = argument.literal {
        if statements.count > 1 { return nil }
        statements.append("message \(source.quoted(literal))")
      } else if let buttons = argument.group("[") {
        guard let lines = lines(of: buttons) else { return nil }
        return statements + lines
      } else if argument.group("{") == nil, argument.word == nil {
        return nil
      }
    }
    return statements
  }

  private func lines(of buttons: [LooseItem]) -> [String]? {
    let lines = buttons.filter { !$0.isSign(",") }.map { button in
      button.group("{").flatMap {
        LooseElement(source: source, keyword: .button, attributes: []).written($0)
      }
    }
    return lines.contains(nil) ? nil : lines.compactMap { $0 }
  }
}
