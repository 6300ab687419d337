import DialogCatalogs
import DialogModel
import DialogSupport
import DialogSyntax
import TestSupport

extension TranslatedSources {
  /// Files, read as wholes.
  init(_ files: [SourceFile]) {
    let trees = SyntaxTree.parse(files)
    self.init(trees, Program.build(from: trees).program)
  }
}
