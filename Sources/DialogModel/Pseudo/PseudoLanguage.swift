public import DialogLocales
import DialogSupport

/// A language that no one speaks, made of the source language, in which a layout that breaks and a
/// text that was never translated are seen before a translator is paid.
public enum PseudoLanguage: String, Sendable, CaseIterable {
  /// Every Latin letter with an accent, taller than most languages need.
  case accented
  /// Every text twice, longer than most languages need.
  case double
  /// Right to left.
  case rtl
  /// Every text between marks, so that a cut one is seen.
  case bounded

  /// The tag of what it makes of a source language: that language in a region for private use
  /// (ISO 3166-1, XA to XZ), as CLDR’s `en-XA`, so that plurals, formats and particles are those of the
  /// source; and in Arabic script where it runs from right to left.
  public func tag(of source: LanguageTag) -> LanguageTag {
    let script = self == .rtl ? "Arab" : source.script
    return LanguageTag(source.language + (script.map { "-" + $0 } ?? "") + "-" + region)!
  }

  private var region: String {
    switch self {
    case .accented: "XA"
    case .rtl: "XB"
    case .double: "XD"
    case .bounded: "XE"
    }
  }
}

extension CheckedProgram {
  /// The program with the source language's texts in a pseudo-language, and no others.
  public func pseudolocalized(as pseudo: PseudoLanguage) -> CheckedProgram {
    var result = program
    let source = program.project.sourceLocale
    let localize = Pseudolocalization(pseudo, from: source)
    result.project.sourceLocale = localize.tag
    result.project.locales = [localize.tag]
    result.project.app = program.project.app.map(localize.text)
    result.terms = program.terms.map {
      Term(name: $0.name, text: localize.text($0.text), range: $0.range)
    }
    for index in result.dialogs.indices {
      program.dialogs[index].forEachText { element, text in
        result.dialogs[index][element] = localize.text(text)
      }
    }
    return CheckedProgram(result, findings: [])!
  }
}

/// Rewrites texts; placeholders, choices and agreeing forms stay as they are.
private struct Pseudolocalization {
  let pseudo: PseudoLanguage
  let source: LanguageTag
  let tag: LanguageTag

  init(_ pseudo: PseudoLanguage, from source: LanguageTag) {
    self.pseudo = pseudo
    self.source = source
    tag = pseudo.tag(of: source)
  }

  func text(_ text: Text) -> Text {
    guard let original = text[source] else { return Text([], at: text.range) }
    let translation = Translation(
      locale: tag, pattern: pattern(original.pattern), origin: original.origin, stamp: nil,
      documentation: original.documentation, range: original.range)
    return Text([translation], at: text.range)
  }

  private func pattern(_ pattern: Pattern) -> Pattern {
    switch pattern {
    case .parts(let parts): .parts(self.parts(parts))
    case .selection(let selection):
      .selection(
        Selection(
          parameter: selection.parameter, selectorRange: selection.selectorRange,
          arms: selection.arms.map {
            Selection.Arm(key: $0.key, pattern: self.pattern($0.pattern), keyRange: $0.keyRange)
          },
          range: selection.range))
    }
  }

  private func parts(_ parts: [Part]) -> [Part] {
    if parts.isEmpty { return [] }
    let rewritten = joined(parts).map { part in
      if case .text(let text, let range, _) = part {
        return Part.text(pseudo.rewritten(text), range, isVerbatim: false)
      }
      return part
    }
    let marks = pseudo.marks
    if marks.opening.isEmpty { return rewritten }
    let (first, last) = (parts.first!.range, parts.last!.range)
    return [.text(marks.opening, first.atStart, isVerbatim: false)] + rewritten
      + [.text(marks.closing, last.atEnd, isVerbatim: false)]
  }

  /// Escapes and the characters around them as one run.
  private func joined(_ parts: [Part]) -> [Part] {
    parts.reduce(into: []) { joined, part in
      if case .text(let text, let range, _) = part,
        case .text(let before, let start, _)? = joined.last
      {
        let whole = ByteRange(start.start, range.end)
        joined[joined.count - 1] = .text(before + text, whole, isVerbatim: false)
      } else {
        joined.append(part)
      }
    }
  }
}

extension Part {
  fileprivate var range: ByteRange {
    switch self {
    case .text(_, let range, _): range
    case .placeholder(let placeholder): placeholder.range
    }
  }
}
