import DialogLanguage
import DialogLayout
import DialogModel
import DialogText

/// Where a dialog scrolls.
struct ScrollingPlace {
  let device: Device
  let isOnItsSide: Bool
  let locale: LanguageTag
  let size: TextSize

  var english: String {
    "\(device.name) \(isOnItsSide ? "on its side" : "held upright")\(size == .standard ? "" : " at text size \(size.rawValue)")"
  }

  var korean: String {
    let size = size == .standard ? "" : " 텍스트 크기 \(size.rawValue),"
    return "\(device.name)\(size.isEmpty ? "의" : ",")\(size) \(isOnItsSide ? "가로" : "세로") 방향"
  }
}

/// How high dialogs are at least, in points.
///
/// A line is as high as its style's leading (Typography, “Specifications”), and what is pressed 44
/// points at least (Accessibility, “Mobility”), which leaves 22 around the standard leading. Margins
/// count half as wide as they look, so that only what surely scrolls is found.
extension DialogContext {
  /// The first device, orientation and language, the source first, in which the dialog scrolls.
  func findScrolling() -> ScrollingPlace? {
    let size = project.largestTextSize
    if size <= .standard, isSmall { return nil }
    for locale in project.program.project.locales {
      for device in project.screens {
        let isHigh = leastHeight(onScreenOf: device.width, in: locale, at: size) > device.height
        let isHighOnSide =
          leastHeight(onScreenOf: device.height, in: locale, at: size) > device.width
        guard isHigh || isHighOnSide else { continue }
        return ScrollingPlace(
          device: device, isOnItsSide: !isHigh, locale: locale, size: size)
      }
    }
    return nil
  }

  /// A glance: whether there is so little in it that it fits everywhere, at the standard size.
  private var isSmall: Bool {
    guard dialog.fields.count <= 2, rowsOfButtons <= 3 else { return false }
    return wordings.allSatisfy { wording in
      switch wording.element {
      case .text: wording.text.utf8.count <= 150
      default: true
      }
    }
  }

  private func leastHeight(
    onScreenOf width: Int, in locale: LanguageTag, at size: TextSize
  ) -> Int {
    // From the accessibility sizes on an alert may be as wide as the screen.
    let isWide = kind != .alert || size >= .accessibility1
    let line = isWide ? width - 32 : DialogMetrics.alertLine
    let title = textHeight(.title, kind == .alert ? .headline : .footnote, line, locale, size)
    let message = textHeight(.message, .footnote, line, locale, size)
    let fields =
      dialog.fields.count { $0.condition == nil } * TextStyle.footnote.leading(at: size)
    return title + message + (title + message > 0 ? 20 : 0) + fields + buttonsHeight(size)
  }

  /// Of its longest arm; 0 without such a text.
  private func textHeight(
    _ role: TextRole, _ style: TextStyle, _ line: Int, _ locale: LanguageTag, _ size: TextSize
  ) -> Int {
    let arms = wordings(of: .text(role), in: locale)
    let lines = arms.map { $0.lineCount(of: line, style, at: size) }.max() ?? 0
    return lines * style.leading(at: size)
  }

  private func buttonsHeight(_ size: TextSize) -> Int {
    let isRow = kind == .alert && rowsOfButtons == 2 && size < .accessibility1
    return (isRow ? 1 : rowsOfButtons) * (TextStyle.body.leading(at: size) + 22)
  }

  /// Buttons shown together, those made from a list up to its limit; without one, a single one.
  private var rowsOfButtons: Int {
    buttonSets.map { set in
      set.reduce(0) { $0 + (dialog.buttons[$1].repetition.map { $0.limit ?? 1 } ?? 1) }
    }.max() ?? 0
  }
}
