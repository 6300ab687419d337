public import DialogModel

/// A kind of artifact, and what makes it.
public struct Backend: Sendable {
  /// What it is asked for with: `json`.
  public let name: String
  /// Those whose files its own are over.
  private let base: [Backend]
  private let make: @Sendable (CheckedProgram) -> [Artifact]

  /// - Parameters:
  ///   - base: the backends whose files stand beside its own.
  ///   - make: its own files; equal programs give equal bytes.
  public init(
    _ name: String, over base: Backend..., make: @escaping @Sendable (CheckedProgram) -> [Artifact]
  ) {
    self.name = name
    self.base = base
    self.make = make
  }

  /// Its own files, then those that they are over.
  public func artifacts(for program: CheckedProgram) -> [Artifact] {
    make(program) + base.flatMap { $0.artifacts(for: program) }
  }
}
