import DialogSupport

/// What the block around a statement holds.
enum ForeignPlace {
  case file, alert, actionSheet, notification, detail, project, notifications
  case languages, arms, enumeration, translation, terms, unknown

  /// What may begin a statement there.
  var keywords: [Keyword] {
    switch self {
    case .alert: Keyword.alertStatements
    case .actionSheet: Keyword.actionSheetStatements
    case .notification: Keyword.notificationStatements
    case .detail: Keyword.detailStatements
    case .project: Keyword.projectStatements
    case .notifications: Keyword.projectNotificationStatements
    case .translation: [.title, .subtitle, .message, .body, .hiddenPreview]
    default: []
    }
  }

  var isDialog: Bool { self == .alert || self == .actionSheet || self == .notification }

  /// A file in which a statement stands in such a place.
  func file(with statement: String) -> String {
    switch self {
    case .file: "\(statement)\n}\n"
    case .alert: "alert X {\n\(statement)\n}\n"
    case .actionSheet: "actionSheet X {\n\(statement)\n}\n"
    case .notification: "notification X {\n\(statement)\n}\n"
    case .detail: "notification X {\ndetail {\n\(statement)\n}\n}\n"
    case .project: "project X {\n\(statement)\n}\n"
    case .notifications: "project X {\nnotifications {\n\(statement)\n}\n}\n"
    case .languages: "alert X {\ntitle {\n\(statement)\n}\n}\n"
    case .arms: "alert X {\ntitle by x {\n\(statement)\n}\n}\n"
    case .enumeration: "enum X {\n\(statement)\n}\n"
    case .translation: "translation ko of X {\n\(statement)\n}\n"
    case .terms, .unknown: "terms {\n\(statement)\n}\n"
    }
  }

  /// What the block holds that begins with some words, in such a place.
  func inside(_ head: String, isSelection: Bool) -> ForeignPlace {
    if isSelection { return .arms }
    let keyword = Keyword(rawValue: head)
    switch self {
    case .file:
      return (keyword ?? ForeignWords.declarations[head]).map(ForeignPlace.declaration) ?? .unknown
    case .project:
      return keyword == .notifications ? .notifications : keyword == .app ? .languages : .unknown
    case .languages, .arms, .terms, .translation: return .languages
    default:
      if keyword == .detail { return .detail }
      let isText = keyword.map { Self.texts.contains($0) } ?? false
      return isText ? .languages : self
    }
  }

  private static func declaration(_ keyword: Keyword) -> ForeignPlace {
    switch keyword {
    case .alert: .alert
    case .actionSheet: .actionSheet
    case .notification: .notification
    case .project: .project
    case .enum: .enumeration
    case .translation: .translation
    case .terms: .terms
    default: .unknown
    }
  }

  private static let texts: [Keyword] = [
    .title, .subtitle, .message, .body, .hiddenPreview, .button, .choice, .action, .cancel, .field,
  ]
}

/// The blocks around a place in a file, outermost first.
struct ForeignBlocks {
  struct Block {
    /// The first byte of the statement that opens it.
    let start: Int
    let brace: Int
    let place: ForeignPlace
    /// The name that selects, of the arms of a selection.
    let selector: String?
  }

  private(set) var blocks: [Block] = []
  /// The first byte of the statement at the place.
  private(set) var statement: Int
  /// The first byte of the one before it in the block.
  private(set) var before: Int?

  var place: ForeignPlace { blocks.last?.place ?? .file }

  init(around offset: Int, in tokens: TokenTable, _ bytes: UnsafeBufferPointer<UInt8>) {
    statement = 0
    // What the blocks hold is asked of those alone that the place is in.
    var open: [(brace: Int, first: Int, before: Int?)] = []
    var first = 0
    var last: Int?
    for token in 0..<tokens.count where tokens.kinds[token] != .endOfFile {
      guard tokens.starts[token] <= offset else { break }
      let follows =
        token > 0 && [.leftBrace, .rightBrace, .semicolon].contains(tokens.kinds[token - 1])
      if tokens.followsNewline(token) || follows, tokens.kinds[token] != .rightBrace, token != first
      {
        last = first
        first = token
      }
      if tokens.starts[token] == offset, tokens.kinds[token] == .leftBrace { break }
      if tokens.kinds[token] == .leftBrace {
        open.append((token, first, last))
        first = token + 1
        last = nil
      } else if tokens.kinds[token] == .rightBrace, let block = open.popLast() {
        (first, last) = (block.first, block.before)
      }
    }
    for (brace, first, _) in open { blocks.append(block(brace, first, tokens, bytes)) }
    statement = Int(tokens.starts[min(first, tokens.count - 1)])
    before = last.map { Int(tokens.starts[$0]) }
  }

  private func block(
    _ brace: Int, _ first: Int, _ tokens: TokenTable, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Block {
    let text = { (token: Int) in
      String(decoding: bytes[tokens.range(token).indices], as: UTF8.self)
    }
    let isSelection = brace >= 2 && tokens.keyword(brace - 2) == .by
    let start = first < brace && text(first) == "." ? first + 1 : first
    return Block(
      start: Int(tokens.starts[first]), brace: Int(tokens.starts[brace]),
      place: place.inside(text(start), isSelection: isSelection),
      selector: isSelection ? text(brace - 1) : nil)
  }
}
