/// What is known on the way down to a view.
struct Surroundings {
  var environment = EnvironmentValues()
  var shortcut: KeyboardShortcut?
  var identifier: String?
  var keyboard = "default"
  var contentType: String?
}

/// A view, with something known below it.
struct Surrounded {
  let content: any View
  let change: (inout Surroundings) -> Void

  nonisolated init(content: any View, change: @escaping (inout Surroundings) -> Void) {
    self.content = content
    self.change = change
  }
}

/// A value that is compared with the one of the evaluation before.
struct Watched {
  let value: Any
  let isSame: (Any) -> Bool

  nonisolated init<V: Equatable>(_ value: V) {
    self.value = value
    isSame = { $0 as? V == value }
  }
}

/// A view, with what happens when it comes, goes or changes.
struct Watching {
  enum Event {
    case appears(() -> Void)
    case disappears(() -> Void)
    case changes(Watched, () -> Void)
    case runs(Watched, @Sendable () async -> Void)
  }

  let content: any View
  let event: Event
}

/// A view that presents a dialog.
struct Presenting {
  enum Style: Equatable, Sendable {
    case alert
    case sheet(Visibility)
  }

  let content: any View
  let style: Style
  let title: Text
  let isPresented: Binding<Bool>
  /// The actions and the message; none without the data to present.
  let parts: (actions: any View, message: any View)?

  nonisolated init(
    _ content: any View, _ style: Style, _ title: Text, _ isPresented: Binding<Bool>,
    actions: () -> any View, message: () -> any View
  ) {
    self.content = content
    self.style = style
    self.title = title
    self.isPresented = isPresented
    parts = (actions(), message())
  }

  nonisolated init<T>(
    _ content: any View, _ style: Style, _ title: Text, _ isPresented: Binding<Bool>, _ data: T?,
    actions: (T) -> any View, message: (T) -> any View
  ) {
    self.content = content
    self.style = style
    self.title = title
    self.isPresented = isPresented
    parts = data.map { (actions($0), message($0)) }
  }
}

/// A view without a body, which says itself what it shows.
@MainActor protocol Primitive {
  func evaluate(in place: Place)
}

extension Primitive {
  public var body: Never { fatalError("a primitive has no body") }
}

extension EmptyView: View, Primitive {
  func evaluate(in place: Place) {}
}

extension TupleView: View, Primitive {
  func evaluate(in place: Place) {
    for (index, view) in views.enumerated() { place.below("\(index)").evaluate(view) }
  }
}

extension _ConditionalContent: View, Primitive {
  func evaluate(in place: Place) { place.below(isFirst ? "then" : "else").evaluate(view) }
}

extension Optional: View, Primitive where Wrapped: View {
  func evaluate(in place: Place) {
    if let self { place.below("some").evaluate(self) }
  }
}

extension AnyView: View, Primitive {
  func evaluate(in place: Place) { place.below("\(type(of: view))").evaluate(view) }
}

extension Group: View, Primitive where Content: View {
  func evaluate(in place: Place) { place.evaluate(content) }
}

extension VStack: View, Primitive {
  func evaluate(in place: Place) { place.below("stack").evaluate(content) }
}

extension HStack: View, Primitive {
  func evaluate(in place: Place) { place.below("stack").evaluate(content) }
}

extension List: View, Primitive {
  func evaluate(in place: Place) { place.below("list").evaluate(content) }
}

extension ForEach: View, Primitive where Content: View {
  func evaluate(in place: Place) {
    let ids = rows.map(\.id)
    SwiftUIPlayer.expect(Set(ids).count == ids.count, "ids of ForEach occur twice: \(ids)")
    for row in rows { place.below("id \(row.id)").evaluate(row.content()) }
  }
}

extension Text: View, Primitive {
  func evaluate(in place: Place) { place.show(.text(characters)) }
}

extension Button: View, Primitive {
  func evaluate(in place: Place) {
    let title = place.characters(of: label)
    place.show(.button(PlacedButton(title: title, role: role, action: action, at: place.around)))
  }
}

extension TextField: View, Primitive {
  func evaluate(in place: Place) {
    let title = place.characters(of: label)
    place.show(.field(PlacedField(title: title, text: text, isSecure: false, at: place.around)))
  }
}

extension SecureField: View, Primitive {
  func evaluate(in place: Place) {
    let title = place.characters(of: label)
    place.show(.field(PlacedField(title: title, text: text, isSecure: true, at: place.around)))
  }
}

extension Surrounded: View, Primitive {
  func evaluate(in place: Place) {
    var below = place.below("in")
    change(&below.around)
    below.evaluate(content)
  }
}

extension ModifiedContent: View, Primitive where Content: View {
  func evaluate(in place: Place) {
    var below = place.below("\(Modifier.self)")
    if let identifier = modifier as? _Identifier {
      below.around.identifier = identifier.identifier
      below.evaluate(content)
    } else if let modifier = modifier as? any ViewModifier {
      evaluate(modifier, in: below)
    }
  }

  @MainActor private func evaluate(_ modifier: some ViewModifier, in place: Place) {
    place.connect(modifier)
    place.below("body").evaluate(modifier.body(content: .init(content: content)))
  }
}

extension _ViewModifier_Content: View, Primitive {
  func evaluate(in place: Place) { place.below("content").evaluate(content) }
}

extension Watching: View, Primitive {
  func evaluate(in place: Place) {
    place.evaluation.watch(event, at: place.path)
    place.below("watched").evaluate(content)
  }
}

extension Presenting: View, Primitive {
  func evaluate(in place: Place) {
    place.below("presenting").evaluate(content)
    let dialog = place.below("dialog")
    guard isPresented.wrappedValue, let parts else {
      return place.evaluation.absent.append(dialog.path)
    }
    place.evaluation.dialogs.append(
      PlacedDialog(
        path: dialog.path, style: style, title: title.characters, isPresented: isPresented,
        actions: dialog.items(of: parts.actions), message: dialog.characters(of: parts.message)))
  }
}
