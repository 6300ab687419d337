extension SourceWriter {
  /// The expressions of a program, each arm of a choice on lines of its own, and something after it.
  mutating func expressions(_ expressions: [(text: String, layout: CProgram.Layout)], tail: String)
  {
    var run: [String] = []
    var (depth, runDepth) = (0, 0)
    for (text, layout) in expressions {
      if layout == .startsArm, !run.isEmpty {
        indented(by: runDepth) { $0.wrapped(run) }
        (run, runDepth) = ([], depth)
      }
      if layout == .opensChoice { depth += 1 }
      if layout == .closesChoice { depth -= 1 }
      run.append(text)
    }
    indented(by: runDepth) { $0.wrapped(run, tail: tail) }
  }
}
