import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let alertNotCustomizable = Rule(
    "alert/not-customizable", .always(.error),
    from: [
      .alerts2022("Alerts"), .alerts2020("Alerts"), .alerts2019("Alerts"),
      .notifications2020(
        "Designing a Great Notification Experience: Don’t include your app name or icon."),
    ],
    summary: Message(
      en: "a dialog’s look is the system’s: no colors, fonts, icons, images, positions, styles",
      ko: "대화상자의 모양은 시스템이 정합니다. 색상, 서체, 아이콘, 이미지, 위치, 스타일은 쓰지 않습니다"),
    reason: Message(
      en: """
        Apart from its title, message, buttons and text fields an alert’s appearance is fixed. \
        Placement, red and bold follow from what the buttons mean.
        """,
      ko: """
        제목, 메시지, 버튼, 입력란 말고는 경고창의 모양을 바꿀 수 없습니다. 위치와 빨간색, 굵은 글자는 버튼의 뜻에 따라 정해집니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeletePhoto {
          purpose destructive
          ⟦color red⟧
          title "Delete this photo?"
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeletePhoto {
            purpose destructive
            title "Delete this photo?"
            button delete destructive
            cancel
          }
          """)
    ],
    check: Check(
      dialog: { context, findings in
        for statement in context.dialog.refusedStatements
        where !context.isOtherwiseRefused(statement) {
          let word = statement.keyword
          if word == "image", context.kind == .notification {
            findings.report(.attachment, at: statement.range, of: context)
            continue
          }
          findings.report(
            Message(
              en: "‘\(word)’ can’t be set: a dialog’s look is fixed; remove it",
              ko:
                "‘\(word, .topic)’ 정할 수 없습니다. 대화상자의 모양은 바꿀 수 없으니 지우세요"
            ),
            at: statement.range, of: context,
            fixes: .one(.remove(word), context.remove(statement), applicability: .safe))
        }
      },
      text: { text, findings in
        guard let place = text.decoration, !text.namesValue(at: place) else { return }
        let marks = String(decoding: text.bytes[place], as: UTF8.self)
        findings.report(
          Message(
            en:
              "‘\(marks)’ is shown as it stands: a text’s look is the system’s; write words alone",
            ko: "‘\(marks, .topic)’ 쓴 그대로 보입니다. 글의 모양은 시스템이 정하니 글만 쓰세요"),
          in: text, at: place, severity: .warning)
      },
      clue: { $0.decoration != nil || $0.markOfAnswer != nil }))
}

extension Message {
  fileprivate static let attachment = Message(
    en: "an image stands in the detail view; write ‘detail { media image … }’ with its name",
    ko: "이미지는 상세 보기에 넣습니다. ‘detail { media image … }’에 이미지 이름을 쓰세요")
}

extension TextVariant {
  /// What is drawn with signs in a title or a message, or beside the words of a button.
  fileprivate var decoration: Range<Int>? {
    if isDialogText { return reading.decoration }
    return place == .button && !isInNotification ? reading.markOfAnswer : nil
  }
}

extension Reading {
  /// The first marks that draw around words, or are Markdown’s: ★, ===, **, `.
  fileprivate var decoration: Range<Int>? {
    var (run, start) = (0, 0)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "`") { return index..<index + 1 }
      if byte == 0xE2, index + 2 < bytes.count, ornaments.contains(bytes[index + 1]),
        ornamentSigns.contains(String(decoding: bytes[index..<index + 3], as: UTF8.self))
      {
        return index..<index + 3
      }
      guard byte.draws else {
        run = 0
        continue
      }
      if run == 0 || bytes[index - 1] != byte { (run, start) = (0, index) }
      run += 1
      if run == (byte == UInt8(ascii: "-") ? 4 : 3) || run == 2 && isEmphasis(from: start) {
        return start..<index + 1
      }
    }
    return nil
  }

  /// “✓ Yes”: what stands before or after a word as a picture of it.
  fileprivate var markOfAnswer: Range<Int>? {
    guard bytes.count > 3, bytes.first == 0xE2 || bytes[bytes.count - 3] == 0xE2 else { return nil }
    return [0..<3, bytes.count - 3..<bytes.count].first {
      answerMarks.contains(String(decoding: bytes[$0], as: UTF8.self))
    }
  }

  /// Two * or _ before a letter, as in **bold**.
  private func isEmphasis(from start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "*") || bytes[start] == UInt8(ascii: "_") else {
      return false
    }
    guard start + 2 < bytes.count else { return false }
    return bytes[start + 2] > 0x7F || bytes[start + 2].isASCIILetter
      || bytes[start + 2].isASCIIDigit
  }
}

extension UInt8 {
  /// Whether lines are drawn with it, where four or more follow each other.
  fileprivate var draws: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}

/// Box drawing, shapes, stars.
private let ornamentSigns: Set<String> = [
  "─", "━", "═", "│", "┃", "║", "■", "□", "▶", "►", "◀", "◄", "◆", "◇", "●", "○", "◎", "★", "☆",
  "♥", "♡",
  "✦", "✧", "✿", "❀", "▪", "▫", "♬", "♪",
]
/// Ticks and crosses.
private let answerMarks: Set<String> = [
  "✓", "✔", "✗", "✘", "✕", "✖", "☑", "☒", "☐", "✅", "❌", "❎", "⭕", "➕",
]
private let ornaments = Set(ornamentSigns.map { Array($0.utf8)[1] })

extension TextVariant {
  /// Whether marks stand around the name of a parameter, as in `__name__`: a placeholder of i18next.
  fileprivate func namesValue(at marks: Range<Int>) -> Bool {
    let rest = bytes[marks.upperBound...]
    return dialog.dialog.parameters.contains { rest.starts(with: "\($0.name.text)__".utf8) }
  }
}

extension DialogContext {
  /// What notifications have rules of their own for.
  fileprivate func isOtherwiseRefused(_ statement: Clause) -> Bool {
    kind == .notification && (statement.keyword == "vibration" || statement.keyword == "style")
  }
}
