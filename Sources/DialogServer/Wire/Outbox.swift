import DialogSupport

/// Sends messages to the client.
final class Outbox {
  private let host: ServerHost
  /// Whether somebody reads.
  private(set) var isOpen = true

  init(_ host: ServerHost) { self.host = host }

  func notify(_ method: String, _ params: some JSONWritable) {
    send { json in
      json.member("method", method)
      json.member("params", params)
    }
  }

  func request(_ id: RequestID, _ method: String, _ params: some JSONWritable) {
    send { json in
      json.member("id", id)
      json.member("method", method)
      json.member("params", params)
    }
  }

  func answer(_ id: RequestID, _ result: any JSONWritable) {
    send { json in
      json.member("id", id)
      json.key("result")
      result.write(to: &json)
    }
  }

  /// - Parameters:
  ///   - id: nil of a message that has none or was not understood.
  ///   - message: in the client's language.
  func refuse(_ id: RequestID?, _ code: RequestError.Code, _ message: String) {
    send { json in
      json.key("id")
      json.value(id)
      json.member(
        "error",
        object: { json in
          json.member("code", code.rawValue)
          json.member("message", message)
        })
    }
  }

  private func send(_ members: (inout JSONWriter) -> Void) {
    guard isOpen else { return }
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("jsonrpc", "2.0")
      members(&json)
    }
    let body = json.finish()
    isOpen = host.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}
