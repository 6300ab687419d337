import DialogModel
import DialogReading

/// What a dialog is for, as far as it can be told.
extension DialogContext {
  /// See `reportsProblem`.
  func makeReportsProblem() -> Bool {
    if let purpose = dialog.purpose { return purpose == .problem }
    return [Element.text(.title), .text(.message), .text(.body)].contains { element in
      sourceVariants(of: element).contains(where: \.namesProblem)
    } || asksForRemedy
  }

  /// Whether people should mend something, rather than be told what to do after a wish came true.
  private var asksForRemedy: Bool {
    let titles = sourceVariants(of: .text(.title))
    return !titles.contains(where: \.completes)
      && (titles + sourceVariants(of: .text(.message))).contains(where: \.asksForRemedy)
  }

  /// Whether an alert only tells something: nothing to choose, to type or to mend.
  var onlyInforms: Bool {
    guard kind == .alert, dialog.fields.isEmpty else { return false }
    if let purpose = dialog.purpose {
      // Restart, or Later: what there is to choose is more than news.
      return purpose == .inform && (mostShown() == 1 || !answers.acting.contains(where: isDeed))
    }
    return !dialog.buttons.isEmpty && mostShown() == 1
      && dialog.buttons.indices.allSatisfy(acknowledges) && !reportsProblem
  }

  /// Whether a button does more than say that people have heard: not Great, nor Yes.
  private func isDeed(_ index: Int) -> Bool {
    !acknowledges(index)
      && !sourceVariants(of: .button(index)).contains(where: \.reading.asButton.mayAnswerYesOrNo)
  }

  /// Whether its one button goes on to the system’s own question, which the guidelines of 2024 ask of an
  /// alert before it: leaving is not offered there, since the system’s alert has the choice.
  var leadsToSystemPrompt: Bool {
    edition >= .hig2024 && dialog.purpose == .permission && mostShown() == 1
  }
}

extension TextVariant {
  /// Whether it says that something failed, is missing or has to be done; a text that the app
  /// gives whole might.
  var namesProblem: Bool {
    if !parts.contains(where: \.isText) { return true }
    if locale.isEnglish { return namesEnglishProblem }
    return !locale.isKorean || koreanProblemStems.contains { text.contains($0) }
  }

  private var namesEnglishProblem: Bool { english?.namesProblem ?? true }

  /// Whether it asks people to mend something.
  fileprivate var asksForRemedy: Bool {
    english?.asksForRemedy ?? korean?.asksForRemedy ?? false
  }

  /// Whether it says that something is done: Invitation Sent, 저장됨.
  fileprivate var completes: Bool {
    if let english { return english.saysDone }
    let last = korean?.sentences.last?.words.last?.text ?? ""
    return koreanNewsEndings.end(last)
  }
}

extension KoreanText {
  /// 다른 이름을 선택하세요, Wi-Fi를 켜 주세요
  fileprivate var asksForRemedy: Bool {
    sentences.contains { sentence in
      sentence.form == .request
        && sentence.words.suffix(2).contains { word in
          koreanRemedyStems.begin(word.text)
        }
    }
  }
}

extension Part {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

/// Stems of what failed, lacks or is not allowed, in Korean.
private let koreanProblemStems =
  ["사용 중", "일시 정지"]
  + [String].forms(
    """
    못하다[았,습니,ㅁ] 않다,없다,끊다[-] 실패 오류 문제 부족 초과 만료 거부 잘못 불가 중단 손상 필요 아니다[습니] 꺼지다,잠기다[아,ㅁ]
    경고 이미 너무 최소 최대 한도 미만 중복 충돌 일시정지 음소거 오프라인 가득
    """)

/// Stems of what is done about a problem, in Korean.
private let koreanRemedyStems = KoreanStems(
  "선택 고르다 입력 켜다 사용 연결 시도 허용 업데이트 줄이다 충전 변경 바꾸다 설치 다시 확보 문의")

/// How words end that say that something is done, or greet, in Korean.
private let koreanNewsEndings = KoreanStems(
  "완료 되다[ㅁ,았습니다,었습니다,았어요] 하다[ㅁ,았습니다,았어요] 환영하다,감사하다,축하하다[습니다]")
