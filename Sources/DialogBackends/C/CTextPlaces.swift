import DialogModel

/// Where the texts of a dialog begin in its strings, and what they are written with.
struct CTextPlaces {
  /// In the order of `index(of:)`; 0 where there is no text.
  private var places: [(place: Int, needs: CNeeds)] = []
  private let buttonCount: Int
  /// What all are written with.
  private(set) var needs: CNeeds = []

  /// Of no texts.
  init() { buttonCount = 0 }

  init(of dialog: Dialog) {
    buttonCount = dialog.buttons.count
    let count = TextRole.count + 3 * buttonCount + 2 * dialog.fields.count
    places = Array(repeating: (0, []), count: count)
  }

  subscript(element: Element) -> (place: Int, needs: CNeeds) {
    get { places[index(of: element)] }
    set {
      places[index(of: element)] = newValue
      needs.formUnion(newValue.needs)
    }
  }

  private func index(of element: Element) -> Int {
    let buttons = TextRole.count
    let fields = buttons + 3 * buttonCount
    return switch element {
    case .text(let role): role.place
    case .button(let index): buttons + 3 * index
    case .input(let index): buttons + 3 * index + 1
    case .send(let index): buttons + 3 * index + 2
    case .field(let index): fields + 2 * index
    case .initial(let index): fields + 2 * index + 1
    }
  }
}

extension Dialog {
  /// What a text is, beside it in the header.
  func remark(_ element: Element) -> String {
    switch element {
    case .text(let role): role.word
    case .button(let index): CIdentifier.snake(buttons[index].name.text)
    case .input(let index): "\(CIdentifier.snake(buttons[index].name.text)), input"
    case .send(let index): "\(CIdentifier.snake(buttons[index].name.text)), send"
    case .field(let index): CIdentifier.snake(fields[index].name.text)
    case .initial(let index): "\(CIdentifier.snake(fields[index].name.text)), initial"
    }
  }
}
