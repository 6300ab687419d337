import DialogCompiler
import DialogSupport

/// A document that is open in the client.
final class OpenDocument {
  /// As the client wrote it when it opened the document.
  let uri: DocumentURI
  /// Its name in the tree.
  let path: Path
  /// The projects that it is of; of one that is no file a tree of its own.
  let tree: ProjectTree<EditorFiles>
  /// The client’s number of what it holds now; nil where it gives none.
  private(set) var version: Int?
  private(set) var text: DocumentText
  /// Whether the tree has what it holds now. Changes go there when something is asked, so that of many
  /// that come at once only the last is read.
  var isTaken = false

  init(
    _ uri: DocumentURI, at path: Path, in tree: ProjectTree<EditorFiles>, version: Int?,
    _ text: String
  ) {
    self.uri = uri
    self.path = path
    self.tree = tree
    self.version = version
    self.text = DocumentText(Array(text.utf8))
  }

  /// Takes a change as the protocol has it: a range and its text, or the whole text.
  func change(_ change: JSONValue, in encoding: PositionEncoding) throws(RequestError) {
    let text = try change.string("text")
    isTaken = false
    guard let range = change["range"], range.content != .null else {
      self.text = DocumentText(Array(text.utf8))
      return
    }
    self.text.replace(self.text.bytes(of: try ClientRange(range), in: encoding), with: text)
  }

  /// Takes the client’s number of what it holds now.
  func take(version: Int?) { self.version = version }

  /// Gives the tree what it holds now.
  func flush() {
    if isTaken { return }
    isTaken = true
    tree.change(path, to: text.bytes)
  }
}
