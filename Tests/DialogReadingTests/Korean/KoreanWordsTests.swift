import DialogLocales
import Foundation
import Testing

@testable import DialogReading

/// Stems, endings and particles of Korean, word by word, as kiwipiepy reads them:
/// Tests/Checks/Generated/korean_words.py writes the words and says what its notation means.
struct KoreanWordsTests {
  /// A line of the list.
  struct Line: Sendable {
    let word: String
    /// `지우 시었 습니다`, `사진+을`; empty of other words.
    let reading: String
    /// Whether DialogReading is known to read it otherwise.
    let isKnown: Bool

    init(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      word = String(fields[0])
      reading = fields.count > 1 ? String(fields[1]) : ""
      isKnown = fields.count > 2
    }

    /// The noun and its particles.
    var particles: (noun: String, written: String)? {
      guard let plus = reading.firstIndex(of: "+") else { return nil }
      return (String(reading[..<plus]), String(reading[reading.index(after: plus)...]))
    }

    /// The inflection, if its ending is one that words alone tell.
    var inflection: String? {
      let ending = reading.split(separator: " ").last.map(String.init) ?? ""
      return particles == nil && KoreanEnding.names.contains(ending) ? reading : nil
    }

    /// Whether its ending is one that nouns end in too: 기, 서, 어.
    var mayBeNoun: Bool {
      inflection?.split(separator: " ").last.map { KoreanEnding.unsure.contains(String($0)) }
        ?? false
    }
  }

  static let lines: [Line] = {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Korean/Words.txt").standardized
    let more = ProcessInfo.processInfo.environment["DIALOGC_KOREAN_WORDS"]
    let files = [fixture] + (more.map { [URL(filePath: $0)] } ?? [])
    return files.flatMap { file in
      try! String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(Line.init)
    }
  }()

  @Test("there are words")
  func words() { #expect(Self.lines.count > 5000) }

  @Test("stems and endings; nothing is said where nouns end so too")
  func inflection() {
    var unread = 0
    for line in Self.lines {
      let own = KoreanInflection(line.word)?.written
      if own == nil, !line.isKnown, line.mayBeNoun {
        unread += 1
        continue
      }
      #expect((own == line.inflection) != line.isKnown, "\(line.word): \(own ?? "nothing")")
    }
    #expect(unread < 150)
  }

  @Test("particles, and which of two forms a noun takes")
  func particles() {
    for line in Self.lines where !line.isKnown {
      guard let (noun, written) = line.particles else { continue }
      let particle = KoreanParticle(oneFormOf: written) ?? KoreanParticle(written)
      #expect(particle?.form(after: noun) == written, "\(line.word)")
    }
  }

  @Test("objects, and those with the other form")
  func objects() {
    for line in Self.lines where !line.isKnown {
      let written = line.particles?.written
      let isObject = written.map { ["을", "를"].contains($0) } ?? false
      #expect(KoreanVocabulary.isObject(line.word) == isObject, "\(line.word)")
      #expect(KoreanParticle.wrongObjects(in: line.word).isEmpty, "\(line.word)")
      guard isObject, let noun = line.particles?.noun, noun.count > 1 else { continue }
      let other = noun + (written == "을" ? "를" : "을")
      #expect(KoreanParticle.wrongObjects(in: other).map(\.right) == [written], "\(other)")
    }
  }
}

extension KoreanInflection {
  /// As the list writes it.
  fileprivate var written: String {
    let before = (isHonorific ? "시" : "") + (isPast ? "었" : "") + (isConjecture ? "겠" : "")
    return [stem + (isCopula ? "=" : ""), before, ending.name].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension KoreanEnding {
  /// As dictionaries have it after vowels: ㄹ까요, 면, 어요.
  fileprivate var name: String {
    let letters: [KoreanSyllable.Final: String] = [.n: "ㄴ", .l: "ㄹ", .b: "ㅂ"]
    let text = String(String.UnicodeScalarView(syllables))
    if text == "예요" { return "에요" }
    return (joint == .eo ? "어" : letters[closing] ?? "") + text
  }

  fileprivate static let names = Set((all + [joined]).map(\.name))
  fileprivate static let unsure = names.subtracting(
    all.filter { $0.surety == .ending }.map(\.name))
}
