import DialogLanguage
import DialogLayout
import DialogModel
import DialogText

/// How high dialogs are at least, in points.
///
/// The guidelines give the leading of each style and 44 points as the least height of what is
/// pressed (Accessibility, “Mobility”); margins count half as wide as the platform's, so that only
/// what surely scrolls is found.
extension DialogContext {
  /// Whether a screen is surely too low for the dialog in a language, upright or on its side.
  func scrolls(
    on screen: Device, in locale: LanguageTag, at size: TextSize
  ) -> DialogOrientation? {
    let sides = [
      (DialogOrientation.portrait, screen.width, screen.height),
      (.landscape, screen.height, screen.width),
    ]
    return sides.first { _, width, height in
      leastHeight(onScreenOf: width, in: locale, at: size) > height - statusBar(height)
    }?.0
  }

  /// Phones hide it on their side.
  private func statusBar(_ height: Int) -> Int { height >= 480 ? 20 : 0 }

  private func leastHeight(onScreenOf width: Int, in locale: LanguageTag, at size: TextSize) -> Int
  {
    let isAlert = kind == .alert
    // From accessibility sizes on an alert may be as wide as the screen.
    let isWide = !isAlert || size >= .accessibility1
    let line = isWide ? max(width - 32, DialogMetrics.alertLine) : DialogMetrics.alertLine
    let title = textHeight(.title, isAlert ? .headline : .footnote, line, locale, size)
    let message = textHeight(.message, .footnote, line, locale, size)
    let margins = title + message > 0 ? 20 : 0
    return title + message + margins + fieldsHeight(size) + buttonsHeight(size)
  }

  /// Of its longest arm; 0 without such a text.
  private func textHeight(
    _ role: TextRole, _ style: TextStyle, _ line: Int, _ locale: LanguageTag, _ size: TextSize
  ) -> Int {
    let arms = wordings(of: .text(role), in: locale)
    let lines = arms.map { $0.lineCount(of: line, style, at: size) }.max() ?? 0
    return lines * style.leading(at: size)
  }

  private func fieldsHeight(_ size: TextSize) -> Int {
    dialog.fields.count { $0.condition == nil } * TextStyle.footnote.leading(at: size)
  }

  private func buttonsHeight(_ size: TextSize) -> Int {
    let shown =
      buttonSets.map { set in
        set.reduce(0) { $0 + (dialog.buttons[$1].repetition.map { $0.limit ?? 1 } ?? 1) }
      }.max() ?? 0
    let rows = kind == .alert && shown == 2 && size < .accessibility1 ? 1 : shown
    return rows * (TextStyle.body.leading(at: size) + 22)
  }
}

/// How a device is held.
enum DialogOrientation {
  case portrait, landscape
}
