import DialogFindings
import DialogLayout
import DialogLocales
import DialogModel

/// Texts measured. Only what surely does not fit counts: letters nine tenths as wide as in the
/// tables, and short samples for the values of placeholders.
extension TextVariant {
  /// Whether the text surely takes more lines than a number.
  ///
  /// - Parameters:
  ///   - most: the number of lines.
  ///   - points: the width of a line.
  func exceeds(_ most: Int, linesOf points: Int, _ style: TextStyle, at size: TextSize) -> Bool {
    let line = DialogMetrics.certainLine(points: points, style: style, size: size)
    // One line's worth on each line but for what is left blank before a word that is as wide.
    if mostWidth <= (most == 1 ? line : line * most / 2), !bytes.contains(UInt8(ascii: "\n")) {
      return false
    }
    return lineCount(of: line, style.weight) > most
  }

  /// What it weighs that a text takes more lines than it should: little where it is one line, which the
  /// system wraps.
  func weightOfLines(
    over most: Int, linesOf points: Int = DialogMetrics.alertLine, _ style: TextStyle
  ) -> Severity {
    exceeds(most + 1, linesOf: points, style, at: .standard) ? .warning : .note
  }

  /// How many lines the text surely takes.
  ///
  /// - Parameter points: the width of a line.
  func lineCount(of points: Int, _ style: TextStyle, at size: TextSize) -> Int {
    lineCount(
      of: DialogMetrics.certainLine(points: points, style: style, size: size), style.weight)
  }

  private func lineCount(of line: Int, _ weight: TextWeight) -> Int {
    let samples = sampleWidths
    return MeasuredText(text, weight: weight) { $0 < samples.count ? samples[$0] : 0 }
      .lineCount(fitting: line)
  }

  private var mostWidth: Int {
    let samples = traits.placeholderCount == 0 ? 0 : sampleWidths.reduce(0, +)
    return samples + reading.mostWidth
  }

  /// Of each placeholder, the width of a short value, in 1/1000 em.
  private var sampleWidths: [Int] {
    placeholders.map { placeholder in
      guard case .agreement(let agreement) = placeholder.style else {
        return sampleWidth(of: placeholder.value)
      }
      return agreement.writesValue ? sampleWidth(of: placeholder.value) : 0
    }
  }

  /// A digit; a name of four letters; a date as `5/6/26`, and so on.
  private func sampleWidth(of value: Placeholder.Value) -> Int {
    guard case .parameter(let index) = value else { return 2000 }
    switch dialog.dialog.parameters[index].type {
    case .int, .double: return 600
    case .bool, .string, .enumeration, .stringList: return 2000
    case .currency, .bytes: return 2500
    case .date: return 3000
    case .url: return 4000
    }
  }
}

extension ProjectContext {
  /// Points from edge to edge of the narrowest screen.
  var narrowestScreen: Int { screens.map(\.width).min()! }

  /// Points from edge to edge where a notification is read: on the narrowest device that the project
  /// names; where it names none, on the widest phone, so that what is cut there is cut on each.
  var screenOfNotifications: Int {
    program.project.devices.contains { Device(named: $0.text) != nil }
      ? narrowestScreen : Device.widestPhone.width
  }

  /// The largest text size at which dialogs are to fit.
  var largestTextSize: TextSize {
    program.project.textSize.flatMap { TextSize(rawValue: $0.text) } ?? .standard
  }
}

extension Int {
  /// From 1 to 4.
  var lines: String { self == 1 ? "one line" : ["two", "three", "four"][self - 2] + " lines" }

  /// From 1 to 4.
  var koreanLines: String { ["한", "두", "세", "네"][self - 1] + " 줄" }
}
