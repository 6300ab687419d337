import DialogBackends
public import DialogModel

/// Makes the artifacts of a kind.
public func emit(_ kind: ArtifactKind, _ program: CheckedProgram) -> [Artifact] {
  let name = program.program.project.artifactName
  let names = program.program.dialogs.map(\.name.text)
  switch kind {
  case .json:
    return JSONBackend.files(for: program).map { Artifact(path: $0.path, bytes: $0.bytes) }
  case .c:
    // Stands in for the backend until it is wired in here: the dialogs' names alone.
    let lines = names.map { "extern const int \($0);\n" }.joined()
    return [
      Artifact(path: name + ".h", bytes: Array(lines.utf8)),
      Artifact(path: "dialog_runtime.h", bytes: Array("#pragma once\n".utf8)),
    ]
  }
}
