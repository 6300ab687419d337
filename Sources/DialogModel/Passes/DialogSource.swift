import DialogFindings
import DialogSupport

/// What a dialog is made from: its declaration and the blocks that translate it.
struct DialogSource {
  private(set) var declaration: Declaration
  /// In source order.
  private(set) var translations: [Declaration] = []

  init(_ declaration: Declaration) { self.declaration = declaration }

  var name: String { declaration.kind.dialogName ?? "" }
  var allowances: [Allowance] {
    translations.isEmpty
      ? declaration.allowances : declaration.allowances + translations.flatMap(\.allowances)
  }

  /// The ids of the files, or sections, that it stands in.
  var files: [FileID] { [declaration.file] + translations.map(\.file) }

  func contains(_ part: Declaration) -> Bool {
    declaration === part || translations.contains { $0 === part }
  }

  mutating func add(_ translation: Declaration) { translations.append(translation) }
}

extension DialogSource: Equatable {
  static func == (a: DialogSource, b: DialogSource) -> Bool {
    a.declaration === b.declaration
      && a.translations.elementsEqual(b.translations, by: ===)
  }
}
