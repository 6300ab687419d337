import DialogFindings
import DialogLocales
import DialogSupport

extension Rule {
  static let buttonYesNo = Rule(
    "button/yes-no", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2019("Give alert buttons succinct, logical titles."),
      .alerts2024("Buttons: Create succinct, logical button titles."),
      .notifications2020(
        "Designing a Great Notification Experience: Provide intuitive, beneficial actions."),
    ],
    summary: Message(
      en: "a button title is neither Yes nor No", ko: "버튼 제목에 ‘예’, ‘아니요’를 쓰지 않습니다"),
    reason: Message(
      en: """
        Yes and No mean something only to those who read the question, and read it right. A verb \
        from the question says what happens; Cancel says that nothing does.
        """,
      ko: """
        ‘예’와 ‘아니요’는 질문을 제대로 읽은 사람만 이해할 수 있습니다. 질문에 나온 동사를 쓰면 어떻게 되는지 알 수 있고, \
        ‘취소’를 쓰면 아무 일도 일어나지 않음을 알 수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert ShareAlbum {
          purpose permission
          title { en "Share this album?"  ko "이 앨범을 공유할까요?" }
          button share { en "⟦Yes⟧"  ko "공유" }
          cancel
        }
        """,
        fixed: """
          alert ShareAlbum {
            purpose permission
            title { en "Share this album?"  ko "이 앨범을 공유할까요?" }
            button share { en "Share"  ko "공유" }
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert ShareAlbum {
          purpose permission
          title "이 앨범을 공유하시겠습니까?"
          button share "⟦예⟧"
          cancel
        }
        """,
        fixed: """
          project Photos {
            source ko
          }

          alert ShareAlbum {
            purpose permission
            title "이 앨범을 공유하시겠습니까?"
            button share "공유"
            cancel
          }
          """),
      RuleExample(
        """
        alert LimitSpeed {
          purpose choose
          title { en "Yes, but how fast?"  ko "얼마나 빠르게 할까요?" }
          button none { en "No Limit"  ko "제한 없이 받기" }
          cancel
        }
        """),
    ],
    check: .text { title, findings in
      guard title.button != nil, title.saysYesOrNo, !title.acceptsWithYes else { return }
      // Of Yes and No beside each other Yes says it of both.
      if title.saysNo {
        guard title.counterpart(where: \.isYes) == nil else { return }
        if title.dialog.declinesAsChoice {
          return findings.report(.agrees(title.shown()), in: title)
        }
        findings.report(
          .refuses(title.shown()), in: title, yieldingTo: titleOfCancel, fixes: title.fixesOfNo)
      } else if let no = title.counterpart(where: \.saysNo), !no.isCancelByRole {
        findings.report(
          .bothAnswer(title.shown(), no.shown()), in: title, fixes: title.fixes(with: no))
      } else {
        let act = title.actAfterYes
        findings.report(
          act.map { .leaveOutYes($0) } ?? .agrees(title.shown()), in: title, fixes: title.fixes)
      }
    })
}

/// What says already that No as a cancel button is to read Cancel.
private let titleOfCancel = [Precedence(Rule.buttonCancelTitle.id, in: .sameElement)]

extension TextVariant {
  /// Whether it is of the cancel button: `button/cancel-title` speaks of that one.
  fileprivate var isCancelByRole: Bool {
    guard case .button(let index) = element else { return false }
    return index == dialog.cancelButton
  }
}

extension Message {
  fileprivate static func agrees(_ title: String) -> Message {
    Message(
      en: "‘\(title)’ means nothing without the question; say with a verb what happens",
      ko: "‘\(title)’만으로는 무슨 일이 일어나는지 알 수 없습니다. 동사로 쓰세요")
  }

  fileprivate static func leaveOutYes(_ act: String) -> Message {
    Message(en: "leave out ‘Yes’: ‘\(act)’ says it all", ko: "‘예’는 빼세요. ‘\(act)’만으로 충분합니다")
  }

  fileprivate static func refuses(_ title: String) -> Message {
    Message(
      en: "‘\(title)’ means nothing without the question; use Cancel where nothing happens",
      ko: "‘\(title)’만으로는 무슨 일이 일어나는지 알 수 없습니다. 아무 일도 하지 않는 버튼에는 ‘취소’를 쓰세요")
  }

  fileprivate static func bothAnswer(_ yes: String, _ no: String) -> Message {
    Message(
      en:
        "‘\(yes)’ and ‘\(no)’ mean nothing without the question; say with a verb what happens, and Cancel where nothing does",
      ko: "‘\(yes, .with)’ ‘\(no)’만으로는 무슨 일이 일어나는지 알 수 없습니다. 하는 일은 동사로, 하지 않는 것은 ‘취소’로 쓰세요")
  }
}

extension Message {
  fileprivate static func replace(
    _ yes: String, with verb: String, _ no: String, with cancel: CancelChange
  ) -> Message {
    let replaced: KoreanMessage = """
      ‘\(yes, .topic)’ ‘\(verb, .direction)’, ‘\(no, .topic)’ ‘\(cancel.term, .direction)’ 바꾸기
      """
    return Message(
      en: "replace ‘\(yes)’ with ‘\(verb)’, ‘\(no)’ with ‘\(cancel.term)’\(cancel.rest.english)",
      ko: "\(replaced)\(cancel.rest.korean)")
  }
}

extension TextVariant {
  /// Whether it says Yes as a dialog's only button where nothing is asked: OK by another name.
  var acceptsWithYes: Bool {
    (english != nil || korean != nil) && dialog.hasButtons && saysYesOrNo && !saysNo
      && dialog.mostShown() == 1 && !dialog.asks(in: locale)
  }

  /// The title of another button in the same language.
  func counterpart(where answers: (TextVariant) -> Bool) -> TextVariant? {
    guard case .button(let index) = element else { return nil }
    return dialog.dialog.buttons.indices.lazy.filter { $0 != index }
      .flatMap { self.dialog.variants(of: .button($0), in: self.locale) }.first(where: answers)
  }

  /// Cancel in place of No, where there is none yet.
  fileprivate var fixesOfNo: [FixIt] { changeOfNo.map { .one($0.title, $0.edits) } ?? [] }

  private var changeOfNo: CancelChange? {
    guard isSource, case .button(let index) = element,
      !dialog.showsCancel || index == dialog.cancelButton
    else { return nil }
    return dialog.changeToCancel(of: index, from: self)
  }

  /// What a Yes with more to it says without that: Delete It of “Yes, Delete It”.
  fileprivate var actAfterYes: String? {
    guard let english, english.tokens.count > 1, english.tokens[0].marks.contains(.yes) else {
      return nil
    }
    let rest = english.tokens.dropFirst().drop { !$0.isWord }
    guard let first = rest.first, first.readings.contains(.base),
      let end = rest.last(where: \.isWord)?.range.upperBound
    else { return nil }
    let act = String(decoding: bytes[first.range.lowerBound..<end], as: UTF8.self)
    return act.prefix(1).uppercased() + act.dropFirst()
  }

  /// The verb in place of Yes, and Cancel in place of No.
  fileprivate func fixes(with no: TextVariant) -> [FixIt] {
    guard let yes = fixes.first, let cancel = no.changeOfNo, !cancel.edits.isEmpty,
      let verb = dialog.verbOfQuestion(in: locale)
    else { return fixes }
    return .one(
      .replace(shown(), with: verb, no.shown(), with: cancel),
      yes.edits.map(Optional.some) + cancel.edits)
  }

  /// The verb that the title asks about instead of Yes.
  fileprivate var fixes: [FixIt] {
    guard !isTerm, let verb = dialog.verbOfQuestion(in: locale),
      !dialog.textsRead.contains(LocalizedText(locale: locale, text: verb)),
      let translations = translations(of: verb)
    else { return [] }
    return .one(.replace(with: verb), [replaceAll(with: verb)] + translations)
  }

  /// What makes the translations say the verb too, where the platform has it in their languages. Nil
  /// where they would be left with Yes.
  private func translations(of verb: String) -> [TextEdit?]? {
    let name = project.language(locale).termNames.names(of: verb).first
    var edits: [TextEdit?] = []
    for other in dialog.variants where other.element == element && other.locale != locale {
      guard isSource, let name, let word = project.word(for: name, in: other.locale) else {
        return nil
      }
      edits.append(other.replaceAll(with: word))
    }
    return edits
  }
}
