import DialogEditing
import DialogSupport

extension Handler {
  /// What the parts of a document mean.
  static let semanticTokens = Handler(
    "textDocument/semanticTokens/full",
    provides: Capability("semanticTokensProvider") { _, json in
      json.object { json in
        json.member("legend", object: writeLegend)
        json.member("full", object: { $0.member("delta", true) })
        json.member("range", true)
      }
    }
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    let numbers = document.numbers(of: document.file.semanticTokens)
    let id = session.tokens.keep(numbers, of: document.path)
    return JSONAnswer.object { json in
      json.member("resultId", id)
      json.member("data", numbers)
    }
  }

  /// What has changed since they were told last; all of them where that is not known any more.
  static let semanticTokensDelta = Handler(
    "textDocument/semanticTokens/full/delta"
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    let last = session.tokens.told(try params.string("previousResultId"), of: document.path)
    let numbers = document.numbers(of: document.file.semanticTokens)
    let id = session.tokens.keep(numbers, of: document.path)
    return JSONAnswer.object { json in
      json.member("resultId", id)
      if let last {
        json.member("edits", TokenChange(from: last, to: numbers).map { [$0] } ?? [])
      } else {
        json.member("data", numbers)
      }
    }
  }

  /// What the parts of a range mean.
  static let semanticTokensRange = Handler(
    "textDocument/semanticTokens/range"
  ) { session, params throws(RequestError) in
    let (document, bytes) = try session.range(params)
    let numbers = document.numbers(of: document.file.semanticTokens(in: bytes))
    return JSONAnswer.object { $0.member("data", numbers) }
  }

  private static func writeLegend(_ json: inout JSONWriter) {
    json.member("tokenTypes", SemanticToken.Kind.allCases.map(\.rawValue))
    json.member("tokenModifiers", SemanticToken.Modifiers.names)
  }
}

/// `SemanticTokensEdit` of the protocol: the numbers that others stand for now.
private struct TokenChange: JSONWritable {
  let start: Int
  let deleted: Int
  let data: [Int]

  /// Nil where nothing has changed.
  init?(from old: [Int], to new: [Int]) {
    if old == new { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    self.start = start
    deleted = old.count - start - end
    data = Array(new[start..<(new.count - end)])
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("deleteCount", deleted)
      json.member("data", data)
    }
  }
}

extension AskedDocument {
  /// Tokens as the protocol counts them: five numbers each, lines and characters from the one before.
  fileprivate func numbers(of tokens: [SemanticToken]) -> [Int] {
    let kinds = Dictionary(
      uniqueKeysWithValues: SemanticToken.Kind.allCases.enumerated().map { ($1, $0) })
    let text = text
    var numbers: [Int] = []
    numbers.reserveCapacity(tokens.count * 5)
    var last = ClientPosition(line: 0, character: 0)
    for token in tokens {
      let start = text.position(at: Int(token.range.start), in: session.encoding)
      let length = text.length(of: token.range, in: session.encoding)
      let isOnLine = start.line == last.line
      numbers.append(start.line - last.line)
      numbers.append(start.character - (isOnLine ? last.character : 0))
      numbers.append(length)
      numbers.append(kinds[token.kind]!)
      numbers.append(Int(token.modifiers.rawValue))
      last = start
    }
    return numbers
  }
}

extension DocumentText {
  /// How long a part of a line is as the client counts it.
  fileprivate func length(of range: ByteRange, in encoding: PositionEncoding) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      bytes[range.indices].reduce(0) { $0 + encoding.units(ofLead: $1) }
    }
  }
}
