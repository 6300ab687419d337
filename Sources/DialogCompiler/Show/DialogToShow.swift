public import DialogBackends
import DialogLocales
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
  ///   - languages: what people read, as `LanguageMatching.choose` takes it.
  ///   - isLocked: as on a locked screen.
  public func shown(
    with values: [ParameterValue], languages: String, isLocked: Bool
  ) -> ShownDialog {
    ShownDialog(checked, values: values, locale: locale(for: languages), isLocked: isLocked)
  }

  /// The project's locale that suits who reads these; else its source language.
  private func locale(for languages: String) -> LanguageTag {
    let locales = checked.project.locales
    return locales[LanguageMatching(of: locales).choose(languages) ?? 0]
  }
}
