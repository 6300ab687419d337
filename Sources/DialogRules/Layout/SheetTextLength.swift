import DialogFindings
import DialogLayout
import DialogModel

extension Rule {
  static let sheetTextLength = Rule(
    "sheet/text-length", .since(.hig2024, .warning),
    from: [
      .actionSheets2024(
        "Best practices: Aim to keep titles short enough to display on a single line."),
      .actionSheets2024("Best practices: Provide a message only if necessary."),
    ],
    summary: Message(
      en: "an action sheet’s title fits on one line, its message on two",
      ko: "동작 시트의 제목은 한 줄, 메시지는 두 줄 안에 들어갑니다"),
    reason: Message(
      en: """
        People have just chosen to do something and know what the sheet is about: its title is read at a \
        glance, and a long one may be cut or push choices off the screen. Both are measured across the \
        narrowest of the project’s devices (without devices: 320 points), at the standard text size; only \
        what surely does not fit is reported. One line more is a note. A translation may take twice as \
        many lines.
        """,
      ko: """
        사용자는 방금 무언가를 하기로 했으므로 시트가 무엇에 관한 것인지 압니다. 제목은 한눈에 읽으며, 길면 잘리거나 선택지를 화면 밖으로 밀어냅니다. \
        제목과 메시지는 프로젝트에 적은 가장 좁은 기기의 너비에 맞추어(기기를 적지 않으면 320포인트) 표준 텍스트 크기로 재며, 확실히 넘치는 것만 알립니다. \
        한 줄만 넘치면 참고로 알립니다. 번역은 줄이 두 배까지 늘어나도 됩니다.
        """),
    examples: [
      RuleExample(
        """
        project Photos {
          guidelines 2024
        }

        actionSheet MovePhotos {
          source moveButton
          title {
            en "⟦Where would you like the photos that you have selected in this album to go, and under which name?⟧"
            ko "사진을 어디로 옮길까요?"
          }
          choice archive { en "Archive"  ko "보관함" }
          choice folder { en "Folder"  ko "폴더" }
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          guidelines 2024
          source ko
        }

        actionSheet MovePhotos {
          source moveButton
          title "사진을 어디로 옮길까요?"
          message "⟦옮긴 사진은 이 앨범에서 사라지지만 다른 앨범에는 그대로 남아 있으며, 이 앨범을 공유한 사람들에게도 더는 보이지 않습니다. 언제든지 다시 옮길 수 있습니다.⟧"
          choice archive "보관함"
          choice folder "폴더"
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          guidelines 2024
        }

        actionSheet MovePhotos {
          source moveButton
          title { en "Where should the photos go?"  ko "사진을 어디로 옮길까요?" }
          choice archive { en "Archive"  ko "보관함" }
          choice folder { en "Folder"  ko "폴더" }
          cancel
        }
        """),
    ],
    check: .text { text, findings in
      guard text.kind == .actionSheet, case .text(let role) = text.element,
        let most = role.mostLinesInSheet
      else { return }
      let lines = most * (text.isSource ? 1 : 2)
      let line = DialogMetrics.sheetLine(on: text.project.narrowestScreen)
      guard text.exceeds(lines, linesOf: line, .footnote, at: .standard) else { return }
      findings.report(
        role == .title ? .longTitle(lines) : .longMessage(lines), in: text,
        severity: text.weightOfLines(over: lines, linesOf: line, .footnote))
    })
}

extension TextRole {
  /// Nil of what no sheet has.
  fileprivate var mostLinesInSheet: Int? {
    switch self {
    case .title: 1
    case .message: 2
    default: nil
    }
  }
}

extension Message {
  fileprivate static func longTitle(_ most: Int) -> Message {
    Message(
      en: "this title takes more than \(most.lines) of a sheet; say only what is chosen",
      ko: "제목이 동작 시트의 \(most.koreanLines)에 들어가지 않습니다. 무엇을 고르는지만 쓰세요")
  }

  fileprivate static func longMessage(_ most: Int) -> Message {
    Message(
      en: "this message takes more than \(most.lines) of a sheet; leave out what the choices say",
      ko: "메시지가 동작 시트의 \(most.koreanLines)에 들어가지 않습니다. 선택지에서 알 수 있는 것은 빼세요")
  }
}
