import DialogSupport

extension Handler {
  /// What the server takes a document to hold, `dialogc/documentText`: of no protocol, for checks that
  /// client and server have the same.
  static let documentText = Handler("dialogc/documentText") {
    session, params throws(RequestError) in
    String(decoding: try session.document(params).text.bytes, as: UTF8.self)
  }
}
