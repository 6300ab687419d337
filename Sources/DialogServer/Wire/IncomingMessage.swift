import DialogSupport

/// What the client says.
enum IncomingMessage: Sendable {
  case request(RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// To a request of the server's; nil where it is an error.
  case response(RequestID, result: JSONValue?)
  case malformed(RequestError, RequestID?)
  /// The end of the stream.
  case end

  /// - Parameter body: one message, without its header.
  init(_ body: [UInt8]) {
    do throws(JSONProblem) {
      // Editors cut between the halves of an emoji, too.
      self.init(try JSONReader.read(body, replacingSurrogates: true))
    } catch {
      self = .malformed(.notJSON(at: Int(error.range.start)), nil)
    }
  }

  private init(_ message: JSONValue) {
    let id = message["id"].flatMap(RequestID.init)
    let hasID = message["id"] != nil
    let params = message["params"] ?? JSONValue(.null)
    guard message["jsonrpc"]?.string == "2.0", hasID == (id != nil), params.isParameters else {
      self = .malformed(.notRequest, id)
      return
    }
    if let method = message["method"] {
      guard let name = method.string else {
        self = .malformed(.notRequest, id)
        return
      }
      self =
        id.map { .request($0, method: name, params: params) }
        ?? .notification(method: name, params: params)
    } else if let id, message["result"] != nil || message["error"] != nil {
      self = .response(id, result: message["error"] == nil ? message["result"] : nil)
    } else {
      self = .malformed(.notRequest, id)
    }
  }
}

/// What a request and its response are told apart by.
enum RequestID: Hashable, Sendable, JSONWritable {
  /// The digits as the client writes them.
  case number(String)
  case string(String)

  init?(_ value: JSONValue) {
    switch value.content {
    case .number(let digits): self = .number(digits)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .number(let digits): json.value(digits: digits)
    case .string(let text): json.value(text)
    }
  }

  /// For the log.
  var text: String {
    switch self {
    case .number(let text), .string(let text): text
    }
  }
}

extension JSONValue {
  fileprivate var isParameters: Bool {
    switch content {
    case .array, .object, .null: true
    default: false
    }
  }
}
