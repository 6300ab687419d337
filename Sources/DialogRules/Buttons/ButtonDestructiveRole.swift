import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let buttonDestructiveRole = Rule(
    "button/destructive-role", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Identify destructive buttons."),
      .alerts2020("Alert Buttons: Identify destructive buttons."),
      .alerts2019("Identify destructive buttons."),
      .actionSheets2020("Make destructive choices prominent."),
      .alerts2024(
        "Buttons: Use the destructive style to identify a button that performs a destructive action people didn’t deliberately choose."
      ), .actionSheets2020("Action Sheets"),
    ],
    summary: Message(
      en: "a button that deletes or discards something is destructive, in alerts and action sheets",
      ko: "경고창과 동작 시트에서 무언가를 삭제하거나 버리는 버튼은 destructive로 선언합니다"),
    reason: Message(
      en: """
        The system shows a destructive button in red and keeps Return away from it. Its title tells \
        one, whatever the dialog is about; what is hard to take back (Block, Sign Out) is a note. \
        Since 2024 the style is for what people did not choose deliberately: a question that repeats \
        what they asked for needs none.
        """,
      ko: """
        시스템은 destructive 버튼을 빨간색으로 보여 주고 Return 키로 눌리지 않게 합니다. 대화상자의 목적과 상관없이 버튼의 \
        제목으로 판단하며, 차단이나 로그아웃처럼 되돌리기 어려운 일은 참고로만 알립니다. 2024년 지침에서는 사용자가 일부러 \
        고르지 않은 삭제에만 씁니다. 사용자가 요청한 일을 다시 묻는 질문에는 필요하지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          message { en "This cannot be undone."  ko "되돌릴 수 없습니다." }
          button delete { en "⟦Delete⟧"  ko "삭제" }
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
            message { en "This cannot be undone."  ko "되돌릴 수 없습니다." }
            button delete { en "Delete"  ko "삭제" } destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert ClearHistory {
          purpose destructive
          title "검색 기록을 지울까요?"
          button clear "⟦기록 지우기⟧"
          cancel
        }
        """,
        fixed: """
          project Photos {
            source ko
          }

          alert ClearHistory {
            purpose destructive
            title "검색 기록을 지울까요?"
            button clear "기록 지우기" destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Notes {
          source ko
        }

        alert CloseNote {
          purpose destructive
          title "저장하지 않고 닫을까요?"
          message "쓰던 글이 사라져요."
          button close "⟦저장 안 함⟧"
          cancel
        }
        """,
        fixed: """
          project Notes {
            source ko
          }

          alert CloseNote {
            purpose destructive
            title "저장하지 않고 닫을까요?"
            message "쓰던 글이 사라져요."
            button close "저장 안 함" destructive
            cancel
          }
          """),
      RuleExample(
        """
        actionSheet PhotoOptions {
          source moreButton
          choice delete { en "⟦Delete Photo⟧"  ko "사진 삭제" }
          choice duplicate { en "Duplicate"  ko "복제" }
          cancel
        }
        """,
        fixed: """
          actionSheet PhotoOptions {
            source moreButton
            choice delete { en "Delete Photo"  ko "사진 삭제" } destructive
            choice duplicate { en "Duplicate"  ko "복제" }
            cancel
          }
          """),
      RuleExample(
        """
        alert BuyCoins {
          title { en "Buy 50 coins?"  ko "코인 50개를 구매할까요?" }
          message { en "They cost 5 dollars."  ko "5달러입니다." }
          button buy { en "⟦Buy⟧"  ko "구매" } destructive
          cancel
        }
        """,
        fixed: """
          alert BuyCoins {
            title { en "Buy 50 coins?"  ko "코인 50개를 구매할까요?" }
            message { en "They cost 5 dollars."  ko "5달러입니다." }
            button buy { en "Buy"  ko "구매" }
            cancel
          }
          """),
      RuleExample(
        """
        alert OpenPhoto {
          purpose choose
          title { en "Open this photo?"  ko "이 사진을 열까요?" }
          button open { en "Open"  ko "열기" }
          cancel
        }
        """),
    ],
    check: .words(.buttons) { title, findings in
      title.reportNeedlessRole(&findings)
      guard title.isSource, case .button(let index) = title.element,
        title.dialog.dialog.buttons[index].role == .normal,
        title.dialog.hasButtons, !title.repeatsDeliberateChoice,
        let severity = title.severityOfLoss(by: index)
      else { return }
      findings.report(
        title.loss(severity), in: title, severity: severity,
        fixes: title.dialog.declareDestructive(title.dialog.dialog.buttons[index]))
    })
}

extension TextVariant {
  /// Reports a button that is declared destructive and by its title makes or gets something, in a dialog that
  /// speaks of no loss.
  fileprivate func reportNeedlessRole(_ findings: inout Findings) {
    guard isSource, case .button(let index) = element,
      dialog.dialog.buttons[index].role == .destructive, !dialog.speaksOfLoss,
      severityOfLoss(by: index) == nil, let verb = words.first, makesSomething(verb)
    else { return }
    let attribute = dialog.dialog.buttons[index].attributes.first { $0.keyword == "destructive" }
    findings.report(
      .takesNothing(shown()), in: self,
      fixes: .one(.notDestructive, [attribute.flatMap(dialog.removeAttribute)]))
  }

  private func makesSomething(_ verb: String) -> Bool {
    if english != nil { return words.count < 4 && makingVerbs.contains(verb) }
    return korean != nil && words.count < 3 && koreanMaking.contains(words.last!)
  }

  fileprivate func loss(_ severity: Severity) -> Message {
    if givesUpWork { return .givesUp(shown()) }
    return severity == .note ? .isDangerous(shown()) : .takesSomething(shown())
  }
}

extension Message {
  fileprivate static func takesSomething(_ title: String) -> Message {
    Message(
      en: "‘\(title)’ deletes or overwrites something; declare the button destructive",
      ko: "‘\(title)’ 버튼을 누르면 지워지거나 덮어써지는 것이 있습니다. destructive로 선언하세요")
  }

  fileprivate static func givesUp(_ title: String) -> Message {
    Message(
      en: "‘\(title)’ gives up what is not saved; declare the button destructive",
      ko: "‘\(title)’ 버튼을 누르면 저장하지 않은 것이 사라집니다. destructive로 선언하세요")
  }

  fileprivate static func isDangerous(_ title: String) -> Message {
    Message(
      en: "‘\(title)’ is hard to take back; declare the button destructive if it is dangerous",
      ko: "‘\(title, .topic)’ 되돌리기 어려운 일입니다. 위험하다면 destructive로 선언하세요")
  }
}

private let makingVerbs: WordSet = .words(
  """
  buy purchase add create save download install share invite subscribe open view retry join accept enable connect bookmark keep
  duplicate copy print export
  """)
private let koreanMaking: Set<String> = .forms(
  "구매 구입 결제 추가 만들다,열다,보다,켜다[기] 저장 다운로드 설치 공유 초대 구독 가입 수락 연결 유지 복제 복사 인쇄")

extension Message {
  fileprivate static func takesNothing(_ title: String) -> Message {
    Message(
      en: "‘\(title)’ takes nothing from people; leave ‘destructive’ to buttons that do",
      ko: "‘\(title)’ 버튼을 눌러도 사라지는 것이 없습니다. destructive는 무언가를 없애는 버튼에만 쓰세요")
  }
}

extension Message {
  fileprivate static let notDestructive = Message(
    en: "remove ‘destructive’", ko: "destructive 빼기")
  fileprivate static let destructive = Message(en: "declare it destructive", ko: "destructive로 선언")
  fileprivate static let destructiveNotDefault = Message(
    en: "declare it destructive, not default", ko: "default 대신 destructive로 선언")

  /// - Parameter declining: what the button says that becomes Cancel.
  fileprivate static func destructive(
    _ title: Message, besides declining: String, _ change: CancelChange
  ) -> Message {
    let replaced: KoreanMessage = "‘\(declining, .object)’ ‘\(change.term, .direction)’ 바꾸기"
    return Message(
      en: "\(title.english); replace ‘\(declining)’ with ‘\(change.term)’\(change.rest.english)",
      ko: "\(title.korean), \(replaced)\(change.rest.korean)")
  }

  fileprivate static func destructive(_ title: Message, _ cancel: Message) -> Message {
    Message(en: "\(title.english); \(cancel.english)", ko: "\(title.korean), \(cancel.korean)")
  }
}

extension DialogContext {
  /// Declares a button destructive, and where an alert has no Cancel yet, gives it one: none
  /// where a third button would be too many, or where the choices would be an action sheet's.
  fileprivate func declareDestructive(_ button: Button) -> [FixIt] {
    guard !wouldCallForActionSheet else { return [] }
    let losing = losingDefault(button)
    let role = [TextEdit(replace: button.range.atEnd, with: " destructive")] + losing
    let title: Message = losing.isEmpty ? .destructive : .destructiveNotDefault
    if kind == .actionSheet || showsCancel { return .one(title, role.map(Optional.some)) }
    if let index = decliningButton, let declining = sourceVariants(of: .button(index)).first {
      let change = changeToCancel(of: index, from: declining)
      return .one(
        .destructive(title, besides: declining.shown(), change),
        role.map(Optional.some) + change.edits)
    }
    guard dialog.buttons.count == 1, let cancel = insertCancel.first else { return [] }
    return .one(.destructive(title, cancel.title), (role + cancel.edits).map(Optional.some))
  }

  /// Beside what destroys Return means Cancel; since 2024 it only must not destroy.
  private func losingDefault(_ button: Button) -> [TextEdit] {
    let losing = dialog.buttons.filter {
      $0.role != .cancel && (edition < .hig2024 || $0.name.range == button.name.range)
    }
    return losing.flatMap(\.attributes).filter { $0.keyword == "default" }.compactMap(
      removeAttribute)
  }

  private var wouldCallForActionSheet: Bool {
    edition >= .hig2022 && kind == .alert && dialog.fields.isEmpty
      && mostShown { $0.role == .normal && isChoice($0) } > 1
  }
}
