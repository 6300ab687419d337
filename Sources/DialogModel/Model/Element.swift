/// A part of a dialog that has a text.
public enum Element: Hashable, Sendable {
  case text(TextRole)
  /// Indexes of the dialog's buttons.
  case button(Int)
  case input(Int)
  case send(Int)
  /// Indexes of the dialog's fields.
  case field(Int)
  case initial(Int)

  /// Whether it is the title of a button, or a part of one.
  public var isOfButton: Bool {
    switch self {
    case .button, .input, .send: true
    case .text, .field, .initial: false
    }
  }
}

extension Dialog {
  /// The word that diagnostics and JSON name a dialog's buttons with.
  public var buttonGroup: String {
    switch kind {
    case .alert: "buttons"
    case .actionSheet: "choices"
    case .notification: "actions"
    }
  }

  /// The element as diagnostics write it: `title`, `buttons.delete`, `actions.reply.input`.
  public func path(_ element: Element) -> String {
    switch element {
    case .text(let role): role.rawValue
    case .button(let index): "\(buttonGroup).\(buttons[index].name.text)"
    case .input(let index): "\(buttonGroup).\(buttons[index].name.text).input"
    case .send(let index): "\(buttonGroup).\(buttons[index].name.text).send"
    case .field(let index): "fields.\(fields[index].name.text)"
    case .initial(let index): "fields.\(fields[index].name.text).initial"
    }
  }

  /// Every text of the dialog, in reading order.
  @inlinable
  public func forEachText(_ body: (Element, Text) -> Void) {
    // Nothing is copied but the texts: rules call this for every dialog.
    for index in texts.indices { body(.text(texts[index].role), texts[index].text) }
    for index in fields.indices {
      body(.field(index), fields[index].placeholder)
      if case .text(let text) = fields[index].initial { body(.initial(index), text) }
    }
    for index in buttons.indices {
      body(.button(index), buttons[index].title)
      if let input = buttons[index].input {
        body(.input(index), input.placeholder)
        if let send = input.send { body(.send(index), send) }
      }
    }
  }
}

extension Dialog {
  /// The text of an element; setting one that is not there does nothing.
  public subscript(element: Element) -> Text? {
    get {
      switch element {
      case .text(let role): return text(role)
      case .button(let index): return buttons[index].title
      case .input(let index): return buttons[index].input?.placeholder
      case .send(let index): return buttons[index].input?.send
      case .field(let index): return fields[index].placeholder
      case .initial(let index):
        guard case .text(let text) = fields[index].initial else { return nil }
        return text
      }
    }
    set {
      guard let newValue else { return }
      switch element {
      case .text(let role):
        guard let index = texts.firstIndex(where: { $0.role == role }) else { return }
        texts[index].text = newValue
      case .button(let index): buttons[index].title = newValue
      case .input(let index): buttons[index].input?.placeholder = newValue
      case .send(let index): buttons[index].input?.send = newValue
      case .field(let index): fields[index].placeholder = newValue
      case .initial(let index): fields[index].initial = .text(newValue)
      }
    }
  }
}
