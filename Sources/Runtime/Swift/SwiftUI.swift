#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows an alert while there is one, then sets it to nil and tells how it ended, once.
    ///
    /// Leaving it is its exit. A dialog that is set where one ends, or while one is shown, is shown after it.
    public func dialog<Dialog: ProjectDialog>(
      _ dialog: Binding<Dialog?>,
      onOutcome: @escaping @MainActor @Sendable (Dialog.Outcome) -> Void
    ) -> some View where Dialog.Kind: ProjectPlainAlertKind {
      modifier(DialogModifier(dialog: dialog, isSheet: false, onOutcome: onOutcome))
    }

    /// Shows an alert with text fields while there is one, then sets it to nil and tells how it ended, once.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func dialog<Dialog: ProjectDialog>(
      _ dialog: Binding<Dialog?>,
      onOutcome: @escaping @MainActor @Sendable (Dialog.Outcome) -> Void
    ) -> some View where Dialog.Kind == ProjectInputAlert {
      modifier(DialogModifier(dialog: dialog, isSheet: false, onOutcome: onOutcome))
    }

    /// Shows choices while there are some, then sets them to nil and tells which was chosen, once. On a large screen
    /// they are a popover of this view.
    public func dialog<Dialog: ProjectDialog>(
      _ dialog: Binding<Dialog?>,
      onOutcome: @escaping @MainActor @Sendable (Dialog.Outcome) -> Void
    ) -> some View where Dialog.Kind == ProjectActionSheet {
      modifier(DialogModifier(dialog: dialog, isSheet: true, onOutcome: onOutcome))
    }
  }

  @MainActor private struct DialogModifier<Dialog: ProjectDialog>: ViewModifier {
    @Binding var dialog: Dialog?
    let isSheet: Bool
    let onOutcome: @MainActor @Sendable (Dialog.Outcome) -> Void
    @Environment(\.locale) private var locale
    /// The dialog that is on the screen, and what became of it so far.
    @State private var current: Dialog?
    @State private var answer: ProjectAnswer?
    @State private var typed: [Int: String] = [:]

    func body(content: Content) -> some View {
      let shown = current?.shown(in: pinned)
      return presented(content, shown)
        .task(id: dialog.map { ObjectIdentifier($0.content) }) { await update() }
        .onDisappear { finish() }
    }

    /// The locale that a view sets; where none does, the language is the app’s.
    private var pinned: Locale? { locale.identifier == Locale.current.identifier ? nil : locale }

    @ViewBuilder private func presented(_ content: Content, _ shown: ProjectShown?) -> some View {
      let title = Text(verbatim: shown?.title ?? "")
      if isSheet {
        content.confirmationDialog(
          title, isPresented: isPresented,
          titleVisibility: shown?.title == nil ? .hidden : .visible,
          presenting: shown,
          actions: { buttons($0) }, message: { message($0) })
      } else {
        content.alert(
          title, isPresented: isPresented, presenting: shown,
          actions: { shown in
            fields(shown)
            buttons(shown)
          }, message: { message($0) })
      }
    }

    /// Only while the dialog that is asked for is the one on the screen: between two there is none.
    private var isPresented: Binding<Bool> {
      Binding(
        get: { @MainActor in current != nil && current?.content === dialog?.content },
        set: { @MainActor isPresented in
          if !isPresented, current?.content === dialog?.content { dialog = nil }
        })
    }

    // MARK: Parts

    @ViewBuilder private func message(_ shown: ProjectShown) -> some View {
      if let message = shown.message { Text(verbatim: message) }
    }

    private func fields(_ shown: ProjectShown) -> some View {
      ForEach(shown.fields, id: \.identifier) { field in
        view(of: field).kind(of: field).accessibilityIdentifier(field.identifier)
      }
    }

    @ViewBuilder private func view(of field: ProjectShown.Field) -> some View {
      let value = Binding(
        get: { @MainActor in text(field) }, set: { @MainActor in typed[field.index] = $0 })
      if field.isSecure {
        SecureField(field.placeholder, text: value)
      } else {
        TextField(field.placeholder, text: value)
      }
    }

    private func text(_ field: ProjectShown.Field) -> String { typed[field.index] ?? field.initial }

    private func buttons(_ shown: ProjectShown) -> some View {
      ForEach(shown.buttons, id: \.identifier) { button in
        Button(button.title, role: button.role.role) {
          if answer == nil { answer = shown.answer(button, text) }
          dialog = nil
        }
        .keyboardShortcut(button)
        .disabled(button.awaitsFields && shown.awaits(text))
        .accessibilityIdentifier(button.identifier)
      }
    }

    // MARK: Turns

    /// After the update in which the dialog that is asked for became another.
    private func update() async {
      if current?.content !== dialog?.content { finish() }
      // What the handler has set comes in a turn of its own.
      await Task.yield()
      if Task.isCancelled || current != nil { return }
      current = dialog
    }

    private func finish() {
      guard let last = current else { return }
      let outcome = Dialog.outcome(of: answer ?? last.shown(in: pinned).leaving(text))
      current = nil
      answer = nil
      typed = [:]
      onOutcome(outcome)
    }
  }

  extension ProjectShown.Role {
    fileprivate var role: ButtonRole? {
      switch self {
      case .normal: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  extension View {
    /// Return for the default button, Esc for Cancel.
    @MainActor @ViewBuilder fileprivate func keyboardShortcut(_ button: ProjectShown.Button)
      -> some View
    {
      #if os(tvOS) || os(watchOS)
        self
      #else
        if button.isDefault {
          keyboardShortcut(.defaultAction)
        } else if button.role == .cancel {
          keyboardShortcut(.cancelAction)
        } else {
          self
        }
      #endif
    }

    @MainActor @ViewBuilder fileprivate func kind(of field: ProjectShown.Field) -> some View {
      #if canImport(UIKit) && !os(watchOS)
        keyboardType(UIKeyboardType(field)).textContentType(UITextContentType(field))
      #else
        self
      #endif
    }
  }
#endif
