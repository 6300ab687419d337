import DialogFindings
import DialogSupport

extension XMLElement {
  /// The characters of a source or target; of inline codes the text that they stand for.
  var catalogText: String { runs.map(\.text).joined() }

  /// Whether codes stand among its characters.
  var hasCodes: Bool { !elements.isEmpty }

  /// Says another text with the inline codes (`<g>`, `<x/>` …) where they are; nil where the
  /// change is not of one run of characters between codes, which leaves no place for them.
  func saying(_ text: String) -> TextEdit? {
    let runs = self.runs
    let (old, new) = (Array(catalogText.unicodeScalars), Array(text.unicodeScalars))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
    var start = 0
    for run in runs {
      let end = start + run.text.unicodeScalars.count
      if let range = run.range, start <= head, old.count - tail <= end {
        let inner = new[start..<new.count - (old.count - end)]
        return .replacing(range, String(String.UnicodeScalarView(inner)).xmlText)
      }
      start = end
    }
    return nil
  }

  /// Sets an attribute, in its place or as the first.
  func setting(_ name: String, _ value: String) -> TextEdit {
    let written = "\"\(value.xmlAttribute)\""
    if let attribute = attributes.first(where: { $0.name == name }) {
      return .replacing(attribute.range, written)
    }
    let place = Int(range.start) + 1 + self.name.utf8.count
    return .replacing(ByteRange(place, place), " \(name)=\(written)")
  }

  /// Its characters, run by run; those that no one can edit, as what a code stands for, have no range.
  private var runs: [(text: String, range: ByteRange?)] {
    children.flatMap { child -> [(text: String, range: ByteRange?)] in
      switch child {
      case .text(let characters, let range): [(characters, range)]
      case .element(let element):
        element.children.isEmpty ? [(element["equiv-text"] ?? "", nil)] : element.runs
      }
    }
  }
}

extension TextEdit {
  /// An edit of a document.
  static func replacing(_ range: ByteRange, _ text: String) -> TextEdit {
    TextEdit(replace: SourceRange(FileID(0), range), with: text)
  }
}
