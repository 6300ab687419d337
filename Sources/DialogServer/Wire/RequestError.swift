import DialogFindings

/// Why a request is not answered.
struct RequestError: Error {
  /// What the protocol knows; the raw values are those of JSON-RPC and LSP.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    /// What was asked cannot be done as things are.
    case requestFailed = -32803
    /// The document has changed meanwhile.
    case contentModified = -32801
    case requestCancelled = -32800
  }

  /// What the client goes by.
  let code: Code
  /// What people may read.
  let message: Message

  /// - Parameter message: one sentence, as in findings.
  init(_ code: Code, _ message: Message) {
    self.code = code
    self.message = message
  }

  /// A parameter that is missing, or is not what it must be.
  static func wrong(_ parameter: String) -> RequestError {
    RequestError(
      .invalidParams,
      Message(
        en: "the parameter ‘\(parameter)’ is missing or of another kind than it must be",
        ko: "‘\(parameter)’ 매개변수가 없거나 종류가 다릅니다"))
  }

  /// What cannot be done as things are.
  ///
  /// - Parameter message: why, and what to do.
  static func failed(_ message: Message) -> RequestError {
    RequestError(.requestFailed, message)
  }

  static let cancelled = RequestError(
    .requestCancelled, Message(en: "the request was cancelled", ko: "요청이 취소되었습니다"))

  static let contentModified = RequestError(
    .contentModified,
    Message(en: "the document has changed meanwhile", ko: "그 사이에 문서가 바뀌었습니다"))

  static let notInitialized = RequestError(
    .serverNotInitialized,
    Message(en: "‘initialize’ must come first", ko: "‘initialize’가 먼저 와야 합니다"))

  static let shutDown = RequestError(
    .invalidRequest,
    Message(en: "after ‘shutdown’ only ‘exit’ may come", ko: "‘shutdown’ 다음에는 ‘exit’만 올 수 있습니다"))

  static let initializedTwice = RequestError(
    .invalidRequest,
    Message(en: "‘initialize’ comes once", ko: "‘initialize’는 한 번만 올 수 있습니다"))

  static let notRequest = RequestError(
    .invalidRequest,
    Message(en: "the message is no JSON-RPC 2.0 request", ko: "JSON-RPC 2.0 요청이 아닌 메시지입니다"))

  static func unknownMethod(_ name: String) -> RequestError {
    RequestError(
      .methodNotFound,
      Message(en: "there is no method ‘\(name)’", ko: "‘\(name)’ 메서드는 없습니다"))
  }

  static func notJSON(at offset: Int) -> RequestError {
    RequestError(
      .parseError,
      Message(
        en: "the message is no JSON, from byte \(String(offset)) on",
        ko: "메시지가 바이트 \(String(offset)) 위치부터 JSON이 아닙니다"))
  }

  init(_ problem: FramingProblem) {
    let message =
      switch problem {
      case .notHeader:
        Message(en: "this is no header of a message", ko: "메시지의 헤더가 아닙니다")
      case .wrongLength:
        Message(en: "Content-Length is no length of a message", ko: "Content-Length가 메시지의 길이가 아닙니다")
      case .noLength: Message(en: "Content-Length is missing", ko: "Content-Length가 없습니다")
      case .foreignCharacters:
        Message(en: "messages are read as UTF-8 alone", ko: "메시지는 UTF-8로만 읽습니다")
      case .cutOff:
        Message(en: "the stream ended within a message", ko: "메시지 도중에 스트림이 끝났습니다")
      }
    self.init(.parseError, message)
  }
}

extension RequestError {
  /// A document that is neither open nor in an open folder.
  ///
  /// - Parameter uri: what the client calls it.
  static func unknownDocument(_ uri: String) -> RequestError {
    RequestError(
      .invalidParams,
      Message(
        en: "‘\(uri)’ is neither open nor in an open folder", ko: "‘\(uri)’: 열려 있지 않고 열린 폴더에도 없습니다")
    )
  }
}
