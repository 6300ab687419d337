import DialogFindings
public import DialogSupport

extension SyntaxTree {
  /// The trees of a compilation's files, whose ids are their places.
  ///
  /// - Parameter threads: how many files are read at once, from 1.
  public static func parse(_ files: [SourceFile], threads: Int = 1) -> [SyntaxTree] {
    parallelMap(files.count, threads: threads) { parse(files[$0], id: FileID($0)) }
  }

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
