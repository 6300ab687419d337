import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let syntaxUnknownCharacter = RuleDescription(
    "syntax/unknown-character", .error,
    summary: Message(
      en:
        "outside texts and comments, there are only names, numbers and the signs of the "
        + "language",
      ko: "텍스트와 주석 밖에는 이름, 숫자, 언어의 기호만 씁니다"),
    reason: Message(
      en: """
        Names become identifiers in C and keys in JSON, so they are written with A–Z, a–z, 0–9 and \
        _. What people read stands in quotes and may be in any script.
        """,
      ko: """
        이름은 C 식별자와 JSON 키가 되므로 A–Z, a–z, 0–9, _로 씁니다. 사람이 읽는 텍스트는 따옴표로 묶고 어떤 문자로든 쓸 \
        수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert ⟦로그아웃⟧ {
          title { en "Sign Out?"  ko "로그아웃할까요?" }
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          locales en⟦，⟧ ko
        }
        """,
        fixed: """
          project Photos {
            locales en, ko
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title { en "Sign Out?"  ko "로그아웃할까요?" }
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// - Parameter text: one character that is a space or shows nothing.
  static func invisibleCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    let scalar = text.unicodeScalars.first!
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
    let name = scalar.properties.name.map { " (\($0))" } ?? ""
    if scalar.properties.isWhitespace {
      return Diagnostic(
        .syntaxUnknownCharacter,
        Message(
          en: "\(code)\(name) looks like a space but is none here; write a plain space",
          ko: "\(code)\(name) 문자는 공백처럼 보이지만 여기에 쓸 수 없습니다. 일반 공백을 쓰세요"),
        at: range,
        fixes: [
          FixIt(
            Message(en: "replace with a plain space", ko: "일반 공백으로 바꾸기"),
            TextEdit(replace: range, with: " "), applicability: .safe)
        ])
    }
    return Diagnostic(
      .syntaxUnknownCharacter,
      Message(
        en: "the invisible character \(code)\(name) means nothing here; remove it",
        ko: "보이지 않는 \(code)\(name) 문자는 여기에 쓸 수 없습니다. 지우세요"),
      at: range, fixes: [.remove(code, at: range, .safe)])
  }

  /// - Parameter isBeforeWord: whether what follows is no space.
  static func unknownCharacters(
    _ text: String, at range: SourceRange, isBeforeWord: Bool
  ) -> Diagnostic {
    if let sign = signMeant(by: text) {
      let written = isBeforeWord && [",", ":", ";"].contains(sign) ? "\(sign) " : sign
      return Diagnostic(
        .syntaxUnknownCharacter,
        Message(
          en: "‘\(text)’ is not a sign of the language; write ‘\(sign)’",
          ko: "‘\(text)’ 대신 ‘\(sign)’ 기호를 쓰세요"),
        at: range,
        fixes: [.replace(range, with: written, .safe)])
    }
    let isName = text.unicodeScalars.first?.properties.isAlphabetic ?? false
    return Diagnostic(
      .syntaxUnknownCharacter,
      isName
        ? Message(
          en:
            "‘\(text)’ cannot be a name; names have A–Z, a–z, 0–9 and _, and texts stand in quotes",
          ko: "‘\(text, .topic)’ 이름으로 쓸 수 없습니다. "
            + "이름에는 A–Z, a–z, 0–9, _만 쓰고 텍스트는 따옴표로 묶으세요")
        : Message(
          en: "‘\(text)’ means nothing here; remove it",
          ko: "‘\(text)’ 기호는 여기에 쓸 수 없습니다. 지우세요"),
      at: range)
  }

  /// The sign of the language that a full-width one or a comma of another script stands for.
  private static func signMeant(by text: String) -> String? {
    switch text {
    case "＂": "\""
    case "｛": "{"
    case "｝": "}"
    case "（": "("
    case "）": ")"
    case "：": ":"
    case "，", "、", "،": ","
    case "；": ";"
    case "＠": "@"
    case "［": "["
    case "］": "]"
    default: nil
    }
  }
}
