import DialogSupport

/// Which endings words do not have before others that ask for a case: Turkish tarihe göre, no tarihi göre.
struct EndingsAsked: Sendable {
  private var rules: [String: [Rule]] = [:]

  private struct Rule {
    let next: String?
    let endings: [Substring]
  }

  /// Reads `word,both_words/ending,ending`.
  init(_ list: String) {
    for item in list.listedWords {
      let (words, endings) = item.cut(at: "/")!
      for word in words.parts(at: ",") {
        let both = word.parts(at: "_").map(String.init)
        rules[both[0], default: []].append(
          Rule(next: both.count > 1 ? both[1] : nil, endings: endings.parts(at: ",")))
      }
    }
  }

  /// A word and the one before it, which ends otherwise than that asks for.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 0, let known = rules[runs[index]], runs[index - 1].unicodeScalars.count > 3 else {
      return nil
    }
    let next = index + 1 < runs.count ? runs[index + 1] : nil
    let isWrong = known.contains { rule in
      (rule.next == nil || next.map { $0.hasPrefix(rule.next!) } ?? false)
        && rule.endings.contains { runs[index - 1].utf8.hasSuffix($0) }
    }
    return isWrong ? WritingReader.Suspect(kind: .wrongCase, words: index - 1...index) : nil
  }
}
