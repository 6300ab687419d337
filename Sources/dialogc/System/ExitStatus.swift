/// What the program ends with; ordered by what matters more.
enum ExitStatus: Int32, Comparable {
  case fine = 0
  /// Findings of severity error.
  case findings = 1
  case wrongUsage = 2
  /// A file could not be read or written.
  case files = 3
  /// The sources of a dialog that was to be shown have errors.
  case faultySources = 4
  /// A fault of dialogc itself.
  case fault = 70
  /// A dialog was not answered in the time there was, as timeout(1) has it.
  case late = 124

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
