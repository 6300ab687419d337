import DialogCompiler
import DialogFindings
import DialogLayout
import DialogLocales
import DialogModel
import DialogSyntax

extension CompletionScope {
  /// Names of the project: parameters, dialogs, screens, parts.
  func addNames(_ expectation: Expectation, to list: inout CompletionList) {
    switch expectation {
    case .conditionName: addParameters(to: &list) { $0 == .bool }
    case .listName: addParameters(to: &list) { $0 == .stringList }
    case .badgeName: addParameters(to: &list) { $0 == .int }
    case .selectorName: addParameters(to: &list) { !self.keys(for: $0).isEmpty }
    case .initialValue, .shownName, .mediaName:
      addParameters(to: &list) { $0.map { !Placeholder.Style.isUnreadable($0) } ?? true }
    case .dialogName where declaration?.kind == .translation:
      for name in dialogNames({ _ in true }) { list.add(name, .dialog) }
    case .screenName: addScreens(to: &list)
    case .partName: addParts(to: &list)
    case .partOfButton:
      for part in ["input", "send", "initial"] { list.add(part, .value) }
    default: break
    }
  }

  private func addParameters(
    to list: inout CompletionList, where isMeant: (ParameterType?) -> Bool
  ) {
    for parameter in parameters where isMeant(parameter.type) {
      list.add(
        parameter.name, .parameter,
        Message(en: parameter.typeName, ko: KoreanMessage(parameter.typeName)),
        topic: .type(parameter.typeName))
    }
  }

  private func dialogNames(_ isMeant: (Dialog) -> Bool) -> [String] {
    program.dialogs.indices.filter { isMeant(program.dialogs[$0]) }
      .map { program.dialogs[$0].name.text }.sorted()
  }

  /// The app’s screens that the project names.
  private func addScreens(to list: inout CompletionList) {
    var names: Set<String> = []
    if let settings = program.project.notificationSettings { names.insert(settings.text) }
    for index in program.dialogs.indices {
      program.dialogs[index].forEachScreen { names.insert($0.text) }
    }
    for name in names.sorted() { list.add(name, .screen) }
  }

  /// The texts of the dialog that the translation around the cursor does not have yet.
  private func addParts(to list: inout CompletionList) {
    guard let dialog, let declaration else { return }
    let rows = TranslationDeclaration(declaration).rows.filter { $0.syntax != statement }
    let there = rows.map { $0.name.text + ($0.part.map { "." + $0.text } ?? "") }
    dialog.forEachText { element, text in
      let name = element.rowName(in: dialog)
      let isNeeded = text.translations.contains { $0.origin == .written }
      if there.contains(name) || !isNeeded { return }
      let original = text[source].map { $0.pattern.excerpt(in: dialog) }
      list.add(
        name, .value, original.map { Message(en: $0, ko: KoreanMessage($0)) },
        writing: isAtLineEnd ? "\(name) \"\(1)\"" : nil)
    }
  }

  // MARK: Values

  func addValues(of keyword: Keyword, to list: inout CompletionList) {
    switch keyword {
    case .exit:
      for name in buttonNames + ["dismissed"] { list.add(name, .button) }
    case .source where declaration?.kind == .project: addAllLanguages(except: [], to: &list)
    case .thread, .identifier: addParameters(to: &list) { $0 != .bool }
    case .consent, .permission:
      for name in dialogNames({ $0.kind == .alert }) { list.add(name, .dialog) }
    case .settings: addScreens(to: &list)
    case .textSize: for size in TextSize.allCases { list.add(size.rawValue, .value) }
    default: for value in keyword.values { list.add(value, .value) }
    }
  }

  func addElements(of keyword: Keyword, to list: inout CompletionList) {
    let there = statement.map(cursor.words) ?? []
    if keyword == .devices {
      for device in Device.all where !there.contains(device.name) {
        list.add(
          device.name, .device,
          Message(
            en: "\(device.width) × \(device.height) points",
            ko: "\(device.width) × \(device.height)포인트"))
      }
    } else {
      addAllLanguages(except: there, to: &list)
    }
  }

  private func addAllLanguages(except there: [String], to list: inout CompletionList) {
    // Those first that the platform’s terms are known in.
    let common = PlatformTerms.languages(for: Keyword.cancel.rawValue)
    let rest = LocaleData.allTags.filter { !common.contains($0) }
    for tag in common + rest where !there.contains(tag.tag) {
      addLanguage(tag, writing: nil, to: &list)
    }
  }

  func addTypes(to list: inout CompletionList) {
    let own = program.enums.indices.map { ParameterType.enumeration($0) }
    for type in ParameterType.builtIn.map(\.type) + [.stringList] + own {
      let name = type.keyword(in: program.enums)
      list.add(name, .type, type.meaning, topic: .type(name))
    }
  }

  // MARK: Rules

  func addRules(_ expectation: Expectation, to list: inout CompletionList) {
    if expectation == .ruleSetting {
      for setting in Keyword.ruleSettings { list.add(setting, .value) }
      return
    }
    let isAllowance = cursor.innermost(.directive) != nil
    for rule in compilerRules where !isAllowance || rule.isAllowable {
      list.add(rule.id.name, .rule, rule.summary, topic: .rule(rule.id.name))
    }
  }
}

extension RuleDescription {
  /// Whether authors may accept its findings: errors of the language itself they must mend.
  var isAllowable: Bool {
    RuleTable.all.phase(of: id) != .syntax && (severity != .error || phase > .names)
  }
}

extension Dialog {
  /// Calls with each screen of the app that it names.
  func forEachScreen(_ body: (Name) -> Void) {
    for button in buttons { if let destination = button.destination { body(destination.screen) } }
    guard let notification else { return }
    for name in [
      notification.settings, notification.destination?.screen, notification.badge?.clearedBy,
    ] {
      if let name { body(name) }
    }
  }
}

extension Element {
  /// What a row of a translation calls it.
  func rowName(in dialog: Dialog) -> String {
    switch self {
    case .text(let role): role.rawValue
    case .button(let index): dialog.buttons[index].name.text
    case .input(let index): dialog.buttons[index].name.text + ".input"
    case .send(let index): dialog.buttons[index].name.text + ".send"
    case .field(let index): dialog.fields[index].name.text
    case .initial(let index): dialog.fields[index].name.text + ".initial"
    }
  }
}
