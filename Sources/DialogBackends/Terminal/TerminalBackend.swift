import DialogModel

extension Backend {
  /// A source with one function for each dialog that shows it in a terminal, and its header; both are
  /// over the C artifact. See `docs/terminal.md`.
  ///
  /// C99 and POSIX, no heap. Compiled with `-DDIALOG_MAIN` the source is a program that shows any
  /// dialog of the project.
  public static let terminal = Backend(
    "terminal", over: .c,
    names: { [TerminalNames.header(ofProject: $0), TerminalNames.source(ofProject: $0)] },
    make: { checked, _, threads in
      let names = TerminalNames(checked.program)
      let dialogs = TerminalBlocks(names, threads: threads)
      return [TerminalHeader.bytes(for: names, dialogs), TerminalSource.bytes(for: names, dialogs)]
    })
}
