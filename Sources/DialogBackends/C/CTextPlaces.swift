import DialogModel

/// Where a text begins in the strings of a table; 0 where there is none.
struct CTextPlace {
  var place = 0
  /// What it is written with.
  var needs: CNeeds = []
  /// What it needs languages to be known for.
  var textNeeds: TextNeeds = []
}

/// Where the texts of a dialog begin in its strings, and what they are written with.
struct CTextPlaces {
  /// In the order of `index(of:)`; 0 where there is no text.
  private var places: [CTextPlace] = []
  private let buttonCount: Int
  /// What all are written with.
  private(set) var needs: CNeeds = []
  /// What all need languages to be known for.
  private(set) var textNeeds: TextNeeds = []

  init(of dialog: Dialog) {
    buttonCount = dialog.buttons.count
    let count = TextRole.all.count + 3 * buttonCount + 2 * dialog.fields.count
    places = Array(repeating: CTextPlace(), count: count)
  }

  subscript(element: Element) -> CTextPlace {
    get { places[index(of: element)] }
    set {
      places[index(of: element)] = newValue
      needs.formUnion(newValue.needs)
      textNeeds.formUnion(newValue.textNeeds)
    }
  }

  private func index(of element: Element) -> Int {
    let buttons = TextRole.all.count
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

extension CNamedDialog {
  /// What a text is, beside it in the header.
  func remark(_ element: Element) -> String {
    switch element {
    case .text(let role): role.word
    case .button(let index): CIdentifier.snake(dialog.buttons[index].name.text)
    case .input(let index): "\(CIdentifier.snake(dialog.buttons[index].name.text)), input"
    case .send(let index): "\(CIdentifier.snake(dialog.buttons[index].name.text)), send"
    case .field(let index): CIdentifier.snake(dialog.fields[index].name.text)
    case .initial(let index): "\(CIdentifier.snake(dialog.fields[index].name.text)), initial"
    }
  }
}
