public import DialogModel

/// A kind of artifact, and what makes it.
public struct Backend: Sendable {
  /// What it is asked for with: `json`.
  public let name: String
  /// Those whose files its own are over.
  private let base: [Backend]
  private let names: @Sendable (String) -> [String]
  private let make: @Sendable (CheckedProgram, ArtifactPieces) -> [[UInt8]]

  /// - Parameters:
  ///   - base: the backends whose files stand beside its own.
  ///   - names: of its own files, relative to the output folder, for a project’s name.
  ///   - make: its own files, in the order of the names; equal programs give equal bytes, whatever the
  ///     pieces of the first one are.
  public init(
    _ name: String, over base: Backend..., names: @escaping @Sendable (String) -> [String],
    make: @escaping @Sendable (CheckedProgram, ArtifactPieces) -> [[UInt8]]
  ) {
    self.name = name
    self.base = base
    self.names = names
    self.make = make
  }

  /// Where its own files stand, then those that they are over, relative to the output folder.
  ///
  /// - Parameter project: its `artifactName`.
  public func paths(forProject project: String) -> [String] {
    names(project) + base.flatMap { $0.paths(forProject: project) }
  }

  /// Its own files, then those that they are over.
  ///
  /// - Parameters:
  ///   - paths: of files that are made already, which are not made again.
  ///   - pieces: those that are known of the file at a path.
  public func artifacts(
    for program: CheckedProgram, besides paths: Set<String> = [],
    pieces: (String) -> ArtifactPieces = { _ in ArtifactPieces() }
  ) -> [Artifact] {
    let names = names(program.program.project.artifactName)
    let isMade = names.allSatisfy(paths.contains)
    let own = isMade ? [] : artifacts(names, for: program, pieces(names[0]))
    return own + base.flatMap { $0.artifacts(for: program, besides: paths, pieces: pieces) }
  }

  private func artifacts(
    _ names: [String], for program: CheckedProgram, _ pieces: ArtifactPieces
  ) -> [Artifact] {
    zip(names, make(program, pieces)).enumerated().map { index, file in
      Artifact(path: file.0, bytes: file.1, pieces: index == 0 ? pieces.numbers : [])
    }
  }
}
