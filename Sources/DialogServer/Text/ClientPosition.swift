import DialogSupport

/// A place as the client counts it.
struct ClientPosition: Hashable, Comparable, JSONWritable {
  /// From 0.
  let line: Int
  /// From 0, in units of the client’s `PositionEncoding`.
  let character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init(_ json: JSONValue) throws(RequestError) {
    line = try json.natural("line")
    character = try json.natural("character")
  }

  static func < (a: ClientPosition, b: ClientPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }
}

/// Half-open range of places as the client counts them.
struct ClientRange: Hashable, JSONWritable {
  let start: ClientPosition
  let end: ClientPosition

  init(_ start: ClientPosition, _ end: ClientPosition) {
    self.start = start
    self.end = end
  }

  init(_ json: JSONValue) throws(RequestError) {
    start = try ClientPosition(json.member("start"))
    end = try ClientPosition(json.member("end"))
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("end", end)
    }
  }
}

/// A text in the place of a range, `TextEdit` of the protocol.
struct ClientEdit: Hashable, JSONWritable {
  let range: ClientRange
  let text: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("newText", text)
    }
  }
}

/// A range of a document, `Location` of the protocol.
struct ClientLocation: Hashable, JSONWritable {
  let uri: DocumentURI
  let range: ClientRange

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("range", range)
    }
  }
}
