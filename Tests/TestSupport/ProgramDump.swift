import DialogFindings
import DialogLocales
public import DialogModel

extension Program {
  /// What the program means, for people to read and for tests to compare: everything but places.
  ///
  /// ```
  /// alert SignOut(name: String)
  ///   title en "Sign Out {name}?"
  ///   button signOut destructive
  ///     title en "Sign Out"
  ///   cancel cancel
  ///     title en "Cancel" ← cancel
  ///   row cancel | signOut
  ///   default cancel, leaving cancel, outcomes signOut cancel
  /// ```
  public func dump() -> String {
    var dump = Dump(program: self)
    dump.project()
    for type in enums { dump.enumeration(type) }
    for term in terms { dump.text("term \(term.name.text)", term.text, in: nil) }
    for dialog in dialogs { dump.dialog(dialog) }
    return dump.lines.joined(separator: "\n") + "\n"
  }

  /// The part of `dump` that is about one dialog.
  public func dump(of dialog: Dialog) -> String {
    var dump = Dump(program: self)
    dump.dialog(dialog)
    return dump.lines.joined(separator: "\n") + "\n"
  }
}

/// Lines while they are written.
struct Dump {
  let program: Program
  private(set) var lines: [String] = []
  private var depth = 0

  init(program: Program) { self.program = program }

  mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  mutating func indented(_ body: (inout Dump) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func documentation(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where !text.isEmpty {
      self.line("/// \(line)")
    }
  }

  // MARK: Project

  mutating func project() {
    let project = program.project
    documentation(project.documentation)
    let locales = project.locales.map(\.tag).joined(separator: " ")
    line(
      "project \(project.name?.text ?? "–") \(project.edition.rawValue) "
        + "source \(project.sourceLocale) locales \(locales)"
        + (project.namesLocales ? "" : " (as used)"))
    indented { dump in
      if let app = project.app { dump.text("app", app, in: nil) }
      dump.names("devices", project.devices)
      dump.names("textSize", project.textSize)
      dump.names("permission", project.notificationPermission)
      dump.names("settings", project.notificationSettings)
      for setting in project.ruleSettings {
        dump.line("rule \(setting.rule) \(setting.severity?.rawValue ?? "off")")
      }
    }
  }

  mutating func enumeration(_ type: EnumType) {
    documentation(type.documentation)
    line("enum \(type.name.text): " + type.cases.map(\.name.text).joined(separator: ", "))
    for one in type.cases where !one.documentation.isEmpty {
      indented { $0.documentation(one.documentation) }
    }
  }

  private mutating func names(_ what: String, _ name: Name?) {
    if let name { line("\(what) \(name.text)") }
  }

  private mutating func names(_ what: String, _ names: [Name]) {
    if !names.isEmpty { line("\(what) " + names.map(\.text).joined(separator: ", ")) }
  }

  // MARK: Texts

  /// On one line where there is one language.
  mutating func text(_ what: String, _ text: Text, in dialog: Dialog?, element: String? = nil) {
    let rows = text.translations.map { row(of: $0, in: dialog, element) }
    if rows.count == 1 { return line("\(what) \(rows[0])") }
    line(rows.isEmpty ? "\(what) –" : what)
    indented { dump in for row in rows { dump.line(row) } }
  }

  private func row(of translation: Translation, in dialog: Dialog?, _ element: String?) -> String {
    var row = "\(translation.locale) \(pattern(translation.pattern, dialog, element))"
    if case .term(let name) = translation.origin { row += " ← \(name)" }
    if let stamp = translation.stamp { row += " of \(stamp)" }
    return row
  }

  private func pattern(_ pattern: Pattern, _ dialog: Dialog?, _ element: String?) -> String {
    switch pattern {
    case .parts(let parts):
      return "\"" + parts.map { part($0, dialog, element) }.joined() + "\""
    case .selection(let selection):
      let arms = selection.arms.map { arm in
        key(arm.key, selection, dialog) + " " + self.pattern(arm.pattern, dialog, element)
      }
      let name = dialog?.parameters[selection.parameter].name.text ?? "?"
      return "by \(name) { " + arms.joined(separator: "  ") + " }"
    }
  }

  private func part(_ part: Part, _ dialog: Dialog?, _ element: String?) -> String {
    switch part {
    case .text(let text, _, _): return Dump.escaped(text)
    case .placeholder(let placeholder):
      let name: String
      switch placeholder.value {
      case .parameter(let index): name = dialog?.parameters[index].name.text ?? "?"
      case .element: name = element ?? "?"
      }
      return "{\(name)\(style(placeholder.style))}"
    }
  }

  private func style(_ style: Placeholder.Style) -> String {
    switch style {
    case .plain: ""
    case .agreement(let agreement):
      ":" + (agreement.writesValue ? "" : "–") + agreement.forms
    default: ":\(style)"
    }
  }

  private func key(_ key: Selection.Key, _ selection: Selection, _ dialog: Dialog?) -> String {
    switch key {
    case .exactly(let number): return "=\(number)"
    case .category(let category): return category.rawValue
    case .flag(let flag): return "\(flag)"
    case .otherwise: return "otherwise"
    case .enumCase(let index):
      guard case .enumeration(let type)? = dialog?.parameters[selection.parameter].type else {
        return "?"
      }
      return program.enums[type].cases[index].name.text
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\"", "\\", "{", "}": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
