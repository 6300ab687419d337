public import DialogFindings

/// A kind of dialog that there is a sample of to start from.
public struct SampleKind: Sendable {
  /// As it is asked for: `sign-in`.
  public let name: String
  /// What it is for.
  public let summary: Message
  /// What its dialog is called unless it is given a name.
  public let usualName: String
  /// Whether it has a notification in it, which needs the permission of people.
  private let asksForPermission: Bool
  private let write: @Sendable (inout SampleWriter) -> Void

  init(
    _ name: String, _ summary: Message, called usualName: String, asksForPermission: Bool = false,
    _ write: @escaping @Sendable (inout SampleWriter) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.usualName = usualName
    self.asksForPermission = asksForPermission
    self.write = write
  }

  /// Whether its dialog may be called so: nothing beside it in the sample is.
  public func accepts(name: String) -> Bool {
    !asksForPermission || name != SampleWriter.permissionName
  }

  /// A source to start from, laid out by custom and without a finding. It declares a project only where it
  /// cannot do without: for permission, and for texts without English.
  ///
  /// - Parameters:
  ///   - name: what the dialog is called.
  ///   - languages: of the texts, in their order; not empty.
  ///   - comments: the language of the comments that teach.
  public func source(
    name: String, languages: [SampleLanguage], comments: MessageLanguage
  ) -> [UInt8] {
    var writer = SampleWriter(name, languages, comments: comments)
    if asksForPermission || !languages.contains(where: { $0.tag.tag == "en" }) {
      writer.project(asksForPermission: asksForPermission)
    }
    write(&writer)
    return writer.formatted()
  }

  /// The dialogs alone, for a project that is declared.
  func dialogs(
    name: String, languages: [SampleLanguage], comments: MessageLanguage
  ) -> [UInt8] {
    var writer = SampleWriter(name, languages, comments: comments)
    write(&writer)
    return writer.formatted()
  }

  /// All of them, in the order in which people are told of them.
  public static let all: [SampleKind] = [
    .alert, .purchase, .problem, .signIn, .rename, .permission, .consent, .actionSheet,
    .notification, .marketing,
  ]
}
