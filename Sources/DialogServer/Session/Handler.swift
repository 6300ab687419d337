import DialogSupport

/// A method of the protocol, and what is done about it.
///
/// A feature is a file in `Requests` with one of these and a line in `Handler+All.swift`. What the
/// server says in `initialize` that it can do comes from that list.
struct Handler: Sendable {
  /// As the protocol has it: `textDocument/hover`.
  let method: String
  /// What the server says of itself; nil of what goes without saying.
  let capability: Capability?
  let work: Work

  enum Work: Sendable {
    /// What is returned is the result; what is thrown is told the client.
    case request(@Sendable (Session, JSONValue) throws(RequestError) -> any JSONWritable)
    /// What is thrown is written into the client’s log.
    case notification(@Sendable (Session, JSONValue) throws(RequestError) -> Void)
  }

  /// A request.
  ///
  /// - Parameter answer: given what the client sends as `params`.
  init(
    _ method: String, provides capability: Capability? = nil,
    answer: @escaping @Sendable (Session, JSONValue) throws(RequestError) -> any JSONWritable
  ) {
    self.method = method
    self.capability = capability
    work = .request(answer)
  }

  /// A notification.
  init(
    notification method: String,
    take: @escaping @Sendable (Session, JSONValue) throws(RequestError) -> Void
  ) {
    self.method = method
    capability = nil
    work = .notification(take)
  }

  /// A member of `ServerCapabilities`.
  struct Capability: Sendable, ExpressibleByStringLiteral {
    /// `hoverProvider`
    let name: String
    /// What it says; for some clients another thing than for others.
    let write: @Sendable (Session, inout JSONWriter) -> Void
    /// Whether it is said to a client.
    let isSaid: @Sendable (Session) -> Bool

    init(
      _ name: String, when isSaid: @escaping @Sendable (Session) -> Bool = { _ in true },
      _ write: @escaping @Sendable (Session, inout JSONWriter) -> Void
    ) {
      self.name = name
      self.isSaid = isSaid
      self.write = write
    }

    /// That it is there, and no more.
    init(stringLiteral name: String) { self.init(name) { _, json in json.value(true) } }
  }
}
