import DialogBackends
public import DialogCompiler
public import DialogFindings
public import DialogLocales
import DialogModel

/// A dialog as it will stand, drawn as terminals show it, with a value such as each parameter may have.
public struct DrawnDialog: Sendable {
  /// Its name.
  public let name: String
  /// The language of its texts.
  public let language: LanguageTag
  /// A terminal’s rows.
  public let rows: [String]
  /// Of a notification, the rows of what opening it shows; none where that is nothing.
  public let details: [String]
  /// What Return presses; nil where it presses nothing.
  public let defaultTitle: String?
  /// What destroys something, and is red.
  public let destructiveTitles: [String]
  /// Whether it is drawn as it will stand: not where it has errors, which leave its texts alone.
  public let isWhole: Bool

  /// The columns that dialogs are drawn in: those of a small terminal, so that hovers have room.
  static let columns = 72
}

extension Workspace {
  /// The dialog of a name, drawn; one that has errors as far as it can be told. Nil where there is
  /// none.
  ///
  /// - Parameter language: one of the project’s.
  public func drawing(ofDialog name: String, in language: LanguageTag) -> DrawnDialog? {
    if let checked = dialog(named: name) { return DrawnDialog(checked, in: language) }
    let program = programInAnyOrder
    guard let place = program.dialogIndex[name] else { return nil }
    return DrawnDialog(
      textsOf: program.dialogs[place], in: language, source: program.project.sourceLocale)
  }
}

extension DrawnDialog {
  init(_ checked: CheckedDialog, in language: LanguageTag) {
    let values = checked.dialog.parameters.map(ParameterValue.example)
    let shown = ShownDialog(checked, values: values, locale: language, isLocked: false)
    let words = TerminalWords.branches(for: checked)
    name = checked.dialog.name.text
    self.language = language
    rows = shown.drawn(columns: DrawnDialog.columns, words: words)
    details =
      shown.kind == .notification && shown.hasDetail
      ? shown.drawn(columns: DrawnDialog.columns, words: words, isOpened: true) : []
    defaultTitle = shown.defaultPlace.map { shown.choices[$0].title }
    destructiveTitles = shown.choices.filter { $0.role == .destructive }.map(\.title)
    isWhole = true
  }

  /// The texts as they are written, line by line.
  fileprivate init(textsOf dialog: Dialog, in language: LanguageTag, source: LanguageTag) {
    name = dialog.name.text
    self.language = language
    var lines: [String] = []
    dialog.forEachText { element, text in
      guard let translation = text[language] ?? text[source] ?? text.translations.first else {
        return
      }
      let words = translation.pattern.excerpt(in: dialog)
      lines += element.isOfButton ? ["[ \(words) ]"] : words.split(separator: "\n").map(String.init)
    }
    rows = lines
    (details, destructiveTitles, defaultTitle) = ([], [], nil)
    isWhole = false
  }
}

extension DrawnDialog {
  /// What the drawing cannot show, a line each.
  public var remarks: [Message] {
    var remarks: [Message] = []
    if let defaultTitle {
      remarks.append(
        Message(en: "Return presses “\(defaultTitle)”", ko: "Return 키: “\(defaultTitle)”"))
    }
    if !destructiveTitles.isEmpty {
      let titles = destructiveTitles.map { "“\($0)”" }.joined(separator: ", ")
      remarks.append(Message(en: "red: \(titles)", ko: "빨간색: \(titles)"))
    }
    if !isWhole {
      remarks.append(
        Message(
          en: "its errors must be mended before it can be drawn", ko: "오류를 고쳐야 그릴 수 있습니다"))
    }
    return remarks
  }
}
