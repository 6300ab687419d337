public import DialogModel

/// A kind of artifact, and what makes it.
public struct Backend: Sendable {
  /// What it is asked for with: `json`.
  public let name: String
  /// Those whose files its own are over.
  private let base: [Backend]
  private let names: @Sendable (String) -> [String]
  private let make: @Sendable (CheckedProgram) -> [[UInt8]]

  /// - Parameters:
  ///   - base: the backends whose files stand beside its own.
  ///   - names: of its own files, relative to the output folder, for a project’s name.
  ///   - make: its own files, in the order of the names; equal programs give equal bytes.
  public init(
    _ name: String, over base: Backend..., names: @escaping @Sendable (String) -> [String],
    make: @escaping @Sendable (CheckedProgram) -> [[UInt8]]
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
  /// - Parameter paths: of files that are made already, which are not made again.
  public func artifacts(
    for program: CheckedProgram, besides paths: Set<String> = []
  ) -> [Artifact] {
    let names = names(program.program.project.artifactName)
    let isMade = names.allSatisfy(paths.contains)
    let own = isMade ? [] : zip(names, make(program)).map { Artifact(path: $0, bytes: $1) }
    return own + base.flatMap { $0.artifacts(for: program, besides: paths) }
  }
}
