public import DialogRuntime

extension ShownDialog {
  /// Calls with the dialog as the renderer takes it.
  ///
  /// - Parameters:
  ///   - words: of Thai, that lines end between; see `TerminalWords`.
  ///   - body: must not keep what it is given.
  public func withRendered<Result>(
    words: [UInt32], _ body: (UnsafePointer<dialog_shown>) -> Result
  ) -> Result {
    let strings = RenderedStrings()
    let fields = fields.map { dialog_shown_field($0, decimal: decimal, strings) }
    let choices = choices.map { dialog_shown_choice($0, strings) }
    return words.withUnsafeBufferPointer { words in
      fields.withUnsafeBufferPointer { fields in
        choices.withUnsafeBufferPointer { choices in
          var shown = dialog_shown(self, strings)
          shown.words = words.isEmpty ? nil : words.baseAddress
          (shown.fields, shown.field_count) = (fields.baseAddress, fields.count)
          (shown.choices, shown.choice_count) = (choices.baseAddress, choices.count)
          shown.default_place = Int32(defaultPlace ?? -1)
          shown.awaiting_place = Int32(awaitingPlace ?? -1)
          return withExtendedLifetime(strings) {
            withUnsafePointer(to: dialog_refusals(refusals, strings)) { refusals in
              shown.refusals = refusals
              return withUnsafePointer(to: shown, body)
            }
          }
        }
      }
    }
  }
}

/// The strings of a dialog as C has them; they go with it.
private final class RenderedStrings {
  private var copies: [UnsafeMutableBufferPointer<CChar>] = []

  deinit { for copy in copies { copy.deallocate() } }

  /// C’s strings end at a NUL, so one within the text is replaced.
  func copy(_ text: String?) -> UnsafePointer<CChar>? {
    guard let text else { return nil }
    let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8CString)
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    copies.append(copy)
    return UnsafePointer(copy.baseAddress)
  }
}

extension dialog_shown {
  fileprivate init(_ dialog: ShownDialog, _ strings: RenderedStrings) {
    self.init()
    kind =
      switch dialog.kind {
      case .alert: DIALOG_ALERT
      case .actionSheet: DIALOG_ACTION_SHEET
      case .notification: DIALOG_NOTIFICATION
      }
    is_right_to_left = dialog.isRightToLeft
    (app, title) = (strings.copy(dialog.app), strings.copy(dialog.title))
    (subtitle, message) = (strings.copy(dialog.subtitle), strings.copy(dialog.message))
    (description, media) = (strings.copy(dialog.details), strings.copy(dialog.media))
    arrangement =
      switch dialog.arrangement {
      case .row: DIALOG_ROW
      case .stack: DIALOG_STACK
      case .sheet: DIALOG_SHEET
      }
    (stays, rings, has_detail) = (dialog.stays, dialog.rings, dialog.hasDetail)
    badge = Int64(dialog.badge)
  }
}

extension dialog_refusals {
  /// - Parameter refusals: in the order of its members.
  fileprivate init(_ refusals: [String?], _ strings: RenderedStrings) {
    let texts = refusals.map { strings.copy($0) }
    self.init(
      required: texts[0], email: texts[1], url: texts[2], whole: texts[3], number: texts[4],
      value: texts[5])
  }
}

extension dialog_shown_field {
  fileprivate init(
    _ field: ShownDialog.ShownField, decimal: Unicode.Scalar, _ strings: RenderedStrings
  ) {
    self.init()
    (label, initial) = (strings.copy(field.label), strings.copy(field.initial))
    keyboard =
      switch field.keyboard {
      case .text: DIALOG_KEYBOARD_TEXT
      case .email: DIALOG_KEYBOARD_EMAIL
      case .number: DIALOG_KEYBOARD_NUMBER
      case .decimal: DIALOG_KEYBOARD_DECIMAL
      case .phone: DIALOG_KEYBOARD_PHONE
      case .url: DIALOG_KEYBOARD_URL
      }
    (is_secure, is_required) = (field.isSecure, field.isRequired)
    self.decimal = CChar(decimal.value)
  }
}

extension dialog_shown_choice {
  fileprivate init(_ choice: ShownDialog.ShownChoice, _ strings: RenderedStrings) {
    self.init()
    (title, name) = (strings.copy(choice.title), strings.copy(choice.name))
    role =
      switch choice.role {
      case .normal: DIALOG_ROLE_NORMAL
      case .cancel: DIALOG_ROLE_CANCEL
      case .destructive: DIALOG_ROLE_DESTRUCTIVE
      }
    needs_authentication = choice.needsAuthentication
    (input, send) = (strings.copy(choice.input), strings.copy(choice.send))
  }
}
