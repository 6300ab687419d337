import DialogSupport
import Foundation

/// Dialogs with their translations, and what may be done to them, as `Translations.txt` lists them.
struct TranslationSet {
  struct Element: Sendable {
    /// `title`, `message`, `body`, `button` or `cancel`.
    let keyword: String
    let name: String
    let role: String
    var texts: [(locale: String, text: String)] = []
  }

  struct Defect: Sendable {
    let rule: String
    let locale: String
    let element: String
    let text: String
  }

  struct Dialog: Sendable {
    let kind: String
    let name: String
    let parameters: String
    let purpose: String
    var elements: [Element] = []
    var defects: [Defect] = []
  }

  static let dialogs: [Dialog] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/Localization/Translations.txt").standardized
    let text = try! String(contentsOf: file, encoding: .utf8)
    return parse(text.split(separator: "\n").map(String.init))
  }()

  // MARK: Reading

  private static func parse(_ lines: [String]) -> [Dialog] {
    var dialogs: [Dialog] = []
    for line in lines where !line.hasPrefix("#") {
      if let head = line.wholeMatch(of: /== (\w+) (\w+)(\(.*\))? (\w+)/) {
        let (_, kind, name, parameters, purpose) = head.output
        dialogs.append(
          Dialog(
            kind: String(kind), name: String(name), parameters: parameters.map(String.init) ?? "",
            purpose: String(purpose)))
      } else if let head = line.wholeMatch(of: /! (\S+) (\S+) (\w+):( .*)?/) {
        let (_, rule, locale, element, text) = head.output
        dialogs[dialogs.count - 1].defects.append(
          Defect(
            rule: "l10n/" + rule, locale: String(locale), element: String(element),
            text: String((text ?? "").dropFirst())))
      } else {
        add(line, to: &dialogs[dialogs.count - 1])
      }
    }
    return dialogs
  }

  private static func add(_ line: String, to dialog: inout Dialog) {
    let keywords = /(title|message|body|button|cancel)(?: (\w+))?(?: (destructive|default))?/
    if let head = line.wholeMatch(of: keywords) {
      let (_, keyword, name, role) = head.output
      dialog.elements.append(
        Element(
          keyword: String(keyword), name: String(name ?? keyword),
          role: role.map(String.init) ?? ""))
    } else {
      let locale = line.prefix { $0 != " " }
      let text = line.dropFirst(locale.count + 1)
      dialog.elements[dialog.elements.count - 1].texts.append((String(locale), String(text)))
    }
  }
}

// MARK: Writing

extension TranslationSet.Dialog {
  /// With a defect in one of its translations.
  func with(_ defect: TranslationSet.Defect) -> TranslationSet.Dialog {
    var dialog = self
    let element = dialog.elements.firstIndex { $0.name == defect.element }!
    let text = dialog.elements[element].texts.firstIndex { $0.locale == defect.locale }!
    if defect.rule == "l10n/missing" {
      dialog.elements[element].texts.remove(at: text)
    } else {
      dialog.elements[element].texts[text].text = defect.text
    }
    return dialog
  }

  /// The languages that it is translated into.
  var locales: [String] { elements[0].texts.map(\.locale).filter { $0 != "en" } }

  /// Translated into one language alone.
  func only(_ locale: String) -> TranslationSet.Dialog {
    var dialog = self
    for index in elements.indices {
      dialog.elements[index].texts.removeAll { $0.locale != "en" && $0.locale != locale }
    }
    return dialog
  }

  /// A project of this dialog alone.
  func source(in locales: [String]) -> SourceFile {
    let notifications =
      kind == "notification" ? "notifications { permission Ask; settings Settings }" : ""
    let project =
      "project P { source en; locales \((["en"] + locales).joined(separator: ", ")); \(notifications) }\n"
    let ask = kind == "notification" ? Self.ask : ""
    return SourceFile(name: name, text: project + ask + declaration)
  }

  /// Asks for permission, in the words of another dialog's translations.
  private static let ask =
    "@allow(l10n/missing, \"Not what is tested.\")\n" + """
      alert Ask { purpose permission; title "Allow Notifications?"; button allow; cancel }

      """

  private var declaration: String {
    let texts = elements.filter { !$0.isButton }
    let buttons = elements.filter(\.isButton)
    var lines = ["\(kind) \(name)\(parameters) {"] + statements
    lines += texts.map { "  \($0.keyword) \($0.block)" }
    let written = buttons.map { "  \(word(for: $0)) \($0.name) \($0.block) \($0.role)" }
    lines += kind == "notification" ? ["  detail {"] + written + ["  }"] : written
    if kind == "alert", buttons.count == 1 { lines.append("  exit \(buttons[0].name)") }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private var statements: [String] {
    switch kind {
    case "alert": ["  purpose \(purpose)"]
    case "actionSheet": ["  source theButton"]
    default: ["  category \(purpose)", "  identifier subject", "  hiddenPreview \"Wi-Fi\""]
    }
  }

  private func word(for button: TranslationSet.Element) -> String {
    switch kind {
    case "actionSheet": button.keyword == "cancel" ? "cancel" : "choice"
    case "notification": "action"
    default: button.keyword
    }
  }
}

extension TranslationSet.Element {
  var isButton: Bool { keyword == "button" || keyword == "cancel" }

  /// Its texts by language. Selections are written as they are.
  fileprivate var block: String {
    let rows = texts.map { row in
      let text =
        row.text.hasPrefix("by ") ? row.text : "\"\(row.text.replacing("\"", with: "\\\""))\""
      return "    \(row.locale) \(text)"
    }
    return "{\n" + rows.joined(separator: "\n") + "\n  }"
  }
}
