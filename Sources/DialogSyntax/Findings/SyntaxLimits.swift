/// How much of a thing is read of a file before its reader gives up.
enum SyntaxLimits {
  /// More findings than anyone reads; a file with as many is likely no dialog file at all.
  static let findings = 200
  /// Texts in texts: deeper than anyone writes by hand, shallow enough for any thread's stack.
  static let depth = 64
}
