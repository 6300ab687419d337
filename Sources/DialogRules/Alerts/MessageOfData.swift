import DialogLocales
import DialogModel
import DialogReading

/// Messages that only show data.
extension TextVariant {
  /// All of a message without a word that only shows data: “{card} {amount}”, “51.5072, -0.1276”. What may be
  /// sentences that the app is given is none of it.
  var dataAlone: Range<Int>? {
    guard reading.language.isEnglish || reading.language.isKorean,
      !text.contains(where: { $0.isLetter || $0.isNewline })
    else { return nil }
    let placeholders = placeholders
    guard !placeholders.isEmpty || text.contains(where: \.isNumber) else { return nil }
    let isData = placeholders.allSatisfy { placeholder in
      guard case .parameter(let index) = placeholder.value else { return false }
      let parameter = dialog.dialog.parameters[index]
      return parameter.type.isData
        || placeholders.count > 1 && parameter.type == .string
          && !parameter.mayBeSentence
    }
    return isData ? 0..<bytes.count : nil
  }
}

extension TextVariant {
  /// All of a message that consists of labels and their values: “File: map.zip, Size: 12 MB”, 배터리: 3%.
  var labeledData: Range<Int>? {
    guard bytes.contains(UInt8(ascii: ":")), placeholders.isEmpty,
      reading.language.isEnglish || reading.language.isKorean
    else { return nil }
    let parts = text.split { [",", "\n", "·", ";"].contains($0) }
    guard !parts.isEmpty, parts.allSatisfy(labelsValue),
      parts.count > 1 || parts[0].contains(where: \.isNumber)
    else { return nil }
    return 0..<bytes.count
  }

  private func labelsValue(_ part: Substring) -> Bool {
    let sides = part.split(separator: ":", maxSplits: 1)
    guard sides.count == 2, sides[1].first == " " else { return false }
    let (label, value) = (sides[0].split(separator: " "), sides[1].split(separator: " "))
    return (1...3).contains(label.count) && (1...3).contains(value.count)
      && label.allSatisfy { $0.allSatisfy(\.isLetter) }
      && !wordsOfSamples.contains(label[0].lowercased())
      && !endsAsSentence(label[label.count - 1])
      && value.last?.last.map { $0 != "." && $0 != "?" && $0 != "!" } ?? false
  }

  /// 전송을 마쳤습니다: 오류 1개, “Upload failed: 2 files”
  private func endsAsSentence(_ word: Substring) -> Bool {
    if reading.language.isKorean { return word.utf8.hasSuffix("다") || word.utf8.hasSuffix("요") }
    guard let readings = EnglishText(word.lowercased()).tokens.first?.readings else { return false }
    return readings.intersects([.past, .participle, .thirdPerson, .gerund])
      && readings.isDisjoint(with: [.noun])
  }
}

/// What comes before a sample or advice, which stands beside a sentence.
private let wordsOfSamples: WordSet = .words(
  "example examples sample format note tip hint warning 예 예시 보기 형식 참고 주의 팁 도움말 허용")
