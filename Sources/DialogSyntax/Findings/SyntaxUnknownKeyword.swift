import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let syntaxUnknownKeyword = RuleDescription(
    "syntax/unknown-keyword", .error,
    summary: Message(
      en: "a statement starts with a keyword of its block", ko: "구문은 그 블록의 키워드로 시작합니다"),
    reason: Message(
      en: """
        Each kind of dialog has its own statements, in the guidelines’ words: an alert has buttons, \
        an action sheet choices, a notification actions.
        """,
      ko: """
        대화상자마다 쓸 수 있는 구문이 있고 지침의 용어를 따릅니다. 경고창에는 button, 동작 시트에는 choice, 알림에는 action을 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          ⟦titel⟧ "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title "Sign Out?"
            button signOut "Sign Out" destructive
            cancel
          }
          """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          ⟦button⟧ deleteDraft "Delete Draft" destructive
          choice saveDraft "Save Draft"
          cancel
        }
        """,
        fixed: """
          actionSheet CloseDraft {
            source composeCancel
            choice deleteDraft "Delete Draft" destructive
            choice saveDraft "Save Draft"
            cancel
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          ⟦reward⟧ 30
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(isMended: true))
}

extension Diagnostic {
  static func unknownStatement(
    _ name: String, of owner: Keyword, at range: SourceRange, allowed: [Keyword]
  ) -> Diagnostic {
    let keyword = Keyword(rawValue: name)
    if let declaration = ForeignWords.declarations[name] ?? keyword,
      Keyword.declarations.contains(declaration)
    {
      return .declarationInside(name, declaration, owner, at: range)
    }
    if let place = keyword?.placeOfStatement(besides: owner) {
      return .elsewhere(name, place, owner, at: range)
    }
    return Diagnostic(
      .syntaxUnknownKeyword,
      Message(
        en: "\(article(owner.rawValue)) has no ‘\(name)’; it has \(allowed.listed)",
        ko: "\(owner.rawValue)에는 ‘\(name, .subject)’ 없습니다. "
          + "쓸 수 있는 키워드: \(allowed.listed)"),
      at: range)
  }

  /// What begins a declaration stands among the statements of another.
  private static func declarationInside(
    _ name: String, _ keyword: Keyword, _ owner: Keyword, at range: SourceRange
  ) -> Diagnostic {
    let form = keyword == .translation ? "translation ko of X { … }" : "\(keyword.rawValue) … { … }"
    return Diagnostic(
      .syntaxUnknownKeyword,
      Message(
        en: "‘\(form)’ stands by itself, not inside \(article(owner.rawValue)); "
          + "move it after the } of that",
        ko: "‘\(form)’ 선언은 \(owner.rawValue) 안에 쓰지 않습니다. 그 } 뒤로 옮기세요"),
      at: range)
  }

  /// A statement or an attribute of something else.
  private static func elsewhere(
    _ name: String, _ place: Message, _ owner: Keyword, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .syntaxUnknownKeyword,
      Message(
        en: "‘\(name)’ is not for \(article(owner.rawValue)); it stands \(place.english)",
        ko: "‘\(name, .topic)’ \(owner.rawValue)에 쓰지 않습니다. \(place.korean) 씁니다"),
      at: range)
  }

  /// What other dialogs call so.
  static func ofOtherDialog(
    _ name: String, of other: Keyword, meant: String, in owner: Keyword, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .syntaxUnknownKeyword,
      Message(
        en: "\(article(other.rawValue)) has ‘\(name)’, \(article(owner.rawValue)) ‘\(meant)’; "
          + "write ‘\(meant)’",
        ko: "‘\(name, .topic)’ \(other.rawValue)에서 씁니다. "
          + "\(owner.rawValue)에서는 ‘\(meant, .direction)’ 쓰세요"),
      at: range, fixes: [.replace(range, with: meant)])
  }

  static func misspelled(_ name: String, meant: String, at range: SourceRange) -> Diagnostic {
    let hint = Message.didYouMean(meant)
    return Diagnostic(
      .syntaxUnknownKeyword,
      Message(
        en: "there is no ‘\(name)’ here; \(hint.english)",
        ko: "‘\(name, .topic)’ 여기에 쓸 수 없습니다. \(hint.korean)"),
      at: range, fixes: [.replace(range, with: meant)])
  }

  /// A word of another language whose value is one of that language, too.
  static func foreign(_ name: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnknownKeyword,
      Message(
        en: "‘\(name)’ is ‘\(meant)’ here", ko: "‘\(name, .topic)’ 여기서 ‘\(meant)’입니다"),
      at: range)
  }

  private static func article(_ noun: String) -> String {
    let first = noun.utf8.first.map { $0 | 0x20 } ?? 0
    return ([0x61, 0x65, 0x69, 0x6F, 0x75].contains(first) ? "an " : "a ") + noun
  }
}
