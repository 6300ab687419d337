import DialogBackends
public import DialogModel

/// Makes the artifacts of a kind.
public func emit(_ kind: ArtifactKind, _ program: CheckedProgram) -> [Artifact] {
  let files =
    switch kind {
    case .json: JSONBackend.files(for: program)
    case .c: CBackend.files(for: program)
    case .terminal: TerminalBackend.files(for: program)
    }
  return files.map { Artifact(path: $0.path, bytes: $0.bytes) }
}
