import DialogCompiler
import DialogEditing
import DialogSupport

/// A document that a request is about.
struct AskedDocument {
  let session: Session
  let path: Path
  let file: EditedFile
  /// Nil of a file that is not open.
  let open: OpenDocument?

  /// What it holds, for places in it.
  var text: DocumentText { session.text(of: path) }

  /// As the client counts it.
  func range(_ bytes: ByteRange) -> ClientRange { text.range(of: bytes, in: session.encoding) }

  /// The bytes of a range that the client counts.
  func bytes(_ range: ClientRange) -> ByteRange {
    let bytes = text.bytes(of: range, in: session.encoding)
    return ByteRange(bytes.lowerBound, bytes.upperBound)
  }

  /// The offset of a place that the client counts.
  func offset(_ position: ClientPosition) -> Int { text.offset(of: position, in: session.encoding) }
}

/// A place in a document that a request is about.
struct AskedPlace {
  let document: AskedDocument
  /// In bytes of the file.
  let offset: Int

  var file: EditedFile { document.file }
}

extension Session {
  /// The document in `params.textDocument`.
  func document(_ params: JSONValue) throws(RequestError) -> AskedDocument {
    let uri = DocumentURI(try params.member("textDocument").string("uri"))
    let path = Documents.path(of: uri)
    guard let file = file(at: path) else { throw .unknownDocument(uri.text) }
    return AskedDocument(session: self, path: path, file: file, open: documents[uri])
  }

  /// The place in `params.textDocument` and `params.position`.
  func place(_ params: JSONValue) throws(RequestError) -> AskedPlace {
    let document = try document(params)
    let position = try ClientPosition(params.member("position"))
    return AskedPlace(document: document, offset: document.offset(position))
  }

  /// The document and the bytes in `params.textDocument` and `params.range`.
  func range(
    _ params: JSONValue
  ) throws(RequestError) -> (document: AskedDocument, bytes: ByteRange) {
    let document = try document(params)
    return (document, document.bytes(try ClientRange(params.member("range"))))
  }
}
