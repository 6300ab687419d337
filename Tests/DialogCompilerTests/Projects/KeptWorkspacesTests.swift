import DialogCompiler
import DialogFindings
import DialogSupport
import TestSupport
import Testing

struct KeptWorkspacesTests {
  private static let originals = SampleProject.all.filter { ["Photos", "Shop"].contains($0.name) }

  @Test("what is kept of projects answers as what is found out anew, as files change, come and go")
  func answersAsAnew() {
    let kept = KeptWorkspaces()
    var edits = RandomEdits(seed: 11)
    var files = Self.originals.flatMap(\.files)
    for round in 0..<12 {
      let edit = edits.edit(files, from: Self.originals.flatMap(\.files))
      let place = Int(edit.range.file.index)
      files[place] = SourceFile(
        name: files[place].name, bytes: files[place].bytes.applying([edit]))
      let now = round % 4 == 3 ? Array(files.dropLast()) : files
      #expect(Self.told(now, kept) == Self.told(now, nil), "round \(round)")
    }
  }

  private static func told(_ files: [SourceFile], _ kept: KeptWorkspaces?) -> [Diagnostic] {
    let projects = originals.map { project in
      FoundProject(
        name: nil, files: files.indices.filter { files[$0].name.hasPrefix(project.name) })
    }
    return analyze(files, in: projects, options: CompilerOptions(), kept).flatMap(\.findings)
  }
}
