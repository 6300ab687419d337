public import DialogBackends
import DialogLanguage
public import DialogModel

/// What a program gives a dialog when it shows it.
public typealias Parameter = DialogModel.Parameter
/// A date and time of day, as a parameter holds it.
public typealias ParameterDate = DialogBackends.ParameterDate
/// What kind of values a parameter takes.
public typealias ParameterType = DialogModel.ParameterType
/// A value for a parameter.
public typealias ParameterValue = DialogBackends.ParameterValue
/// A dialog with the texts that a person reads of it.
public typealias ShownDialog = DialogBackends.ShownDialog

/// A dialog of a program that is to be shown.
public struct DialogToShow: Sendable {
  private let checked: CheckedDialog
  /// The words of Thai that lines end between, as the renderer takes them.
  public let words: [UInt32]

  /// Nil where the program has no dialog of that name.
  public init?(named name: String, in program: CheckedProgram) {
    guard let dialog = program.dialog(named: name) else { return nil }
    checked = dialog
    words = TerminalWords.branches(for: program.program)
  }

  /// The dialog as the program declares it.
  public var dialog: Dialog { checked.dialog }

  /// In the order in which `shown` takes their values.
  public var parameters: [Parameter] { dialog.parameters }

  /// The type of a parameter as the language writes it.
  public func typeName(of parameter: Parameter) -> String {
    parameter.type.keyword(in: checked.enums)
  }

  /// The names of an enum's cases.
  public func cases(ofEnum index: Int) -> [String] {
    checked.enums[index].cases.map(\.name.text)
  }

  /// How many digits amounts in a currency, an ISO 4217 code, have after the decimal point.
  public static func fractionDigits(ofCurrency code: String) -> Int {
    LocaleData.fractionDigits(ofCurrency: code)
  }

  /// - Parameters:
  ///   - values: in the order of the parameters, each of its type.
  ///   - languages: what people read, as a locale of POSIX or a BCP 47 tag says it.
  ///   - isLocked: as on a locked screen.
  public func shown(
    with values: [ParameterValue], languages: String, isLocked: Bool
  ) -> ShownDialog {
    ShownDialog(checked, values: values, locale: locale(for: languages), isLocked: isLocked)
  }

  /// The project's locale that a locale such as `ko_KR.UTF-8` or `zh-Hant-TW` finds; else its source
  /// language.
  private func locale(for languages: String) -> LanguageTag {
    let project = checked.project
    let name = languages.prefix { $0 != "." && $0 != "@" }.lowercased()
    var tag = name.split(separator: "_").joined(separator: "-")
    if languages.hasSuffix("@latin") { tag = inserted("latn", into: tag) }
    if languages.hasSuffix("@cyrillic") { tag = inserted("cyrl", into: tag) }
    if let own = project.locales.first(where: { $0.tag.lowercased() == tag }) { return own }
    if ["", "c", "posix"].contains(tag) { return project.sourceLocale }
    let answers = LanguageMatching(of: project.locales).answers
    while !tag.isEmpty {
      let found = answers.firstIndex { $0.contains { $0.tag == tag } }
      if let found { return project.locales[found] }
      tag = shortened(tag)
    }
    return project.sourceLocale
  }

  /// POSIX writes the script last: sr_RS@latin.
  private func inserted(_ script: String, into tag: String) -> String {
    let parts = tag.split(separator: "-", maxSplits: 1)
    return ([String(parts.first ?? ""), script] + parts.dropFirst().map(String.init))
      .joined(separator: "-")
  }

  /// Without the last subtag, and a singleton that would then be last (RFC 4647, 3.4).
  private func shortened(_ tag: String) -> String {
    var parts = tag.split(separator: "-").dropLast()
    while parts.count > 1, parts.last!.utf8.count == 1 { parts = parts.dropLast() }
    return parts.joined(separator: "-")
  }
}
