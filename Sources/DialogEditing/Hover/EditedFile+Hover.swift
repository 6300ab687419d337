import DialogCompiler
import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport
import DialogSyntax

extension EditedFile {
  /// What is told of a place: why something is found there, what a word means, what a text says in all
  /// its languages, how the dialog will stand.
  ///
  /// - Parameter offset: of the place, in bytes.
  /// - Returns: nil where there is nothing to tell.
  public func hover(at offset: Int) -> Hover? {
    let place = place(at: offset)
    var hover = HoverWriter(self, place)
    let found = findings(around: hover).filter {
      $0.range.file == id && $0.range.bytes.isAt(offset)
    }
    hover.addPlace()
    hover.add(found)
    let range = found.first?.range.bytes ?? hover.range.map(place.piece.range)
    return hover.blocks.isEmpty || range == nil ? nil : Hover(range: range!, blocks: hover.blocks)
  }

  private func findings(around hover: HoverWriter) -> [Diagnostic] {
    guard let dialog = hover.dialog else { return project.workspace.findings(of: id) }
    return project.workspace.findings(ofDialog: dialog.name.text)
  }

  /// What is told of a topic at length.
  public func explanation(of topic: Topic) -> Hover {
    var hover = HoverWriter(self, place(at: 0))
    hover.add(topic)
    return Hover(range: ByteRange(0, 0), blocks: hover.blocks)
  }
}

extension ByteRange {
  /// Whether an offset is in it or at its end.
  func isAt(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
