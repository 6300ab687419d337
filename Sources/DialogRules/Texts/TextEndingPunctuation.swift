import DialogFindings
import DialogReading

extension Rule {
  static let textEndingPunctuation = Rule(
    "text/ending-punctuation", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2022(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .alerts2020("Alert Titles and Messages: Write short, descriptive, multiword alert titles."),
      .alerts2019("Write short, descriptive, multiword alert titles."),
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ), .alerts2019("Give alert buttons succinct, logical titles."),
      .alerts2019("If you must provide a message, write short, complete sentences."),
      .alerts2020("Alert Buttons: Give alert buttons succinct, logical titles."),
      .alerts2020(
        "Alert Titles and Messages: If you must provide a message, write short, complete sentences."
      ),
      .notifications2020(
        "Designing a Great Notification Experience: Provide intuitive, beneficial actions."),
      .notifications2020(
        "Designing a Great Notification Experience: Provide descriptive, nonspecific text to display when notification previews are hidden."
      ),
    ],
    summary: Message(
      en: "a complete sentence ends in . ? or !, a fragment or a button title in none of them",
      ko: "완전한 문장은 . ? !로 끝나고, 문장이 아닌 제목과 버튼 제목은 문장 부호 없이 끝납니다"),
    reason: Message(
      en: """
        The mark at its end shows a sentence to be one: without it a text looks cut off, and with \
        it a name looks like a remark. One mark is enough: !!! shouts. In Korean a title such as 삭제할까요? or 삭제했습니다. is a \
        sentence, 로그인 실패 and 연결할 수 없음 are not.
        """,
      ko: """
        끝에 찍는 부호는 문장이 끝났음을 보여 줍니다. 문장에 부호가 없으면 글이 잘린 듯하고, 이름에 부호를 붙이면 한마디 하는 것처럼 보입니다. 부호는 하나면 \
        충분합니다. !!!는 소리치는 것 같습니다. ‘삭제할까요?’, ‘삭제했습니다.’ 같은 제목은 문장이고, ‘로그인 실패’, ‘연결할 수 없음’은 문장이 아닙니다.
        """),
    examples: [
      RuleExample(
        """
        alert AlbumFull(album: String) {
          purpose problem
          title { en "Album Full"  ko "앨범 가득 참" }
          message { en "“{album}” can’t hold more ⟦photos⟧"  ko "‘{album}’에 더 넣을 수 없습니다." }
          button newAlbum { en "New Album"  ko "새 앨범 만들기" }
          cancel
        }
        """,
        fixed: """
          alert AlbumFull(album: String) {
            purpose problem
            title { en "Album Full"  ko "앨범 가득 참" }
            message { en "“{album}” can’t hold more photos."  ko "‘{album}’에 더 넣을 수 없습니다." }
            button newAlbum { en "New Album"  ko "새 앨범 만들기" }
            cancel
          }
          """),
      RuleExample(
        """
        alert NoConnection {
          purpose problem
          title { en "No Internet Connection⟦.⟧"  ko "인터넷 연결 없음" }
          button retry { en "Try Again"  ko "다시 시도" }
          cancel
        }
        """,
        fixed: """
          alert NoConnection {
            purpose problem
            title { en "No Internet Connection"  ko "인터넷 연결 없음" }
            button retry { en "Try Again"  ko "다시 시도" }
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert SignInFailed {
          purpose problem
          title "로그인하지 ⟦못했습니다⟧"
          button retry "다시 시도"
          cancel
        }
        """,
        fixed: """
          project Photos {
            source ko
          }

          alert SignInFailed {
            purpose problem
            title "로그인하지 못했습니다."
            button retry "다시 시도"
            cancel
          }
          """),
      RuleExample(
        """
        alert GateChanged {
          purpose problem
          title { en "Gate Changed"  ko "탑승구 변경" }
          message {
            en "The flight leaves from gate B7⟦!!!⟧"
            ko "비행기는 B7 탑승구에서 출발합니다."
          }
          button map { en "Show Map"  ko "지도 보기" }
          cancel
        }
        """,
        fixed: """
          alert GateChanged {
            purpose problem
            title { en "Gate Changed"  ko "탑승구 변경" }
            message {
              en "The flight leaves from gate B7!"
              ko "비행기는 B7 탑승구에서 출발합니다."
            }
            button map { en "Show Map"  ko "지도 보기" }
            cancel
          }
          """),
      RuleExample(
        """
        alert Discard(name: String) {
          purpose destructive
          title { en "Discard “{name}”?"  ko "‘{name}’ 초안을 버릴까요?" }
          message { en "Nothing of it is kept (not even on iCloud)."  ko "아무것도 남지 않습니다." }
          button discard { en "Discard Draft"  ko "초안 버리기" } destructive
          cancel
        }
        """),
    ],
    relations: .ofWriting,
    check: .words { variant, findings in
      guard variant.place != .other, !variant.isTerm else { return }
      let fault =
        variant.english?.endingFault(in: variant) ?? variant.korean?.endingFault(in: variant)
      if let fault { variant.report(fault, &findings) }
    })
}

/// What is wrong with the end of a text.
enum EndingFault {
  /// A mark that is missing.
  ///
  /// - Parameters:
  ///   - after: the last word's bytes.
  ///   - at: the empty place, in UTF-8, that it belongs at.
  ///   - lacksSubject: whether it is no whole sentence otherwise.
  case missing(mark: String, after: Range<Int>, at: Range<Int>, lacksSubject: Bool = false)
  case superfluous(Range<Int>)
  /// Marks in place of the one that belongs there.
  case wrong(Range<Int>, mark: String)
  /// More marks than one.
  case repeated(Range<Int>, mark: String)
}

extension TextVariant {
  fileprivate func report(_ fault: EndingFault, _ findings: inout Findings) {
    switch fault {
    case .missing(let mark, let word, let place, let lacksSubject):
      findings.report(
        .missing(mark, face: endsInFace ? lastWord : nil, lacksSubject: lacksSubject), in: self,
        at: word,
        fixes: endsInFace
          ? []
          : .one(
            Message(en: "add ‘\(mark)’", ko: "‘\(mark)’ 붙이기"),
            [replace(place, with: mark)] + editsOfEnds(mark: mark, at: place),
            applicability: .safe))
    case .superfluous(let marks):
      let shown = shown(marks)
      findings.report(
        place == .button
          ? Message(
            en: "remove ‘\(shown)’ at the end of the button’s title",
            ko: "버튼 제목 끝의 ‘\(shown)’ 부호를 지우세요")
          : .superfluous(shown, saysWhatHappened: english?.saysWhatHappened ?? false),
        in: self, at: marks,
        fixes: removing(marks))
    case .wrong(let marks, let mark):
      let shown = shown(marks)
      findings.report(
        Message(
          en: "a complete sentence ends in . ? or !; write ‘\(mark)’ in place of ‘\(shown)’",
          ko: "완전한 문장은 . ? !로 끝납니다. ‘\(shown)’ 대신 ‘\(mark)’ 부호를 쓰세요"),
        in: self, at: marks, fixes: writing(mark, for: marks))
    case .repeated(let marks, let mark):
      let shown = shown(marks)
      findings.report(
        Message(
          en: "a sentence ends in one mark; write ‘\(mark)’ in place of ‘\(shown)’",
          ko: "문장 부호는 하나면 충분합니다. ‘\(shown)’ 대신 ‘\(mark)’ 부호를 쓰세요"),
        in: self, at: marks, fixes: writing(mark, for: marks))
    }
  }

  private var lastWord: String { text.split(separator: " ").last.map(String.init) ?? "" }

  /// Whether a face of marks stands at the end, `:(`: a full stop belongs before it, if it stays.
  private var endsInFace: Bool {
    let end = Array(lastWord)
    return (2...3).contains(end.count) && ":;=".contains(end[0]) && "()DPp/|".contains(end.last!)
  }

  private func writing(_ mark: String, for marks: Range<Int>) -> [FixIt] {
    .one(
      Message(en: "write ‘\(mark)’", ko: "‘\(mark)’ 쓰기"), replace(marks, with: mark),
      applicability: .safe)
  }

  private func removing(_ marks: Range<Int>) -> [FixIt] {
    let capitals = edits(capitals(without: marks))
    return .one(
      capitals.isEmpty ? .remove(shown(marks)) : .removeAndCapitalize(shown(marks)),
      capitals + [replace(marks, with: "")] + editsOfEnds(without: marks), applicability: .safe)
  }

  private func shown(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Message {
  /// - Parameter face: a face of marks at the end.
  fileprivate static func missing(_ mark: String, face: String?, lacksSubject: Bool) -> Message {
    if let face {
      return Message(
        en: "a sentence ends in . ? or !; remove ‘\(face)’, and end it with ‘\(mark)’",
        ko: "문장은 . ? !로 끝납니다. ‘\(face)’ 표시를 지우고 ‘\(mark)’ 부호로 끝내세요")
    }
    if lacksSubject {
      return Message(
        en: "a message is a sentence: say it with a subject, and end it with ‘\(mark)’",
        ko: "메시지는 문장으로 씁니다. 주어를 넣고 ‘\(mark)’ 부호로 끝내세요")
    }
    return Message(
      en: "a complete sentence ends in . ? or !; add ‘\(mark)’",
      ko: "완전한 문장은 . ? !로 끝납니다. 끝에 ‘\(mark)’ 부호를 붙이세요")
  }

  /// - Parameter saysWhatHappened: whether it is a sentence to some: “Upload Failed.”
  fileprivate static func superfluous(_ marks: String, saysWhatHappened: Bool) -> Message {
    saysWhatHappened
      ? Message(
        en: "a title in title style ends in no mark; remove ‘\(marks)’",
        ko: "단어를 대문자로 시작하는 제목에는 문장 부호를 쓰지 않습니다. ‘\(marks)’ 부호를 지우세요")
      : Message(
        en: "this is no sentence; remove ‘\(marks)’ at its end",
        ko: "문장이 아닙니다. 끝의 ‘\(marks)’ 부호를 지우세요")
  }

  fileprivate static func removeAndCapitalize(_ marks: String) -> Message {
    Message(
      en: "remove ‘\(marks)’, and write it in title style", ko: "‘\(marks)’ 삭제, 단어를 대문자로 시작하기")
  }
}

extension TextVariant {
  /// The capitals that a title needs where the marks at its end are gone.
  fileprivate func capitals(without marks: Range<Int>) -> [EnglishCorrection] {
    guard english != nil else { return [] }
    let rest = String(decoding: bytes[..<marks.lowerBound], as: UTF8.self)
    let english = project.reading(of: rest, in: locale).english
    return english?.titleCorrections(in: self) ?? []
  }
}
