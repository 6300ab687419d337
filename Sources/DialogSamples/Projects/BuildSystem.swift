/// What a new project is built with.
public enum BuildSystem: String, Sendable, CaseIterable {
  case swiftpm, cmake, make

  /// What builds a project and runs it, for a shell in its folder.
  ///
  /// - Parameter name: the project’s.
  public func commands(for name: String) -> String {
    switch self {
    case .swiftpm: "swift run \(name)"
    case .cmake: "cmake -B build && cmake --build build && build/\(name)"
    case .make: "make run"
    }
  }
}
