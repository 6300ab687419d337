import DialogFindings

/// The words that reports say beside the findings' own.
enum ReportWords {
  static let note = Message(en: "note", ko: "참고")

  static let editions = Message(en: "Editions", ko: "지침의 판")
  static let page = Message(en: "Page", ko: "문서")
  static let sources = Message(en: "Sources", ko: "출처")

  /// The release that a rule came with.
  static func since(_ release: Release) -> Message {
    Message(en: "since dialogc \(release)", ko: "dialogc \(release)부터")
  }

  static func severity(_ severity: Severity) -> Message {
    switch severity {
    case .error: Message(en: "error", ko: "오류")
    case .warning: Message(en: "warning", ko: "경고")
    case .note: note
    }
  }

  /// Before the other places where the same is found.
  static func same(_ count: Int) -> Message {
    Message(
      en: "the same in \(count) other place\(count == 1 ? "" : "s")", ko: "같은 곳이 \(count)군데 더 있습니다")
  }

  /// After as many of them as are told.
  static func more(_ count: Int) -> Message {
    Message(en: "and \(count) more", ko: "그 밖에 \(count)군데")
  }

  /// What stands before a fix.
  static func help(_ applicability: FixIt.Applicability) -> Message {
    switch applicability {
    case .safe: Message(en: "help", ko: "도움말")
    case .needsReview: Message(en: "help (look first)", ko: "도움말(먼저 확인)")
    }
  }

  /// Nil for none.
  static func count(_ count: Int, _ severity: Severity) -> Message? {
    if count == 0 { return nil }
    let noun = ReportWords.severity(severity)
    return Message(
      en: "\(count) \(noun[.english])\(count == 1 ? "" : "s")", ko: "\(noun[.korean]) \(count)개")
  }
}
