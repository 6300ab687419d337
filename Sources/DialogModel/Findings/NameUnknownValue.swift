import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let nameUnknownValue = RuleDescription(
    "name/unknown-value", .error,
    summary: Message(
      en: "a statement’s value is one of those it knows", ko: "구문에는 정해진 값 중 하나를 씁니다"),
    reason: Message(
      en: "Placement, generated code and rules depend on it, so a value is never guessed.",
      ko: "배치, 생성되는 코드, 규칙이 그 값에 따르므로 짐작하지 않습니다."),
    examples: [
      RuleExample(
        """
        alert SignOut {
          purpose ⟦destructiv⟧
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            purpose destructive
            title "Sign Out?"
            button signOut "Sign Out" destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          rules {
            alert/minimize ⟦disabled⟧
          }
        }
        """),
      RuleExample(
        """
        project Photos {
          rules ⟦0.0⟧
        }
        """,
        fixed: """
          project Photos {
            rules 0.1
          }
          """),
      RuleExample(
        """
        alert SignOut {
          purpose destructive
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func unknownValue(_ word: Word, of keyword: Keyword, known: [String]) -> Diagnostic {
    unknownValue(
      word, Message(en: keyword.rawValue, ko: "\(keyword.rawValue) 값"), known: known,
      foreign: ForeignWords.values[keyword] ?? [:])
  }

  /// What a field holds, given as its keyboard; nil of what is none.
  ///
  /// - Parameter others: the attributes of the field.
  static func contentForKeyboard(
    _ word: Word, _ attribute: SourceRange, besides others: [Keyword]
  ) -> Diagnostic? {
    guard let attributes = contents[word.text] else { return nil }
    let form = attributes.map { "\($0.rawValue)\($1.map { " \($0)" } ?? "")" }
    let missing = zip(attributes, form).filter { !others.contains($0.0.0) || $0.0.0 == .keyboard }
    let text = missing.map(\.1).joined(separator: " ")
    let shown = form.joined(separator: " ")
    return Diagnostic(
      .nameUnknownValue,
      Message(
        en: "‘\(word.text)’ is what a field holds, no keyboard; write ‘\(shown)’",
        ko: "‘\(word.text, .topic)’ 키보드가 아니라 입력란에 넣는 내용입니다. ‘\(shown, .direction)’ 쓰세요"),
      at: word.range,
      fixes: text.isEmpty ? [] : [.replacing(attribute, with: text)])
  }

  private static let contents: [String: [(Keyword, String?)]] = {
    let password: [(Keyword, String?)] = [(.content, "password"), (.secure, nil)]
    let code: [(Keyword, String?)] = [(.keyboard, "number"), (.content, "oneTimeCode")]
    return [
      "password": password, "secure": password, "textPassword": password,
      "visiblePassword": password, "numberPassword": password,
      "newPassword": [(.content, "newPassword"), (.secure, nil)],
      "oneTimeCode": code, "otp": code, "username": [(.content, "username")],
      "name": [(.content, "name")], "address": [(.content, "address")],
    ]
  }()

  static func unknownEdition(_ word: Word, known: [String]) -> Diagnostic {
    // Of a year between two the guidelines are those of the edition before.
    let year = Int(word.text.filter(\.isNumber))
    let nearest = known.last { Int($0)! <= year ?? 0 }
    return unknownValue(
      word, Message(en: "edition of the guidelines", ko: "지침 판"), known: known,
      foreign: nearest.map { [word.text: $0] } ?? [:])
  }

  /// One of a later dialogc too: what its rules are is not known here.
  static func unknownRelease(_ word: Word) -> Diagnostic {
    unknownValue(
      word, Message(en: "release of dialogc", ko: "dialogc 릴리스"),
      known: Release.all.map(\.description))
  }

  static func unknownSetting(_ word: Word) -> Diagnostic {
    unknownValue(
      word, Message(en: "severity", ko: "심각도"), known: Keyword.ruleSettings)
  }

  private static func unknownValue(
    _ word: Word, _ kind: Message, known: [String], foreign: [String: String] = [:]
  ) -> Diagnostic {
    let (hint, meant) = Message.suggestion(
      for: word.text, among: SpellingIndex(known), foreign: foreign)
    return Diagnostic(
      .nameUnknownValue,
      Message(
        en: "there is no \(kind.english) ‘\(word.text)’" + (hint.map { "; \($0.english)" } ?? ""),
        ko: "\(kind.korean) ‘\(word.text, .subject)’ 없습니다"
          + (hint.map { ". \($0.korean)" } ?? "")),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }
}
