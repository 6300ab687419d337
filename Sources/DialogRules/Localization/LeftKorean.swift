import DialogLocales
import DialogModel
import DialogReading

extension TranslationPair {
  /// Runs of Hangul that a Korean source has too, and particles after values; no names, which other translations keep
  /// as well or that stand in brackets or quotation marks.
  func leftKorean(in variant: TextVariant) -> [Range<Int>] {
    guard source[0].reading.language.isKorean, !conventions.scripts.contains(.hangul),
      variant.traits.scripts.contains(.hangul), !isUnchanged
    else { return [] }
    let names =
      dialog.project.program.project.app?.translations.compactMap(\.pattern.plainText) ?? []
    return variant.text.runsOfHangul.filter { run in
      !names.contains { $0.contains(run.word) }
        && !isKept(run.word, in: { !$0.conventions.scripts.contains(.hangul) })
        && (source.contains { $0.text.contains(run.word) } || run.followsValue)
    }.map(\.range)
  }

  /// Whether a translation of the same text into another language has a run, too.
  ///
  /// - Parameter mayTell: which of them are asked.
  func isKept(_ run: String, in mayTell: (TranslationPair) -> Bool = { _ in true }) -> Bool {
    dialog.pairs.contains { other in
      other.element == element && other.locale != locale && other.isTranslated && mayTell(other)
        && other.variants.contains { $0.text.contains(run) }
    }
  }
}

extension String {
  /// Hangul in a row that no bracket or quotation mark stands before, with its bytes, and whether it stands right after
  /// a value.
  fileprivate var runsOfHangul: [(word: String, range: Range<Int>, followsValue: Bool)] {
    var runs: [(word: String, range: Range<Int>, followsValue: Bool)] = []
    var (offset, before): (Int, Unicode.Scalar) = (0, " ")
    var isRun = false
    for scalar in unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar.isHangulSyllable {
        if isRun {
          runs[runs.count - 1].word.unicodeScalars.append(scalar)
          runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<end
        } else if !before.isHangulSyllable, !"([（「『“‘\"'«".unicodeScalars.contains(before) {
          runs.append((String(scalar), offset..<end, before == "\u{FFFC}"))
          isRun = true
        }
      } else {
        isRun = false
      }
      (offset, before) = (end, scalar)
    }
    return runs
  }
}
