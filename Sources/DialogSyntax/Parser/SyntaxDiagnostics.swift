import DialogLanguage
import DialogText

/// What the lexer and the parser say.
extension Diagnostic {
  private static func syntax(
    _ rule: RuleID, _ message: Message, at range: SourceRange, notes: [Note] = [],
    fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(rule, .error, message, at: range, notes: notes, fixes: fixes)
  }

  // MARK: Characters

  static func encoding(_ problem: EncodingProblem, in file: FileID) -> Diagnostic {
    switch problem {
    case .invalidUTF8(let offset):
      syntax(
        "syntax/invalid-utf8",
        Message(
          en: "the file is not UTF-8 from this byte on; save it as UTF-8",
          ko: "이 바이트부터 UTF-8이 아닙니다. 파일을 UTF-8로 저장하세요"),
        at: SourceRange(file, ByteRange(offset, offset + 1)))
    case .nul(let offset):
      syntax(
        "syntax/nul-byte",
        Message(
          en: "a NUL byte, which no text holds; is this a binary file?",
          ko: "텍스트에 있을 수 없는 NUL 바이트입니다. 바이너리 파일이 아닌지 확인하세요"),
        at: SourceRange(file, ByteRange(offset, offset + 1)))
    case .utf16:
      syntax(
        "syntax/invalid-utf8",
        Message(
          en: "the file is in UTF-16; save it as UTF-8",
          ko: "UTF-16으로 저장된 파일입니다. UTF-8로 저장하세요"),
        at: SourceRange(file, ByteRange(0, 2)))
    }
  }

  static func byteOrderMark(in file: FileID) -> Diagnostic {
    let range = SourceRange(file, ByteRange(0, 3))
    return Diagnostic(
      "syntax/byte-order-mark", .warning,
      Message(
        en: "the file starts with a byte order mark, which UTF-8 does not need; remove it",
        ko: "UTF-8에는 필요 없는 바이트 순서 표시(BOM)로 시작합니다. 제거하세요"),
      at: range,
      fixes: [
        FixIt(
          Message(en: "remove the byte order mark", ko: "바이트 순서 표시 제거"), .remove(range))
      ])
  }

  static func unterminatedString(at range: SourceRange, quote: SourceRange) -> Diagnostic {
    syntax(
      "syntax/unterminated-string",
      Message(
        en: "the text is not closed on its line; end it with \"",
        ko: "텍스트가 그 줄에서 닫히지 않았습니다. \"로 끝내세요"),
      at: range, fixes: [.insert("\"", at: quote)])
  }

  static func typographicQuotes(_ quotes: [SourceRange], at range: SourceRange) -> Diagnostic {
    let straight = FixIt(
      Message(en: "use straight quotes", ko: "곧은 따옴표로 바꾸기"),
      quotes.map { TextEdit(replace: $0, with: "\"") })
    return syntax(
      "syntax/typographic-quotes",
      Message(
        en: "a text stands between straight quotes, \"…\"; curly ones belong inside",
        ko: "텍스트는 곧은 따옴표 \"…\"로 묶습니다. 둥근 따옴표는 그 안에 쓰세요"),
      at: range, fixes: [straight])
  }

  static func unterminatedMultilineString(at range: SourceRange) -> Diagnostic {
    syntax(
      "syntax/unterminated-string",
      Message(
        en: "the text that opens here is never closed; end it with \"\"\" on a line of its own",
        ko: "여기서 시작한 텍스트가 닫히지 않았습니다. 새 줄에 \"\"\"를 써서 끝내세요"),
      at: range)
  }

  static func unterminatedComment(at range: SourceRange) -> Diagnostic {
    syntax(
      "syntax/unterminated-comment",
      Message(
        en: "the comment that opens here is never closed; end it with */",
        ko: "여기서 시작한 주석이 닫히지 않았습니다. */로 끝내세요"),
      at: range)
  }

  static func unknownCharacters(_ text: String, at range: SourceRange) -> Diagnostic {
    if let ascii = lookalike(text) {
      return syntax(
        "syntax/unknown-character",
        Message(
          en: "‘\(text)’ is not part of the language; did you mean \(ascii)?",
          ko:
            "‘\(text)’\(particle(.topic, text)) 이 언어의 문자가 아닙니다. \(ascii)\(particle(.object, ascii)) 쓰려고 했나요?"
        ),
        at: range, fixes: [.replace(range, with: ascii)])
    }
    let isName = text.unicodeScalars.first?.properties.isAlphabetic ?? false
    return syntax(
      "syntax/unknown-character",
      isName
        ? Message(
          en: "‘\(text)’ cannot be a name; names are written with A–Z, a–z, 0–9 and _, "
            + "and what people read stands in quotes",
          ko: "‘\(text)’\(particle(.topic, text)) 이름이 될 수 없습니다. 이름에는 A–Z, a–z, 0–9, _만 쓰고 "
            + "사람이 읽을 글은 따옴표 안에 쓰세요")
        : Message(
          en: "‘\(text)’ means nothing here; remove it, or put it in quotes",
          ko: "‘\(text)’\(particle(.topic, text)) 여기서 아무 뜻이 없습니다. 지우거나 따옴표 안에 넣으세요"),
      at: range)
  }

  /// The character of the language that another is easily mistaken for.
  private static func lookalike(_ text: String) -> String? {
    switch text {
    case "＂": "\""
    case "｛": "{"
    case "｝": "}"
    case "（": "("
    case "）": ")"
    case "：": ":"
    case "，", "、": ","
    case "；": ";"
    case "＠": "@"
    default: nil
    }
  }

  // MARK: Structure

  static func expected(
    _ what: Message, found: String?, at range: SourceRange, fixes: [FixIt] = []
  ) -> Diagnostic {
    let english: String
    let korean: String
    if let found {
      english = "expected \(what.english), not ‘\(found)’"
      korean = "‘\(found)’ 자리에 \(what.korean)\(particle(.subject, what.korean)) 와야 합니다"
    } else {
      english = "expected \(what.english) here"
      korean = "여기에 \(what.korean)\(particle(.subject, what.korean)) 와야 합니다"
    }
    return syntax("syntax/expected", Message(en: english, ko: korean), at: range, fixes: fixes)
  }

  static func needlessBrace(_ brace: String, at range: SourceRange) -> Diagnostic {
    syntax(
      "syntax/unexpected",
      brace == "}"
        ? Message(
          en: "this } closes nothing; remove it, or write the { that it should close",
          ko: "이 }로 닫을 블록이 없습니다. 지우거나 짝이 되는 {를 쓰세요")
        : Message(
          en: "one { too many; remove it", ko: "{가 하나 더 있습니다. 지우세요"),
      at: range, fixes: [FixIt(Message(en: "remove \(brace)", ko: "\(brace) 제거"), .remove(range))])
  }

  static func missingComma(
    before word: String, at range: SourceRange, behind place: SourceRange
  ) -> Diagnostic {
    syntax(
      "syntax/expected",
      Message(
        en: "expected a comma in front of ‘\(word)’", ko: "‘\(word)’ 앞에 쉼표가 필요합니다"),
      at: range, fixes: [.insert(",", at: place)])
  }

  static func needlessColon(at range: SourceRange) -> Diagnostic {
    syntax(
      "syntax/unexpected",
      Message(
        en: "a text follows its keyword without a colon; remove it",
        ko: "텍스트 앞에는 콜론을 쓰지 않습니다. 지우세요"),
      at: range, fixes: [FixIt(Message(en: "remove :", ko: ": 제거"), .remove(range))])
  }

  static func needlessCommas(_ commas: [SourceRange]) -> Diagnostic {
    syntax(
      "syntax/unexpected",
      Message(
        en: "texts follow one another without commas; remove them",
        ko: "텍스트 사이에는 쉼표를 쓰지 않습니다. 지우세요"),
      at: commas[0],
      fixes: [
        FixIt(
          Message(en: "remove the commas of this block", ko: "이 블록의 쉼표 제거"),
          commas.map { .remove($0) })
      ])
  }

  static func expectedStatement(
    found: String?, at range: SourceRange, allowed: [Keyword]
  ) -> Diagnostic {
    let words = list(allowed)
    guard let found else {
      return syntax(
        "syntax/expected",
        Message(
          en: "expected a statement here, one of \(words)",
          ko: "여기에 구문이 와야 합니다. 쓸 수 있는 말: \(words)"),
        at: range)
    }
    return syntax(
      "syntax/expected",
      Message(
        en: "a statement starts with a word, not ‘\(found)’; here one of \(words)",
        ko: "구문은 ‘\(found)’\(particle(.direction, found)) 시작할 수 없습니다. 여기에 쓸 수 있는 말: \(words)"),
      at: range)
  }

  static func unknownStatement(
    _ name: String, of owner: Keyword, at range: SourceRange, allowed: [Keyword]
  ) -> Diagnostic {
    let words = list(allowed)
    return syntax(
      "syntax/unknown-keyword",
      Message(
        en: "\(article(owner.rawValue)) has no ‘\(name)’; it has \(words)",
        ko: "\(owner.rawValue)에는 ‘\(name)’\(particle(.subject, name)) 없습니다. 쓸 수 있는 말: \(words)"),
      at: range)
  }

  static func misspelled(_ name: String, meant: String, at range: SourceRange) -> Diagnostic {
    syntax(
      "syntax/unknown-keyword",
      Message(
        en: "unknown word ‘\(name)’; did you mean ‘\(meant)’?",
        ko:
          "‘\(name)’\(particle(.topic, name)) 알 수 없는 말입니다. ‘\(meant)’\(particle(.object, meant)) 쓰려고 했나요?"
      ),
      at: range, fixes: [.replace(range, with: meant)])
  }

  static func missingClosingBrace(
    opening: SourceRange, at place: SourceRange, text: String
  ) -> Diagnostic {
    syntax(
      "syntax/missing-brace",
      Message(
        en: "the block that opens here is not closed; write } where it ends",
        ko: "여기서 시작한 블록이 닫히지 않았습니다. 끝나는 곳에 }를 쓰세요"),
      at: opening,
      notes: [
        Note(
          Message(en: "it should end here at the latest", ko: "늦어도 여기서 끝나야 합니다"),
          at: place)
      ],
      fixes: [FixIt(Message(en: "insert }", ko: "} 추가"), .insert(text, at: place))])
  }

  static func expectedEndOfLine(
    found: String, at range: SourceRange, behind: SourceRange, lineStart: String?
  ) -> Diagnostic {
    let gap = SourceRange(range.file, ByteRange(behind.end, range.start))
    return syntax(
      "syntax/unexpected",
      Message(
        en: "the statement is complete before ‘\(found)’; write what follows on a line of its own",
        ko: "구문은 ‘\(found)’ 앞에서 끝납니다. 뒤의 내용은 새 줄에 쓰세요"),
      at: range,
      fixes: lineStart.map {
        [
          FixIt(
            Message(en: "write it on a line of its own", ko: "새 줄에 쓰기"),
            TextEdit(replace: gap, with: $0))
        ]
      } ?? [])
  }

  static func tooDeep(at range: SourceRange) -> Diagnostic {
    syntax(
      "syntax/too-deep",
      Message(
        en: "nested more than \(Parser.depthLimit) deep; no text needs that",
        ko: "중첩이 \(Parser.depthLimit)단계를 넘습니다. 이만큼 깊은 텍스트는 필요하지 않습니다"),
      at: range)
  }

  static func tooMany(_ limit: Int, at range: SourceRange) -> Diagnostic {
    syntax(
      "syntax/too-many-findings",
      Message(
        en: "more than \(limit) mistakes; the rest of the file is not reported",
        ko: "오류가 \(limit)개를 넘어 이 파일의 나머지는 알리지 않습니다"),
      at: range)
  }

  static func hyphenInName(_ name: String, at range: SourceRange) -> Diagnostic {
    let words = name.split(separator: "-")
    let joined =
      String(words[0])
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return syntax(
      "syntax/hyphen-in-name",
      Message(
        en: "a name has no hyphen; write ‘\(joined)’",
        ko: "이름에는 하이픈을 쓸 수 없습니다. ‘\(joined)’처럼 쓰세요"),
      at: range, fixes: [.replace(range, with: joined)])
  }

  static func missingType(at place: SourceRange, text: String?) -> Diagnostic {
    syntax(
      "syntax/missing-type",
      Message(
        en: "a parameter says its type, as in ‘count: Int’",
        ko: "매개변수에는 ‘count: Int’처럼 타입을 써야 합니다"),
      at: place, fixes: text.map { [.insert($0, at: place)] } ?? [])
  }

  // MARK: Directives

  static func unknownDirective(
    _ name: String, meant: String?, at range: SourceRange
  ) -> Diagnostic {
    syntax(
      "syntax/unknown-directive",
      Message(
        en: "unknown directive ‘@\(name)’; "
          + (meant.map { "did you mean ‘@\($0)’?" } ?? "there are @allow and @deprecated"),
        ko: "‘@\(name)’\(particle(.topic, name)) 알 수 없는 지시어입니다. "
          + (meant.map { "‘@\($0)’\(particle(.object, $0)) 쓰려고 했나요?" }
            ?? "@allow와 @deprecated만 있습니다")),
      at: range, fixes: meant.map { [.replace(range, with: $0)] } ?? [])
  }

  static func missingReason(at place: SourceRange) -> Diagnostic {
    syntax(
      "syntax/missing-reason",
      Message(
        en: "@allow needs a reason: write it in quotes behind the rule",
        ko: "@allow에는 이유가 필요합니다. 규칙 뒤에 따옴표로 이유를 쓰세요"),
      at: place)
  }

  // MARK: Wording

  private static func particle(_ particle: KoreanParticle, _ word: String) -> String {
    particle.form(after: word)
  }

  private static func list(_ keywords: [Keyword]) -> String {
    keywords.map(\.rawValue).joined(separator: ", ")
  }

  private static func article(_ noun: String) -> String {
    let first = noun.utf8.first.map { UInt8($0) | 0x20 } ?? 0
    return ([0x61, 0x65, 0x69, 0x6F, 0x75].contains(first) ? "an " : "a ") + noun
  }
}

extension FixIt {
  static func insert(_ text: String, at place: SourceRange) -> FixIt {
    FixIt(Message(en: "insert ‘\(text)’", ko: "‘\(text)’ 추가"), .insert(text, at: place))
  }

  static func replace(_ range: SourceRange, with text: String) -> FixIt {
    FixIt(
      Message(en: "replace with ‘\(text)’", ko: "‘\(text)’로 바꾸기"),
      TextEdit(replace: range, with: text))
  }
}
