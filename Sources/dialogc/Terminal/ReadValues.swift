import DialogCompiler
import DialogRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the values of parameters, written as the program does that `-DDIALOG_MAIN` makes.
struct ValueReader {
  private let dialog: DialogToShow
  private let command: Command
  private var given: [String: [String]] = [:]

  /// - Parameter assignments: `name=value` each.
  init(
    _ assignments: [String], for dialog: DialogToShow, _ command: Command
  ) throws(UsageError) {
    self.dialog = dialog
    self.command = command
    let names = dialog.parameters.map(\.name.text)
    for assignment in assignments {
      // By its scalars: a mark that a value begins with is one character with the sign before it.
      let scalars = assignment.unicodeScalars
      guard let equals = scalars.firstIndex(of: "=") else {
        throw .notAnAssignment(assignment, of: command)
      }
      let name = String(scalars[..<equals])
      guard names.contains(name) else {
        throw .unknownParameter(name, names, of: dialog.dialog.name.text, command)
      }
      given[name, default: []].append(String(scalars[scalars.index(after: equals)...]))
    }
  }

  /// In the order of the parameters. A Bool that is not given is false, a list empty.
  func values() throws(UsageError) -> [ParameterValue] {
    var values: [ParameterValue] = []
    for parameter in dialog.parameters {
      let texts = given[parameter.name.text] ?? []
      switch parameter.type {
      case .stringList: values.append(.list(texts))
      case .bool where texts.isEmpty: values.append(.flag(false))
      default:
        guard let text = texts.last else { throw missing(parameter) }
        guard let value = value(text, parameter.type) else { throw wrong(text, parameter) }
        values.append(value)
      }
    }
    return values
  }

  private func value(_ text: String, _ type: ParameterType) -> ParameterValue? {
    switch type {
    case .string, .url: .text(text)
    case .int: integer(text).map { .integer($0) }
    case .bytes: integer(text).flatMap { $0 < 0 ? nil : .bytes($0) }
    case .double: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .bool: flag(text).map { .flag($0) }
    case .date: date(text).map { .date($0) }
    case .currency: currency(text)
    case .stringList: .list([text])
    case .enumeration(let index):
      dialog.cases(ofEnum: index).firstIndex(of: text).map { .enumCase($0) }
    }
  }

  private func integer(_ text: String) -> Int? {
    var value: Int64 = 0
    return dialog_read_integer(text, &value) ? Int(value) : nil
  }

  private func flag(_ text: String) -> Bool? {
    var value = false
    return dialog_read_flag(text, &value) ? value : nil
  }

  private func date(_ text: String) -> ParameterDate? {
    var date = dialog_date()
    guard dialog_read_date(text, &date) else { return nil }
    var parts = tm()
    parts.tm_year = date.year - 1900
    parts.tm_mon = date.month - 1
    parts.tm_mday = date.day
    parts.tm_hour = date.hour
    parts.tm_min = date.minute
    parts.tm_sec = date.second
    parts.tm_isdst = -1
    return ParameterDate(
      year: Int(date.year), month: Int(date.month), day: Int(date.day), hour: Int(date.hour),
      minute: Int(date.minute), secondsFromNow: mktime(&parts) - time(nil))
  }

  private func currency(_ text: String) -> ParameterValue? {
    text.withCString { start in
      var amount: UnsafePointer<CChar>? = start
      var length = strlen(start)
      var code: (CChar, CChar, CChar, CChar) = (0, 0, 0, 0)
      let isRead = withUnsafeMutableBytes(of: &code) { bytes in
        dialog_read_code(&amount, &length, bytes.baseAddress!.assumingMemoryBound(to: CChar.self))
      }
      guard isRead else { return nil }
      let name = String([code.0, code.1, code.2].map { Character(Unicode.Scalar(UInt8($0))) })
      var units: Int64 = 0
      let digits = Int32(DialogToShow.fractionDigits(ofCurrency: name))
      guard dialog_read_amount(amount, length, digits, &units) else { return nil }
      return .currency(minorUnits: Int(units), code: name)
    }
  }

  // MARK: What is wrong

  private func missing(_ parameter: Parameter) -> UsageError {
    .missingParameter(
      parameter.name.text, example(parameter), of: dialog.dialog.name.text, command)
  }

  private func wrong(_ text: String, _ parameter: Parameter) -> UsageError {
    .wrongParameter(
      parameter.name.text, text, type: dialog.typeName(of: parameter), example(parameter), command)
  }

  /// A value such as the parameter takes.
  private func example(_ parameter: Parameter) -> String {
    switch parameter.type {
    case .string, .stringList: "TEXT"
    case .url: "https://example.org"
    case .int: "3"
    case .bytes: "1500000"
    case .double: "0.25"
    case .bool: "true"
    case .date: "2027-01-31T09:30"
    case .currency: "12.50EUR"
    case .enumeration(let index): dialog.cases(ofEnum: index).joined(separator: "|")
    }
  }
}
