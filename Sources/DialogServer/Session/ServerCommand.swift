import DialogSupport

/// What a client can have the server do by name, from a code action, a lens or a key.
struct ServerCommand: Sendable {
  /// `dialogc.preview`
  let name: String
  /// Given its arguments; what is returned is the client’s.
  let run: @Sendable (Session, [JSONValue]) throws(RequestError) -> any JSONWritable
}
