import DialogCompiler
import DialogSamples
import DialogSupport
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What holds for all of many cases, more than a debug build has time for:
// `swift run -c release Properties [EDITS]`. So many edits, from 1, are made in each project of Samples, and a
// tenth of them in trees of projects. The same number makes the same edits; more make others besides.

@main struct Properties {
  static func main() {
    let edits = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    let properties = properties(edits: max(edits, 1))
    let differences = parallelMap(properties.count, threads: 2) { properties[$0].find() }
    for (property, difference) in zip(properties, differences) {
      print("\(property.name):", difference ?? "holds")
    }
    exit(differences.allSatisfy { $0 == nil } ? 0 : 1)
  }

  private struct Property: Sendable {
    let name: String
    /// What is wrong; nil where it holds.
    let find: @Sendable () -> String?
  }

  private static func properties(edits: Int) -> [Property] {
    ofEdits(edits) + ofNames + ofSamples
      + [Property(name: "programs by chance", find: RandomPrograms.firstFault)]
  }

  private static var ofNames: [Property] {
    SampleProject.all.map { project in
      Property(name: "names of \(project.name)") { RenamedNames(of: project).firstDifference() }
    }
  }

  private static var ofSamples: [Property] {
    SampleKind.all.map { kind in
      Property(name: "sample \(kind.name) in each language, and in two") {
        let faults = SampleInLanguages.all(of: kind).compactMap(\.fault)
        return faults.isEmpty ? nil : faults.joined(separator: "\n")
      }
    }
  }

  /// What is kept up under edits answers as what is made anew.
  private static func ofEdits(_ edits: Int) -> [Property] {
    let samples = SampleProject.all.map { project in
      Property(name: "edits of \(project.name)") {
        difference(project.files, seed: 7919, edits: edits, CompilerOptions())
      }
    }
    var options = CompilerOptions()
    options.jobs = 3
    let threaded = Property(name: "edits of many dialogs, threads") { [options] in
      difference([.manyNotifications], seed: 3, edits: (edits + 9) / 10, options)
    }
    let trees = (1...6).map { seed in
      Property(name: "edits of tree \(seed)") {
        var changed = ChangedTree(seed: UInt64(seed))
        return changed.firstDifference(in: (edits + 9) / 10)
      }
    }
    let remembered = (1...6).map { seed in
      Property(name: "what is remembered, \(seed)") {
        var project = RememberedProject(seed: UInt64(seed))
        return project.firstDifference(in: (edits + 1) / 2)
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
