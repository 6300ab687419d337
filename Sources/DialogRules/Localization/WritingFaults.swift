import DialogFindings
import DialogReading

extension Rule.Check {
  /// Reports each place of a kind that is not written as its language is.
  static func writing(
    _ kinds: [WritingFault.Kind],
    _ message: @escaping @Sendable (WritingFault, TextVariant) -> Message
  ) -> Rule.Check {
    let clue: @Sendable (Reading) -> Bool = {
      $0.spelling.writingFaults.contains { kinds.contains($0.kind) }
    }
    return .text(where: clue) { variant, findings in
      for fault in variant.ownWritingFaults where kinds.contains(fault.kind) {
        findings.report(
          message(fault, variant), in: variant, at: fault.range,
          severity: fault.isLikely ? .note : nil, fixes: variant.fixes(of: fault))
      }
    }
  }
}

extension Reading {
  /// Whether a place is not written as its language is.
  var hasWritingFaults: Bool { !spelling.writingFaults.isEmpty }
}

extension TextVariant {
  /// The places that are not written as its language is; none of a term, nor of a text that is the
  /// source's or in another language, which is said by others.
  var ownWritingFaults: [WritingFault] {
    let faults = reading.spelling.writingFaults
    if faults.isEmpty || isTerm { return [] }
    if isSource { return faults.filter { $0.counted == nil } }
    let isOther =
      reading.asTranslation.foreign != nil
      || dialog.sourceVariants(of: element).contains { $0.text == text && $0.locale != locale }
    if isOther { return [] }
    return faults.filter { fault in
      fault.counted.map { number in
        dialog.sourceVariants(of: element).contains { SourceCount.counts(by: number, in: $0.text) }
      } ?? true
    }
  }

  /// Writes what is right, where that is known.
  func fixes(of fault: WritingFault) -> [FixIt] {
    guard let right = fault.right else { return [] }
    return .one(.replace(with: right), replace(fault.range, with: right))
  }
}
