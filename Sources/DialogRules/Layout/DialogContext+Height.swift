import DialogLayout
import DialogLocales
import DialogModel

/// Where a dialog scrolls.
struct ScrollingPlace {
  let device: Device
  let isOnItsSide: Bool
  let locale: LanguageTag
  let size: TextSize

  var english: String {
    "\(device.displayName) in \(isOnItsSide ? "landscape" : "portrait")\(size == .standard ? "" : " at text size \(size.rawValue)")"
  }

  var korean: String {
    let size = size == .standard ? "" : " 텍스트 크기 \(size.rawValue),"
    return "\(device.koreanName)\(size.isEmpty ? "의" : ",")\(size) \(isOnItsSide ? "가로" : "세로") 방향"
  }
}

/// How high dialogs are at least, in points.
///
/// A line is as high as its style's leading (Typography, “Specifications”), and what is pressed 44
/// points at least (Accessibility, “Mobility”). Margins count half as wide as they look, and a list
/// of choices counts up to its limit only where the device is held upright, as most lists are
/// shorter: only what surely scrolls is found.
extension DialogContext {
  /// The first device, orientation and language, the source first, in which the dialog scrolls, or
  /// would if it were of another kind.
  func findScrolling(as kind: Dialog.Kind? = nil) -> ScrollingPlace? {
    let kind = kind ?? self.kind
    let largest = project.largestTextSize
    if largest <= .standard, isSmall(as: kind) { return nil }
    // At the smaller sizes of a width texts are no higher. The accessibility sizes are set wider.
    let sizes = largest >= .accessibility1 ? [largest, .xxxLarge] : [largest]
    return sizes.lazy.compactMap { self.findScrolling(as: kind, at: $0) }.first
  }

  private func findScrolling(as kind: Dialog.Kind, at size: TextSize) -> ScrollingPlace? {
    for locale in project.program.project.locales {
      var texts = TextHeights(dialog: self, kind: kind, locale: locale, size: size)
      if fitsEverywhere(as: kind, &texts) { continue }
      for device in project.screens {
        let isHigh =
          leastHeight(of: kind, onWidth: device.width, isOnItsSide: false, &texts) > device.height
        let isHighOnSide =
          leastHeight(of: kind, onWidth: device.height, isOnItsSide: true, &texts) > device.width
        guard isHigh || isHighOnSide else { continue }
        return ScrollingPlace(
          device: device, isOnItsSide: !isHigh, locale: locale, size: size)
      }
    }
    return nil
  }

  /// A glance: whether there is so little in it that it fits everywhere, at the standard size.
  private func isSmall(as kind: Dialog.Kind) -> Bool {
    guard dialog.fields.count <= 2, rowsOfButtons(of: kind) <= 3 else { return false }
    return variants.allSatisfy { variant in
      switch variant.element {
      case .text: variant.text.utf8.count <= 150
      default: true
      }
    }
  }

  /// A glance: whether it fits a screen that is as wide and as high as the shortest side of all.
  private func fitsEverywhere(as kind: Dialog.Kind, _ texts: inout TextHeights) -> Bool {
    let sides = project.screens.lazy.map { min($0.width, $0.height) }
    guard let side = sides.min() else { return true }
    return leastHeight(of: kind, onWidth: side, isOnItsSide: false, &texts) <= side
  }

  private func leastHeight(
    of kind: Dialog.Kind, onWidth width: Int, isOnItsSide: Bool, _ texts: inout TextHeights
  ) -> Int {
    let size = texts.size
    // From the accessibility sizes on an alert may be as wide as the screen.
    let isWide = kind != .alert || size >= .accessibility1
    let ofTexts = texts.height(
      ofLine: isWide ? DialogMetrics.sheetLine(on: width) : DialogMetrics.alertLine)
    let fields =
      dialog.fields.count { $0.condition == nil } * TextStyle.footnote.leading(at: size)
    return ofTexts + (ofTexts > 0 ? 20 : 0) + fields
      + buttonsHeight(of: kind, size, isOnItsSide: isOnItsSide)
  }

  private func buttonsHeight(of kind: Dialog.Kind, _ size: TextSize, isOnItsSide: Bool) -> Int {
    let rows = rowsOfButtons(of: kind, countingLists: !isOnItsSide)
    let isRow = kind == .alert && rows == 2 && size < .accessibility1
    return (isRow ? 1 : rows) * max(44, TextStyle.body.leading(at: size) + 10)
  }

  /// Buttons shown together; those made from a list up to its limit, or as a single one. A sheet
  /// without Cancel needs room for it all the same.
  private func rowsOfButtons(of kind: Dialog.Kind, countingLists: Bool = true) -> Int {
    buttonSets.map { set in
      set.reduce(kind == .actionSheet && !showsCancel ? 1 : 0) { count, button in
        let limit = countingLists ? dialog.buttons[button].repetition?.limit : nil
        return count + (limit ?? 1)
      }
    }.max() ?? 0
  }
}

/// How high title and message are together in a language, each by its longest arm, at a size: measured once
/// for each length of lines, of which alerts have one on all devices.
private struct TextHeights {
  let dialog: DialogContext
  let kind: Dialog.Kind
  let locale: LanguageTag
  let size: TextSize
  private var known: [(line: Int, height: Int)] = []

  init(dialog: DialogContext, kind: Dialog.Kind, locale: LanguageTag, size: TextSize) {
    (self.dialog, self.kind, self.locale, self.size) = (dialog, kind, locale, size)
  }

  mutating func height(ofLine line: Int) -> Int {
    if let known = known.first(where: { $0.line == line }) { return known.height }
    let height =
      height(of: .title, kind == .alert ? .headline : .footnote, line)
      + height(of: .message, .footnote, line)
    known.append((line, height))
    return height
  }

  /// 0 without such a text.
  private func height(of role: TextRole, _ style: TextStyle, _ line: Int) -> Int {
    let arms = dialog.variants(of: .text(role), in: locale)
    let lines = arms.map { $0.lineCount(of: line, style, at: size) }.max() ?? 0
    return lines * style.leading(at: size)
  }
}
