/// A place in the tree of views, by which state is found again.
@MainActor struct Place {
  let path: String
  let evaluation: Evaluation
  var around = Surroundings()

  func below(_ name: String) -> Place {
    Place(path: path + "/" + name, evaluation: evaluation, around: around)
  }

  func evaluate(_ view: any View) {
    if let primitive = view as? any Primitive { return primitive.evaluate(in: self) }
    evaluateBody(view)
  }

  private func evaluateBody(_ view: some View) {
    let place = below("\(type(of: view))")
    place.connect(view)
    place.evaluate(view.body)
  }

  /// Gives the state of the evaluation before to a view or modifier, and what is known around it.
  func connect(_ view: Any) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      (child.value as? any Connecting)?.connect(at: path + "#\(index)", self)
    }
  }

  func show(_ item: Item) { evaluation.items.append(item) }

  /// What a view shows, apart from everything around it.
  func items(of view: any View) -> [Item] {
    let before = evaluation.items
    evaluation.items = []
    below("items").evaluate(view)
    defer { evaluation.items = before }
    return evaluation.items
  }

  /// The texts that a view shows.
  func characters(of view: any View) -> String {
    items(of: view).map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}

/// A property that is connected before the body of its view is evaluated.
@MainActor protocol Connecting {
  func connect(at key: String, _ place: Place)
}

extension State: Connecting {
  func connect(at key: String, _ place: Place) {
    let kept = place.evaluation.player.kept[key] as? StateStorage<Value>
    place.evaluation.player.kept[key] = kept ?? storage
    storage.connected = kept === storage ? nil : kept
  }
}

extension Environment: Connecting {
  func connect(at key: String, _ place: Place) { box.values = place.around.environment }
}

/// Holds the environment that a view was evaluated in. Only the main actor changes it.
final class EnvironmentBox: @unchecked Sendable {
  var values = EnvironmentValues()
}

/// Keeps a state. Only the main actor changes it.
final class StateStorage<Value>: @unchecked Sendable {
  private var own: Value
  private var isRead = false
  /// The storage of the same state, made when its view was evaluated first.
  var connected: StateStorage<Value>?

  init(_ value: Value) { own = value }

  var value: Value {
    get {
      if let connected { return connected.value }
      if Invalidation.shared.isEvaluating { isRead = true }
      return own
    }
    set {
      if let connected {
        connected.value = newValue
        return
      }
      own = newValue
      if isRead { Invalidation.shared.isNeeded = true }
    }
  }
}

/// Whether views are to be evaluated anew: a state was set that one of them has read.
final class Invalidation: @unchecked Sendable {
  static let shared = Invalidation()
  var isEvaluating = false
  var isNeeded = true
}

/// What stands in a place.
enum Item {
  case text(String)
  case button(PlacedButton)
  case field(PlacedField)
}

/// A button, with what it does.
struct PlacedButton {
  let title: String
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let at: Surroundings
}

/// A field, with where its text is kept.
struct PlacedField {
  let title: String
  let text: Binding<String>
  let isSecure: Bool
  let at: Surroundings
}

/// A dialog that wants to be shown.
struct PlacedDialog {
  let path: String
  let style: Presenting.Style
  let title: String
  let isPresented: Binding<Bool>
  let actions: [Item]
  let message: String

  var buttons: [PlacedButton] {
    actions.compactMap { if case .button(let button) = $0 { button } else { nil } }
  }

  var fields: [PlacedField] {
    actions.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }
}

/// One evaluation of a tree of views.
@MainActor final class Evaluation {
  let player: SwiftUIPlayer
  var items: [Item] = []
  var dialogs: [PlacedDialog] = []
  var absent: [String] = []
  var watched: [(path: String, event: Watching.Event)] = []

  init(_ root: any View, _ player: SwiftUIPlayer) {
    self.player = player
    Invalidation.shared.isEvaluating = true
    defer { Invalidation.shared.isEvaluating = false }
    var place = Place(path: "", evaluation: self)
    place.around.environment = player.environment
    place.evaluate(root)
  }

  func watch(_ event: Watching.Event, at path: String) { watched.append((path, event)) }
}
