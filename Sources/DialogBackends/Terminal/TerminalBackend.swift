public import DialogModel

/// Writes the terminal artifact: a source with one function for each dialog that shows it in a
/// terminal, its header, and the C artifact that both are over.
///
/// C99 and POSIX, no heap. Compiled with `-DDIALOG_MAIN` the source is a program that shows any
/// dialog of the project.
public enum TerminalBackend {
  /// `NAME_terminal.c`, `NAME_terminal.h` and the files of the C artifact, with their paths relative
  /// to the output folder; equal programs give equal bytes.
  public static func files(for program: CheckedProgram) -> [(path: String, bytes: [UInt8])] {
    let names = TerminalNames(program.program)
    return [
      (names.headerName, TerminalHeader.bytes(for: names)),
      (names.sourceName, TerminalSource.bytes(for: names)),
    ] + CBackend.files(for: program)
  }
}
