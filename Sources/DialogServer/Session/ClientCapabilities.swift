import DialogSupport

/// What a client can do, as it says in `initialize`; what it does not say it cannot.
struct ClientCapabilities {
  private let said: JSONValue

  init(_ capabilities: JSONValue?) { said = capabilities ?? JSONValue(.null) }

  /// Whether it says `true`: `client.has("textDocument.completion.completionItem.snippetSupport")`.
  func has(_ path: String) -> Bool { value(path)?.flag ?? false }

  /// Whether it says anything of it.
  func mentions(_ path: String) -> Bool { value(path) != nil }

  /// The names that it lists; none where it lists none.
  func names(_ path: String) -> [String] { value(path)?.strings ?? [] }

  /// What it says there.
  func value(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(said as JSONValue?) { $0?[String($1)] }
  }
}
