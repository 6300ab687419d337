import DialogModel

/// How many dialogs of each kind a project has.
struct DialogCounts: Fact {
  private var counts: [Dialog.Kind: Int] = [:]

  static let evidence = Evidence.dialogCounts

  init(of project: ProjectContext) {}

  /// Only rules of the project ask, and those ask again after every change.
  var answer: Bool { true }
  var answerHash: UInt64 { 0 }

  subscript(kind: Dialog.Kind) -> Int { counts[kind] ?? 0 }

  func share(of dialog: Dialog, in project: ProjectContext) -> Dialog.Kind { dialog.kind }
  mutating func add(_ share: Dialog.Kind) { counts[share, default: 0] += 1 }
  mutating func remove(_ share: Dialog.Kind) { counts[share, default: 0] -= 1 }
}
