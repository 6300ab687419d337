public import DialogModel
import DialogText

/// Makes the artifacts of a kind.
public func emit(_ kind: ArtifactKind, _ program: CheckedProgram) -> [Artifact] {
  // Stands in for the backends until they are wired in here: the dialogs' names alone.
  let name = program.program.project.artifactName
  let names = program.program.dialogs.map(\.name.text)
  switch kind {
  case .json:
    var json = JSONWriter()
    json.object { json in json.member("dialogs", strings: names) }
    return [Artifact(path: name + ".json", bytes: json.finish())]
  case .c:
    let lines = names.map { "extern const int \($0);\n" }.joined()
    return [
      Artifact(path: name + ".h", bytes: Array(lines.utf8)),
      Artifact(path: "dialog_runtime.h", bytes: Array("#pragma once\n".utf8)),
    ]
  }
}
