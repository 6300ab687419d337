public import DialogModel

extension Backend {
  /// See `docs/terminal.md`.
  public static let terminal = Backend("terminal", over: .c, make: TerminalBackend.files)
}

/// Writes the terminal artifact: a source with one function for each dialog that shows it in a
/// terminal, and its header; both are over the C artifact.
///
/// C99 and POSIX, no heap. Compiled with `-DDIALOG_MAIN` the source is a program that shows any
/// dialog of the project.
public enum TerminalBackend {
  /// `NAME_terminal.h` and `NAME_terminal.c`, with their paths relative to the output folder; equal
  /// programs give equal bytes.
  public static func files(for program: CheckedProgram) -> [Artifact] {
    let names = TerminalNames(program.program)
    return [
      Artifact(path: names.headerName, bytes: TerminalHeader.bytes(for: names)),
      Artifact(path: names.sourceName, bytes: TerminalSource.bytes(for: names)),
    ]
  }
}
