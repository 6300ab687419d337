import DialogModel

/// How many dialogs of each kind a project has.
struct DialogCounts: Fact {
  private var counts = [Int](repeating: 0, count: Dialog.Kind.allCases.count)

  static let evidence = Evidence.dialogCounts

  init(of project: ProjectContext) {}

  /// Only rules of the project ask, and those ask again after every change.
  var answer: Bool { true }
  var answerHash: UInt64 { 0 }

  subscript(kind: Dialog.Kind) -> Int { counts[kind.place] }

  func share(ofDialog place: Int, in project: ProjectContext) -> Dialog.Kind {
    project.program.dialogs[place].kind
  }
  mutating func add(_ share: Dialog.Kind) { counts[share.place] += 1 }
  mutating func remove(_ share: Dialog.Kind) { counts[share.place] -= 1 }
}

extension Dialog.Kind {
  /// Its place among all kinds.
  fileprivate var place: Int {
    switch self {
    case .alert: 0
    case .actionSheet: 1
    case .notification: 2
    }
  }
}
