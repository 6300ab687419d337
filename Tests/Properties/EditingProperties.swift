import DialogCompiler
import DialogSupport
import TestSupport

// Whether what is kept up under edits answers as what is made anew:
// `swift run -c release EditingProperties [EDITS]`, so many in each project of Samples, and a tenth of
// them in trees of projects.

@main struct EditingProperties {
  static func main() {
    let edits = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2000
    let properties = properties(edits: edits)
    let differences = parallelMap(properties.count, threads: 2) { properties[$0].find() }
    for (property, difference) in zip(properties, differences) {
      print(property.name, difference ?? "is as from scratch")
    }
    precondition(differences.allSatisfy { $0 == nil }, "answers differ")
  }

  private struct Property: Sendable {
    let name: String
    /// What was found to differ.
    let find: @Sendable () -> String?
  }

  private static func properties(edits: Int) -> [Property] {
    let samples = SampleProject.all.map { project in
      Property(name: project.name) {
        difference(project.files, seed: 7919, edits: edits, CompilerOptions())
      }
    }
    var options = CompilerOptions()
    options.jobs = 3
    let threaded = Property(name: "many dialogs, threads") { [options] in
      difference([.manyNotifications], seed: 3, edits: edits / 10, options)
    }
    let trees = (1...6).map { seed in
      Property(name: "tree \(seed)") {
        var changed = ChangedTree(seed: UInt64(seed))
        return changed.firstDifference(in: edits / 10)
      }
    }
    let remembered = (1...6).map { seed in
      Property(name: "remembered \(seed)") {
        var project = RememberedProject(seed: UInt64(seed))
        return project.firstDifference(in: edits / 2)
      }
    }
    return samples + [threaded] + trees + remembered
  }

  private static func difference(
    _ files: [SourceFile], seed: UInt64, edits: Int, _ options: CompilerOptions
  ) -> String? {
    var edited = EditedWorkspace(files, seed: seed, options: options)
    return edited.firstDifference(in: edits, comparedEvery: 10)
  }
}
