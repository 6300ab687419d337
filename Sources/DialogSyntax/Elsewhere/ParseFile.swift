import DialogFindings
public import DialogSupport

extension SyntaxTree {
  /// Reads a file. Never fails: what is wrong stands in `findings`, and the rest is in the tree.
  public static func parse(_ file: SourceFile, id: FileID) -> SyntaxTree {
    parse(file, id: id, readsForeignForms: true)
  }

  /// - Parameter readsForeignForms: whether it is found out what people mean who write as elsewhere;
  ///   without, the same files have no finding.
  static func parse(_ file: SourceFile, id: FileID, readsForeignForms: Bool) -> SyntaxTree {
    let tree = parsed(file, id: id)
    let problem = file.bytes.withUnsafeBufferPointer(EncodingProblem.first)
    let isReadAgain = readsForeignForms && problem == nil
    return (isReadAgain ? tree.readingForeignForms() : tree).withDamage(problem)
  }
}
