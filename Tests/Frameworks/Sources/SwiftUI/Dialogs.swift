extension View {
  /// swiftui/view/alert(_:ispresented:actions:)-3200l · iOS 15, macOS 12
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    Presenting(self, .alert, Text(titleKey), isPresented, actions: actions) { EmptyView() }
  }

  /// swiftui/view/alert(_:ispresented:actions:)-1bkka · iOS 15, macOS 12
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    Presenting(self, .alert, Text(title), isPresented, actions: actions) { EmptyView() }
  }

  /// swiftui/view/alert(_:ispresented:actions:message:) · iOS 15, macOS 12
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    Presenting(self, .alert, Text(titleKey), isPresented, actions: actions, message: message)
  }

  /// swiftui/view/alert(_:ispresented:actions:message:) · iOS 15, macOS 12
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    Presenting(self, .alert, Text(title), isPresented, actions: actions, message: message)
  }

  /// swiftui/view/alert(_:ispresented:actions:message:) · iOS 15, macOS 12
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    Presenting(self, .alert, title, isPresented, actions: actions, message: message)
  }

  /// swiftui/view/alert(_:ispresented:presenting:actions:message:)-29bp4 · iOS 15, macOS 12 · page
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    Presenting(self, .alert, Text(titleKey), isPresented, data, actions: actions, message: message)
  }

  /// swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l · iOS 15, macOS 12 · page
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    Presenting(self, .alert, Text(title), isPresented, data, actions: actions, message: message)
  }

  /// swiftui/view/alert(_:ispresented:presenting:actions:message:)-3md6l · iOS 15, macOS 12
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    Presenting(self, .alert, title, isPresented, data, actions: actions, message: message)
  }
}

extension View {
  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:) · iOS 15, macOS 12
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    Presenting(self, .sheet(titleVisibility), Text(titleKey), isPresented, actions: actions) {
      EmptyView()
    }
  }

  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb · iOS 15, macOS 12 · page
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    Presenting(self, .sheet(titleVisibility), Text(title), isPresented, actions: actions) {
      EmptyView()
    }
  }

  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)-2s7pz · iOS 15, macOS 12 · page
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    Presenting(
      self, .sheet(titleVisibility), Text(titleKey), isPresented, actions: actions, message: message
    )
  }

  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)-8y541 · iOS 15, macOS 12 · page
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    Presenting(
      self, .sheet(titleVisibility), Text(titleKey), isPresented, data, actions: actions,
      message: message)
  }

  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:) · iOS 15, macOS 12
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    Presenting(
      self, .sheet(titleVisibility), Text(title), isPresented, data, actions: actions,
      message: message)
  }

  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:) · iOS 15, macOS 12
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    Presenting(
      self, .sheet(titleVisibility), title, isPresented, data, actions: actions, message: message)
  }
}
