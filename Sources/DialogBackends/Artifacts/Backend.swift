public import DialogModel
public import DialogSupport

/// A kind of artifact, and what makes it.
public struct Backend: Sendable {
  /// What it is asked for with: `json`.
  public let name: String
  /// Those whose files its own are over.
  private let base: [Backend]
  private let names: @Sendable (String) -> [String]
  private let make: @Sendable (CheckedProgram, ArtifactPieces, Int) -> [ByteBlocks]

  /// - Parameters:
  ///   - base: the backends whose files stand beside its own.
  ///   - names: of its own files, relative to the output folder, for a project’s name.
  ///   - make: its own files, in the order of the names; equal programs give equal bytes, whatever the
  ///     pieces of the first one are, on however many threads.
  public init(
    _ name: String, over base: Backend..., names: @escaping @Sendable (String) -> [String],
    make: @escaping @Sendable (CheckedProgram, ArtifactPieces, Int) -> [ByteBlocks]
  ) {
    self.name = name
    self.base = base
    self.names = names
    self.make = make
  }

  /// One whose files are made whole each time, on one thread.
  public init(
    _ name: String, over base: Backend..., names: @escaping @Sendable (String) -> [String],
    make: @escaping @Sendable (CheckedProgram) -> [[UInt8]]
  ) {
    self.name = name
    self.base = base
    self.names = names
    self.make = { checked, _, _ in make(checked).map { ByteBlocks($0) } }
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
  ///   - threads: how many work on them at once.
  ///   - pieces: those that are known of the file at a path.
  public func artifacts(
    for program: CheckedProgram, besides paths: Set<String> = [], threads: Int = 1,
    pieces: (String) -> ArtifactPieces = { _ in ArtifactPieces() }
  ) -> [Artifact] {
    let names = names(program.program.project.artifactName)
    let isMade = names.allSatisfy(paths.contains)
    let own = isMade ? [] : artifacts(names, for: program, threads, pieces(names[0]))
    return own
      + base.flatMap {
        $0.artifacts(for: program, besides: paths, threads: threads, pieces: pieces)
      }
  }

  private func artifacts(
    _ names: [String], for program: CheckedProgram, _ threads: Int, _ pieces: ArtifactPieces
  ) -> [Artifact] {
    zip(names, make(program, pieces, threads)).enumerated().map { index, file in
      Artifact(path: file.0, content: file.1, pieces: index == 0 ? pieces.numbers : [])
    }
  }
}
