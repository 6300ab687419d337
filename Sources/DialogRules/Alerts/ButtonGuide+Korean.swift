import DialogLocales
import DialogReading

extension KoreanText {
  /// The first place that tells people which button to press, other than as the guidelines let it, or
  /// what a button does.
  func guide(in variant: TextVariant) -> ButtonGuide? {
    let titles = variant.titlesOfButtons
    for sentence in sentences {
      for index in sentence.words.indices.dropLast() {
        guard KoreanVocabulary.isPressing(sentence.words[index + 1].text) else { continue }
        if let found = guide(sentence.words, at: index, to: titles, in: variant) {
          if let guide = found.guide { return guide }
          continue
        }
        if let guide = guideToButton(sentence.words, at: index, in: variant) { return guide }
        if let guide = guideToNone(sentence.words, at: index, in: variant) { return guide }
      }
    }
    return tellsOfButton(titles, in: variant)
  }

  /// 공유 버튼을 누르면, 아래 버튼을 누르세요; a button that is not a dialog’s is one of a device: 전원 버튼.
  private func guideToButton(
    _ words: [KoreanWord], at index: Int, in variant: TextVariant
  ) -> ButtonGuide? {
    guard words[index].text.hasPrefix("버튼"), KoreanVocabulary.isObject(words[index].text) else {
      return nil
    }
    let end = words[index + 1].range.upperBound
    guard index > 0 else { return ButtonGuide(range: words[index].range.lowerBound..<end) }
    let name = words[index - 1]
    if name.text == "번째", index > 1, ["첫", "두", "세"].contains(words[index - 2].text) {
      return ButtonGuide(range: words[index - 2].range.lowerBound..<end)
    }
    if ["면", "서", "고", "니다", "세요"].contains(where: name.text.hasSuffix) {
      return ButtonGuide(range: words[index].range.lowerBound..<end)
    }
    let isOwn = variant.titlesOfButtons.contains {
      $0 == name.text || $0.hasSuffix(" " + name.text)
    }
    // 받은 메일에서 확인 버튼을 누르면
    let isAction =
      KoreanVocabulary.namesButton(name.bare)
      || KoreanVocabulary.namesAction(name.bare, whereThingsAreToo: true)
    let isShown = looks.contains(name.text)
    guard isOwn || (isAction || isShown) && !isElsewhere(words[..<(index - 1)]) else { return nil }
    return ButtonGuide(range: name.range.lowerBound..<end)
  }

  /// 공유를 누르면, “문 열기”를 탭하세요; found without a guide where the guidelines let it stand.
  private func guide(
    _ words: [KoreanWord], at index: Int, to titles: [String], in variant: TextVariant
  ) -> (guide: ButtonGuide?, title: String)? {
    for title in titles {
      guard let first = start(of: title, endingAt: index, of: words, particles: ["를", "을"]) else {
        continue
      }
      let verb = words[index + 1]
      let range = variant.unquoted(words[first]).lowerBound..<verb.range.upperBound
      if repeats(title, words, verbAt: index + 1, from: first) {
        return (ButtonGuide(range: range), title)
      }
      let isQuoted = (first...index).contains { words[$0].hasQuotes || words[$0].isQuoted }
      // 갱신을 선택하면 …: not guidance, but what the button does.
      let tellsResult = verb.text.utf8.hasSuffix("면")
      let isCorrect =
        !tellsResult && !isQuoted
        && verb.text.hasPrefix(variant.dialog.edition < .hig2022 ? "탭" : "선택")
      if isCorrect { return (nil, title) }
      let instead = tellsResult ? nil : variant.guidance(to: title, by: verb.text)
      return (ButtonGuide(range: range, replacement: instead), title)
    }
    return nil
  }

  /// 삭제를 탭하면 지워집니다, 지우려면 삭제를 탭하세요: what title and button say without it.
  private func repeats(_ title: String, _ words: [KoreanWord], verbAt verb: Int, from first: Int)
    -> Bool
  {
    let after = words[(verb + 1)...]
    let said = after.isEmpty ? words[..<first] : after
    guard let word = after.isEmpty ? said.last : said.last, said.count < 3 else { return false }
    let stem = title.split(separator: " ").last.map { String($0.prefix(2)) } ?? title
    if stem.unicodeScalars.count > 1, word.text.utf8.hasPrefix(stem) { return true }
    return losses.begin(title) && losses.begin(word.text)
  }

  /// 확인을 누르세요, 페어링을 선택하세요 where no button is called so.
  private func guideToNone(
    _ words: [KoreanWord], at index: Int, in variant: TextVariant
  ) -> ButtonGuide? {
    let bare = words[index].bare
    // What a translation calls the buttons of its source is another rule's to say.
    guard variant.isSource, !isElsewhere(words[..<index]), KoreanVocabulary.isObject(bare) else {
      return nil
    }
    let name = String(bare.dropLast())
    let isChosen = words[index + 1].text.utf8.hasPrefix("선택")
    guard
      KoreanVocabulary.isAnswer(name)
        || KoreanVocabulary.namesAction(name, whereThingsAreToo: !isChosen)
    else { return nil }
    return ButtonGuide(
      range: variant.unquoted(words[index]).lowerBound..<words[index + 1].range.upperBound)
  }

  // MARK: Buttons as subjects

  /// 보내기 버튼은 …, ‘결제’는 …, 구입은 … 취소는 …
  private func tellsOfButton(_ titles: [String], in variant: TextVariant) -> ButtonGuide? {
    // Most texts have no title: of those nothing is looked at.
    let titles = titles.filter { title in
      title.split(separator: " ").last.map { variant.bytes.contains(String($0)) } ?? true
    }
    if titles.isEmpty { return nil }
    for sentence in sentences where sentence.form == .statement {
      let words = sentence.words
      var topics: [Int] = []
      for index in words.indices {
        for title in titles {
          if let first = button(titled: title, endingAt: index, of: words)
            ?? means(titled: title, endingAt: index, of: words)
          {
            return ButtonGuide(
              range: variant.unquoted(words[first]).lowerBound..<words[index].range.upperBound)
          }
          guard
            let first = start(of: title, endingAt: index, of: words, particles: ["은", "는"]),
            index + 1 < words.count
          else { continue }
          topics.append(first)
          let acts = first == 0 && tellsDeed(words[(index + 1)...])
          if topics.count > 1 || acts || words[index].hasQuotes {
            return ButtonGuide(
              range: variant.unquoted(words[topics[0]]).lowerBound..<words[index].range.upperBound)
          }
        }
      }
    }
    return nil
  }

  /// 두 연락처를 하나로 만듭니다: what is done to an object.
  private func tellsDeed(_ words: ArraySlice<KoreanWord>) -> Bool {
    guard let last = words.last, last.text.utf8.hasSuffix("니다"),
      !tellingState.begin(last.text)
    else { return false }
    return words.contains { KoreanVocabulary.isObject($0.text) }
  }

  /// The first word of 보내기 버튼은, “보정” 버튼이
  private func button(titled title: String, endingAt index: Int, of words: [KoreanWord]) -> Int? {
    let isUsed =
      words[index].text == "버튼을" && index + 1 < words.count
      && using.begin(words[index + 1].text)
    guard index > 0, isUsed || ["버튼은", "버튼이", "버튼으로"].contains(words[index].text) else {
      return nil
    }
    return start(of: title, endingAt: index - 1, of: words, particles: [""])
  }

  /// The first word of 합치기로는, 다시 걸기를 통해
  private func means(titled title: String, endingAt index: Int, of words: [KoreanWord]) -> Int? {
    if let first = start(of: title, endingAt: index, of: words, particles: ["로는", "으로는"]) {
      return first
    }
    let next = index + 1 < words.count ? words[index + 1].text : ""
    if going.begin(next),
      let first = start(of: title, endingAt: index, of: words, particles: ["로", "으로"])
    {
      return first
    }
    guard through.begin(next) else { return nil }
    return start(of: title, endingAt: index, of: words, particles: ["를", "을"])
  }

  /// The first of the words of a title with one of some particles, whatever quotes it.
  private func start(
    of title: String, endingAt index: Int, of words: [KoreanWord], particles: [String]
  ) -> Int? {
    let word = words[index].bare.utf8
    let isLast = particles.contains { particle in
      word.hasSuffix(particle) && title.utf8.isLastWord(word.dropLast(particle.utf8.count))
    }
    guard isLast else { return nil }
    let parts = title.split(separator: " ").map(String.init)
    guard index + 1 >= parts.count else { return nil }
    let first = index + 1 - parts.count
    guard zip(words[first..<index], parts).allSatisfy({ $0.bare == $1 }) else { return nil }
    return first
  }
}

private let marks = "\"“”‘’'「」[]"
private let firstBytesOfMarks = Set(marks.unicodeScalars.map { UTF8.encode($0)!.first! })

/// What tells a button by its look or its place.
private let looks: Set<String> = .forms(
  "파랗다,빨갛다[ㄴ] 파란색 빨간색 초록색 녹색 왼쪽 오른쪽 위쪽 아래쪽 맨위 맨아래")

private let losses = KoreanStems("삭제 지우다 제거 없어지다 없애다 사라지다")
/// What says how something is, and nothing that is done.
private let tellingState = KoreanStems("없다 않다 못 아니다[습니] 되다[습니] 있다")
private let using = KoreanStems("이용 사용 통하다[아] 쓰다[으면,아서]")
private let going = KoreanStems("가다,하다[으세,으시,으면]")
private let through = KoreanStems("이용 통하다,거치다[아]")
private let elsewhere = KoreanStems("에서 의 있다[는] 오다[ㄴ]")

/// 로그인 화면에서, 메일에 있는
private func isElsewhere(_ words: ArraySlice<KoreanWord>) -> Bool {
  words.contains { word in
    elsewhere.end(word.text) && word.text != "아래의"
  }
}

extension KoreanWord {
  /// Without quotation marks inside: 열기를 of 열기”를.
  fileprivate var bare: String {
    // Nearly all have none, and bytes tell: a mark begins with one that begins no syllable.
    text.utf8.contains(where: firstBytesOfMarks.contains)
      ? text.filter { !marks.contains($0) } : text
  }
  fileprivate var hasQuotes: Bool { bare != text || isQuoted }
}

extension TextVariant {
  /// 연장을 탭하세요, for whatever form of pressing it is written with.
  fileprivate func guidance(to title: String, by verb: String) -> String? {
    guard
      let form = formsOfPressing.first(where: { verb.utf8.hasPrefix($0.stem) }),
      let last = title.unicodeScalars.last, let syllable = KoreanSyllable(last)
    else { return nil }
    let particle = syllable.final == .none ? "를" : "을"
    let pressing = dialog.edition < .hig2022 ? "탭" : "선택"
    return "\(title)\(particle) \(pressing)\(form.ending)\(verb.dropFirst(form.stem.count))"
  }
}

/// What verbs of pressing begin with, and what 탭 and 선택 have in its place.
private let formsOfPressing: [(stem: String, ending: String)] =
  [("클릭", ""), ("터치", ""), ("선택", ""), ("택", ""), ("탭", "")]
  + ["-", "아"].flatMap { ending in
    let done = [String].forms("하다[\(ending)]")[0]
    return [String].forms("누르다,고르다[\(ending)]").map { ($0, done) }
  }

extension String.UTF8View {
  /// Whether these are all bytes, or those after the last space.
  fileprivate func isLastWord(_ word: SubSequence) -> Bool {
    !word.isEmpty && suffix(word.count).elementsEqual(word)
      && dropLast(word.count).last ?? 0x20 == 0x20
  }
}

extension TextVariant {
  /// A word with the quotation mark before it.
  fileprivate func unquoted(_ word: KoreanWord) -> Range<Int> {
    let start = word.range.lowerBound
    for mark in ["“", "‘", "「", "\"", "'", "["]
    where bytes[..<start].suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      return start - mark.utf8.count..<word.range.upperBound
    }
    return word.range
  }
}
