import DialogFindings

extension Rule {
  static let alertExplainsButtons = Rule(
    "alert/explains-buttons", .always(.warning),
    from: [
      .alerts2022("Alert Titles and Messages: Avoid explaining the alert buttons."),
      .alerts2020("Alert Titles and Messages: Avoid explaining the alert buttons."),
      .alerts2019("Avoid explaining the alert buttons."),
      .alerts2024("Content: Avoid explaining alert buttons."),
    ],
    summary: Message(
      en: "text does not say what the buttons do",
      ko: "버튼이 무엇을 하는지 글로 설명하지 않습니다"),
    reason: Message(
      en: """
        A clear title and clear buttons need no instructions. In the rare case where guidance is \
        needed, say choose (tap in the guidelines of 2019 and 2020), because people may use a \
        pointer, a keyboard or their voice, and give the button’s exact title without quotes.
        """,
      ko: """
        제목과 버튼이 분명하면 설명이 필요 없습니다. 드물게 안내가 필요하면 포인터, 키보드, 음성을 쓰는 사람도 있으므로 \
        ‘선택’(2019·2020년 지침에서는 ‘탭’)이라 쓰고, 버튼의 제목을 따옴표 없이 그대로 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert ShareAlbum {
          purpose permission
          title { en "Share this album?"  ko "이 앨범을 공유할까요?" }
          message { en "⟦Tap “Share”⟧ to send a link."  ko "링크를 보냅니다." }
          button share { en "Share"  ko "공유" }
          cancel
        }
        """,
        fixed: """
          alert ShareAlbum {
            purpose permission
            title { en "Share this album?"  ko "이 앨범을 공유할까요?" }
            message { en "Choose Share to send a link."  ko "링크를 보냅니다." }
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
          title "이 앨범을 공유할까요?"
          message "⟦공유 버튼을 누르면⟧ 링크를 보냅니다."
          button share "공유"
          cancel
        }
        """),
      RuleExample(
        """
        alert ShareAlbum {
          purpose permission
          title { en "Share this album?"  ko "이 앨범을 공유할까요?" }
          message { en "People with the link can see it."  ko "링크가 있는 사람이 볼 수 있습니다." }
          button share { en "Share"  ko "공유" }
          cancel
        }
        """),
    ],
    check: .words(.prose, where: \.mayGuide) { variant, findings in
      guard variant.isDialogText, !variant.isTerm else { return }
      guard
        let guide = variant.english?.guide(in: variant) ?? variant.korean?.guide(in: variant)
          ?? variant.guideByPlace
      else { return }
      findings.report(
        guide.replacement == nil && variant.tellsWhatStays(at: guide.range)
          ? .shorten : .explains(instead: guide.replacement),
        in: variant, at: guide.range,
        fixes: guide.replacement.map {
          .one(.replace(with: $0), variant.replace(guide.range, with: $0))
        } ?? [])
    })
}

extension Message {
  fileprivate static let shorten = Message(
    en: "this explains a button; shorten it to what goes on or is lost",
    ko: "버튼을 설명하고 있습니다. 계속되는 일이나 잃는 것만 짧게 쓰세요")

  fileprivate static func explains(instead guidance: String?) -> Message {
    guard let guidance else {
      return Message(
        en: "this explains a button; leave it out, a clear title and clear buttons say enough",
        ko: "버튼을 설명하고 있습니다. 제목과 버튼이 분명하면 설명이 필요 없습니다. 빼세요")
    }
    return Message(
      en: "this explains a button; leave it out, or where it must be, write ‘\(guidance)’",
      ko: "버튼을 설명하고 있습니다. 빼거나, 꼭 필요하면 ‘\(guidance, .direction)’ 쓰세요")
  }
}

extension Reading {
  /// Whether it may tell people which button to press, or what one does.
  fileprivate var mayGuide: Bool {
    korean != nil || english?.mayGuide ?? false || first(buttonsByPlace) != nil
  }
}

extension TextVariant {
  /// Whether the sentences after a guide say what goes on or is lost, which a title does not show.
  fileprivate func tellsWhatStays(at guide: Range<Int>) -> Bool {
    guard english != nil else { return false }
    let rest = String(decoding: bytes[guide.lowerBound...], as: UTF8.self).letterRuns()
    return rest.contains {
      ["continue", "continues", "remain", "remains", "stay", "stays", "lost"].contains($0)
    }
  }

  /// What tells a button by its place, its color or its order: The option on the right, 아래 버튼으로.
  fileprivate var guideByPlace: ButtonGuide? {
    guard dialog.mostShown() > 1 else { return nil }
    return reading.first(buttonsByPlace).map { ButtonGuide(range: $0) }
  }
}

private let buttonsByPlace = Phrases(
  en: """
    the|one option|choice|button|answer|one on|at|in|to the|your far? left|right|top|bottom|middle
    the|use|pick|take|with left|right|upper|lower|top|bottom|leftmost|rightmost|topmost|first|second|third|last|other|blue|red|green|bold|gray|highlighted button|option|choice|answer keeps|saves|sends|deletes|cancels|removes|books|pays|opens|closes|starts|stops|leaves|brings|gives|lets|makes|does|adds|turns|moves|shows|confirms|discards|ends|locks|unlocks|restores|will|undoes
    go|goes|use|pick|take|choose|try|with the left|right|upper|lower|top|bottom|first|second|third|other|blue|red|green|bold|highlighted option|choice|one|button|answer
    ^ the left|right|upper|lower|blue|red|bold|green|highlighted one keeps|saves|sends|deletes|cancels|removes|books|pays|opens|closes|starts|stops|leaves|brings|gives|lets|makes|does|adds|turns|moves|shows|confirms|discards|ends|will
    the lower|upper|left|right|top|bottom|blue|red|green|bold|highlighted button
    confirm|decide|agree|accept|answer|respond|continue|proceed below|underneath
    the|one|two|both|either|of options|choices|buttons|option|choice|button below|underneath|above
    dismissing|closing|ignoring|leaving this|the alert|message|dialog|box|prompt|popup|notice|question|pop-up
    dismissing|closing this window
    if|when|once|after|by you|people|it's? dismiss|close|dismissed|closed|ignore|dismissing|closing this|the alert|message|dialog|prompt|popup|notice|question|box
    ^ confirming|agreeing|accepting|declining|refusing|dismissing removes|deletes|sends|keeps|saves|starts|stops|ends|clears|erases|leaves|costs|charges|books|means|will|lets|makes|closes|opens|does|moves|restores|discards|gives|turns|adds
    going|go|goes|opt|opting|settle|decide|picking|pick for|with? the red|blue|bold|green|gray|first|second|left|right|top|bottom|upper|lower|other|highlighted|former|latter one|option|button|choice
    the former|latter option? keeps|saves|sends|deletes|cancels|removes|books|leaves|ends|starts
    """,
  ko: """
    아래|아래의|위|위의|왼쪽|오른쪽|첫|두|~파랗다,빨갛다[ㄴ]|왼쪽의|오른쪽의|파란색|빨간색 번째? 버튼으로|버튼은|버튼에서|버튼만
    아래|아래의|위|위의|왼쪽|오른쪽|첫|두|~파랗다,빨갛다[ㄴ]|왼쪽의|오른쪽의|파란색|빨간색 번째? 버튼이|버튼도 * -을|-를
    오른쪽을|왼쪽을|위쪽을|아래쪽을|첫째를|둘째를 ~고르다|~선택하다|~누르다
    오른쪽|왼쪽|위쪽|아래쪽|첫|두|첫째|둘째|아래 번째? 것을|선택지를|항목을|답을|쪽을 ~고르다|~선택하다|~누르다
    아래에서|밑에서|다음에서 확인-|선택-|결정-|~고르다|답-
    취소를|확인을 ~고르다|~선택하다[으면]|~택하다
    이 창을|경고창을|알림창을|대화상자를|팝업을|메시지를|안내창을 ~닫다[으면,아도,으시면,고]|~무시하다,끄다[으면]
    경고창을|알림창을|대화상자를|팝업을|안내창을 ~닫다[으면,아도,으시면]|~무시하다[으면,아도]
    ~빨갛다,파랗다,굵다,진하다[ㄴ]|왼쪽|오른쪽|위|아래|위쪽|아래쪽|첫|두|빨간색|파란색 번째? 쪽을|것을|글자를|글씨를|답을|버튼을 ~고르다|~선택하다|~누르다|~택하다
    ^ ~확인하다,수락하다,거절하다[으시면,으면]
    """)
