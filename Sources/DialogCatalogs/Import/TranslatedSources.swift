public import DialogModel
public import DialogSupport
public import DialogSyntax

/// The sources of a program, for translations to be written into.
public struct TranslatedSources {
  /// The files as wholes; the id of each is its place among them.
  let trees: [SyntaxTree]
  let program: Program
  /// A place in the program as one in a file.
  let place: (SourceRange) -> SourceRange

  /// - Parameters:
  ///   - trees: the files as wholes; the id of each is its place among them.
  ///   - program: what they mean together.
  ///   - place: tells where in the files a place in the program is.
  public init(
    _ trees: [SyntaxTree], _ program: Program,
    place: @escaping (SourceRange) -> SourceRange = { $0 }
  ) {
    self.trees = trees
    self.program = program
    self.place = place
  }
}
