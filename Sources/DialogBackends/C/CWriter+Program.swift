extension CWriter {
  /// A program as a string, each arm of a choice on lines of its own, and something after it. In a
  /// list, strings of several parts stand between brackets, lest a comma seem to be missing.
  mutating func expression(of program: CProgram, tail: String) {
    var expressions = program.expressions
    var tail = tail
    if expressions.count > 1 {
      expressions[0].text = "(" + expressions[0].text
      tail = ")" + tail
    }
    var run: [String] = []
    var (depth, runDepth) = (0, 0)
    for (text, layout) in expressions {
      if layout == .startsArm {
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
