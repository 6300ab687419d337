public import DialogLocales
public import DialogModel

/// Writes the texts of a dialog with values, as the runtime of the C artifact does.
public struct TextFormatter: Sendable {
  private let checked: CheckedDialog
  /// In the order of the dialog's parameters.
  let values: [ParameterValue]
  let locale: LanguageTag
  private let fallback: LocaleFallback
  /// Whether a sign stands for what must not be shown on a locked screen.
  var isMasked = false
  /// That sign, as in `DIALOG_MASK`.
  static let mask = "•••"

  /// - Parameters:
  ///   - values: in the order of the dialog's parameters, each of its type.
  ///   - locale: one of the project's.
  public init(_ dialog: CheckedDialog, values: [ParameterValue], locale: LanguageTag) {
    checked = dialog
    self.values = values
    self.locale = locale
    fallback = LocaleFallback(of: dialog.project.locales)
  }

  var dialog: Dialog { checked.dialog }
  var project: Project { checked.project }
  fileprivate var scope: PatternScope {
    PatternScope(parameters: dialog.parameters, enums: checked.enums)
  }

  /// The text in the language, or the nearest that has it; empty where none has.
  ///
  /// - Parameter element: of a repeated choice: what its text calls it, and what it is.
  public func format(_ text: Text, element: (name: String, value: String)? = nil) -> String {
    guard let translation = translation(of: text) else { return "" }
    let conventions = TextConventions(of: translation.locale)
    var scope = scope
    scope.element = element?.name
    let run = Run(formatter: self, scope: scope, locale: translation.locale, element: element)
    return run.text(of: scope.segments(of: translation.pattern, conventions))
  }

  /// A parameter's value as it is written where nothing says how.
  public func format(_ parameter: Int) -> String {
    let format = Segment.Format(.plain, of: dialog.parameters[parameter].type)
    let run = Run(formatter: self, scope: scope, locale: locale, element: nil)
    return run.text(of: values[parameter], format)
  }

  /// A parameter’s value as a placeholder with a style writes it.
  public func format(_ parameter: Int, style: Placeholder.Style) -> String {
    let placeholder = Placeholder(value: .parameter(parameter), style: style)
    let run = Run(formatter: self, scope: scope, locale: locale, element: nil)
    let conventions = TextConventions(of: locale)
    return run.text(of: scope.segments(of: .parts([.placeholder(placeholder)]), conventions))
  }

  /// Whether a text speaks of what must not be shown on a locked screen, in the language it is
  /// shown in.
  public func isSensitive(_ text: Text) -> Bool {
    translation(of: text).map { names(sensitiveIn: $0.pattern) } ?? false
  }

  private func translation(of text: Text) -> Translation? {
    let locales = project.locales
    let own = locales.firstIndex(of: locale).map { [$0] + fallback.chain(from: $0) } ?? []
    return (own + Array(locales.indices)).lazy.compactMap { text[locales[$0]] }.first
  }

  private func names(sensitiveIn pattern: Pattern) -> Bool {
    switch pattern {
    case .parts(let parts):
      parts.contains { part in
        guard case .placeholder(let placeholder) = part,
          case .parameter(let index) = placeholder.value
        else { return false }
        return dialog.parameters[index].isSensitive
      }
    case .selection(let selection):
      dialog.parameters[selection.parameter].isSensitive
        || selection.arms.contains { names(sensitiveIn: $0.pattern) }
    }
  }
}

/// One text on its way.
private struct Run {
  let formatter: TextFormatter
  let scope: PatternScope
  let locale: LanguageTag
  let element: (name: String, value: String)?
  let data: LocaleData

  init(
    formatter: TextFormatter, scope: PatternScope, locale: LanguageTag,
    element: (name: String, value: String)?
  ) {
    self.formatter = formatter
    self.scope = scope
    self.locale = locale
    self.element = element
    data = LocaleData.find(locale) ?? .root
  }

  func text(of segments: [Segment]) -> String {
    segments.map { segment in
      switch segment {
      case .text(let text): text
      case .value(let value): text(of: value)
      case .selection(let selection): text(of: arm(of: selection))
      }
    }.joined()
  }

  /// Whether a value must not be told.
  private func isMasked(_ parameter: Int?) -> Bool {
    formatter.isMasked && parameter.map { scope.parameters[$0].isSensitive } ?? false
  }

  private func value(of parameter: Int?) -> ParameterValue {
    parameter.map { formatter.values[$0] } ?? .text(element?.value ?? "")
  }

  private func text(of segment: Segment.Value) -> String {
    let value = value(of: segment.parameter)
    let isMasked = isMasked(segment.parameter)
    let written = isMasked ? TextFormatter.mask : text(of: value, segment.format)
    guard let agreement = segment.agreement else { return written }
    var spoken = written
    if case .list(let items) = value { spoken = items.last ?? "" }
    if isMasked { spoken = "" }
    let form = agreement.form(beside: spoken)
    if segment.isOmitted { return form }
    return switch agreement.side {
    case .before: form + written
    case .after: written + form
    }
  }

  // MARK: Values

  func text(of value: ParameterValue, _ format: Segment.Format) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): data.format(number)
    case .number(let number): text(of: DecimalNumber(number), format)
    case .flag, .enumCase: ""
    case .date(let date): text(of: date, format)
    case .currency(let units, let code):
      data.format(
        DecimalNumber(units).scaled(
          byPowerOfTen: -LocaleData.fractionDigits(ofCurrency: code)), currency: code)
    case .bytes(let count): data.format(bytes: count)
    case .list(let items): data.format(list: items)
    }
  }

  private func text(of number: DecimalNumber?, _ format: Segment.Format) -> String {
    guard let number else { return "" }
    return format == .percent ? data.formatPercent(number) : data.format(number)
  }

  private func text(of date: ParameterDate, _ format: Segment.Format) -> String {
    switch format {
    case .time: return data.formatTime(hour: date.hour, minute: date.minute)
    case .relative: return distance(date.secondsFromNow)
    default: return data.formatDate(year: date.year, month: date.month, day: date.day)
    }
  }

  /// In whole units of the largest that it is at least one of; a month has 30 days, a year 365.
  private func distance(_ seconds: Int) -> String {
    let units = zip(
      LocaleData.TimeUnit.allCases, [1, 60, 3600, 86400, 604_800, 2_592_000, 31_536_000])
    guard let (unit, length) = units.reversed().first(where: { seconds.magnitude >= $0.1 }) else {
      return data.now
    }
    return data.formatRelative(seconds / length, unit)
  }

  // MARK: Choices

  private func arm(of selection: Segment.Selection) -> [Segment] {
    let keys =
      isMasked(selection.parameter)
      ? ["other"] : keys(of: value(of: selection.parameter), selection)
    for key in keys {
      if let arm = selection.arms.first(where: { $0.key == key }) { return arm.segments }
    }
    return []
  }

  /// The keys that a value has, the nearest first.
  private func keys(of value: ParameterValue, _ selection: Segment.Selection) -> [String] {
    switch value {
    case .integer(let number):
      return ["=\(number)", PluralRules(for: locale).category(of: number).rawValue, "other"]
    case .flag(let flag): return [flag ? "true" : "false", "other"]
    case .enumCase(let index):
      guard case .enumeration(let type) = scope.parameters[selection.parameter].type else {
        return ["other"]
      }
      return [scope.enums[type].cases[index].name.text, "other"]
    default: return ["other"]
    }
  }
}
