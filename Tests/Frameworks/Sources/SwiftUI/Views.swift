@_exported import Foundation

#if canImport(UIKit)
  @_exported import UIKit
#endif
#if canImport(AppKit)
  @_exported import AppKit
#endif

/// A part of the user interface.
///
/// swiftui/view · iOS 13, macOS 10.15 · page
@MainActor @preconcurrency public protocol View {
  /// swiftui/view/body-swift.associatedtype · iOS 13, macOS 10.15
  associatedtype Body: View
  /// swiftui/view/body · iOS 13, macOS 10.15
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing is shown") }
}

/// Changes a view.
///
/// swiftui/viewmodifier · iOS 13, macOS 10.15 · page
@MainActor @preconcurrency public protocol ViewModifier {
  /// swiftui/viewmodifier/body · iOS 13, macOS 10.15
  associatedtype Body: View
  /// swiftui/viewmodifier/content · iOS 13, macOS 10.15 · page
  typealias Content = _ViewModifier_Content<Self>
  /// swiftui/viewmodifier/body(content:) · iOS 13, macOS 10.15 · page
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// What a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

/// swiftui/modifiedcontent · iOS 13, macOS 10.15
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension View {
  /// swiftui/view/modifier(_:) · iOS 13, macOS 10.15
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Puts views together. Its page is called ContentBuilder from the SDK of iOS 27 on.
///
/// swiftui/viewbuilder · iOS 13, macOS 10.15 · page
@resultBuilder public struct ViewBuilder {
  /// swiftui/viewbuilder/buildexpression(_:) · iOS 13, macOS 10.15
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// swiftui/viewbuilder/buildblock(_:) · iOS 13, macOS 10.15
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// swiftui/viewbuilder/buildblock(_:) · iOS 13, macOS 10.15
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(view: first, isFirst: true) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(view: second, isFirst: false) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// swiftui/emptyview · iOS 13, macOS 10.15
public struct EmptyView {
  nonisolated public init() {}
}

/// swiftui/tupleview · iOS 13, macOS 10.15
public struct TupleView<T> {
  let views: [any View]
}

/// swiftui/_conditionalcontent · iOS 13, macOS 10.15
public struct _ConditionalContent<TrueContent, FalseContent> {
  let view: any View
  let isFirst: Bool
}

/// swiftui/anyview · iOS 13, macOS 10.15
public struct AnyView {
  let view: any View
  /// swiftui/anyview/init(_:) · iOS 13, macOS 10.15
  nonisolated public init<V: View>(_ view: V) { self.view = view }
}

/// swiftui/group · iOS 13, macOS 10.15
public struct Group<Content> {
  let content: Content
}

extension Group where Content: View {
  /// swiftui/group/init(content:) · iOS 13, macOS 10.15
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// swiftui/vstack · iOS 13, macOS 10.15
public struct VStack<Content: View> {
  let content: Content
  /// swiftui/vstack/init(alignment:spacing:content:) · iOS 13, macOS 10.15
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// swiftui/hstack · iOS 13, macOS 10.15
public struct HStack<Content: View> {
  let content: Content
  /// swiftui/hstack/init(alignment:spacing:content:) · iOS 13, macOS 10.15
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// swiftui/list · iOS 13, macOS 10.15
public struct List<Content: View> {
  let content: Content
  /// swiftui/list/init(content:) · iOS 13, macOS 10.15
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// swiftui/foreach · iOS 13, macOS 10.15
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let rows: [(id: AnyHashable, content: () -> Content)]

  private init(
    _ data: Data, _ id: (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content
  ) {
    rows = data.map { element in (AnyHashable(id(element)), { content(element) }) }
  }
}

extension ForEach where Content: View {
  /// swiftui/foreach/init(_:id:content:) · iOS 13, macOS 10.15
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, { $0[keyPath: id] }, content) }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// swiftui/foreach/init(_:content:) · iOS 13, macOS 10.15
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, { $0.id }, content) }
}
