import DialogCompiler
import DialogFindings
import DialogLocales
import DialogModel
import DialogSyntax

extension HoverWriter {
  mutating func add(_ symbol: Symbol) {
    switch symbol {
    case .dialog(let name): addDialog(name)
    case .parameter(let name, let owner): addParameter(name, of: owner)
    case .part(let name, let owner): addPart(name, of: owner)
    case .text(let name, _): addText(name)
    case .enumeration(let name): addEnum(name)
    case .enumCase(let name, let type): addCase(name, of: type)
    case .term(let name): add(Topic.term(name))
    case .language: addDrawing()
    case .rule(let id): add(Topic.rule(id))
    case .element, .project, .appName: break
    }
  }

  private mutating func addDialog(_ name: String) {
    guard let index = program.dialogIndex[name] else { return }
    let documentation = program.dialogs[index].documentation
    addDrawing(of: name)
    if !documentation.isEmpty { add(.paragraph(.verbatim(documentation))) }
  }

  private mutating func addParameter(_ name: String, of owner: Syntax) {
    guard let dialog, let index = dialog.parameters.firstIndex(where: { $0.name.text == name })
    else { return }
    addParameter(index, of: dialog)
    addExample(index, of: dialog, style: nil)
  }

  private mutating func addPart(_ name: String, of owner: Syntax) {
    guard let dialog else { return }
    if let index = dialog.buttons.firstIndex(where: { $0.name.text == name }) {
      let button = dialog.buttons[index]
      if !button.documentation.isEmpty { add(.paragraph(.verbatim(button.documentation))) }
      addTexts(of: .button(index))
    } else if let index = dialog.fields.firstIndex(where: { $0.name.text == name }) {
      addTexts(of: .field(index))
    }
  }

  private mutating func addText(_ name: String) {
    if let role = TextRole(rawValue: name) { addTexts(of: .text(role)) }
  }

  private mutating func addEnum(_ name: String) {
    guard let type = program.enums.first(where: { $0.name.text == name }) else { return }
    add(.source("enum \(name) { \(type.cases.map(\.name.text).joined(separator: ", ")) }"))
    if !type.documentation.isEmpty { add(.paragraph(.verbatim(type.documentation))) }
  }

  private mutating func addCase(_ name: String, of type: String) {
    let known = program.enums.first { $0.name.text == type }?.cases.first { $0.name.text == name }
    add(.source("\(type).\(name)"))
    if let text = known?.documentation, !text.isEmpty { add(.paragraph(.verbatim(text))) }
  }

  // MARK: Topics

  mutating func add(_ topic: Topic) {
    switch topic {
    case .keyword(let keyword, let owner): addKeyword(keyword, in: owner)
    case .rule(let id):
      guard let rule = allRules.first(where: { $0.id.name == id }) else { return }
      add(rule)
    case .type(let name):
      if let type = program.type(named: name) {
        add(.source(name))
        add(.paragraph(type.meaning))
      }
    case .style(let name): add(.paragraph(styleMeaning(name)))
    case .term(let name): addTerm(name)
    }
  }

  private mutating func addKeyword(_ keyword: Keyword, in owner: Keyword?) {
    add(.paragraph(keyword.meaning(in: owner)))
    if !keyword.values.isEmpty {
      let words = keyword.values.joined(separator: ", ")
      add(.source("\(keyword.rawValue) \(words)"))
    }
  }

  private mutating func addTerm(_ name: String) {
    if let own = program.terms.first(where: { $0.name.text == name }) {
      return addRows(of: own.text, in: nil)
    }
    let rows = program.project.locales.compactMap { locale in
      PlatformTerms.text(for: name, in: locale).map {
        (name: locale.tag, text: Message.verbatim($0))
      }
    }
    if !rows.isEmpty { add(.rows(rows)) }
  }

  /// What the rule wants and why, an example of what it finds and of what is fine, and where it comes
  /// from by the project’s guidelines.
  private mutating func add(_ rule: RuleDescription) {
    add(.rule(rule.id.name, rule.summary, rule.reason))
    let bad = rule.examples.first { !$0.ranges.isEmpty }
    let good = bad?.fixed ?? rule.examples.first { $0.ranges.isEmpty }?.text
    if let bad {
      add(.paragraph(Message(en: "Found:", ko: "지적되는 예:")))
      add(.source(bad.onPages.text))
    }
    if let good {
      add(.paragraph(Message(en: "Fine:", ko: "올바른 예:")))
      add(.source(good))
    }
    let edition = String(program.project.edition.rawValue)
    let source = rule.citations.first { $0.document.contains(edition) } ?? rule.citations.first
    if let source { add(.paragraph(.verbatim("\(source.document), “\(source.heading)”"))) }
  }
}
