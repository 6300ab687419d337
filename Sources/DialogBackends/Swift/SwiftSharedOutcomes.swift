import DialogModel

/// The outcomes that several dialogs have alike: one type, where each would take room and time for its own.
struct SwiftSharedOutcomes {
  /// Names by what is alike.
  private var names: [String: String] = [:]
  private var types: [(name: String, outcomes: SwiftOutcomes)] = []

  /// - Parameter taken: the names of other types.
  init(_ dialogs: [Dialog], _ prefix: String, taken: [String]) {
    let all = dialogs.map(SwiftOutcomes.init)
    let counts = all.reduce(into: [:]) { $0[$1.signature, default: 0] += 1 }
    var free = UniqueNames(taken)
    for outcomes in all where counts[outcomes.signature]! > 1 && names[outcomes.signature] == nil {
      let name = free.unique(prefix + outcomes.sharedName)
      names[outcomes.signature] = name
      types.append((name, outcomes))
    }
  }

  /// The type of a dialog’s outcomes; nil where no other has the same.
  func name(of outcomes: SwiftOutcomes) -> String? { names[outcomes.signature] }

  func write(_ access: String, _ prefix: String, to writer: inout SourceWriter) {
    for (name, outcomes) in types {
      writer.line()
      outcomes.writeType(name, access, to: &writer)
      writer.line()
      writer.block("extension \(prefix)Dialog where Outcome == \(name)") {
        outcomes.writeFunction(access, prefix, to: &$0)
      }
    }
  }
}
