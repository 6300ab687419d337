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

  /// What callers know of the renderer.
  static let interface: [UInt8] = PackageResources.options_h

  /// What the renderer needs of the system.
  static let system: [UInt8] = PackageResources.system_h

  /// The renderer, in the order in which its pieces use each other; `DialogTerminal.c` has the same
  /// list.
  static let renderer: [[UInt8]] = [
    PackageResources.shown_h, PackageResources.characters_h, PackageResources.clusters_h,
    PackageResources.words_h, PackageResources.lines_h, PackageResources.direction_h,
    PackageResources.shapes_h, PackageResources.device_h, PackageResources.screen_h,
    PackageResources.keys_h, PackageResources.sequences_h, PackageResources.editor_h,
    PackageResources.page_h, PackageResources.pages_h, PackageResources.layout_h,
    PackageResources.rows_h, PackageResources.draw_h, PackageResources.fields_h,
    PackageResources.buttons_h, PackageResources.scene_h, PackageResources.conversation_h,
    PackageResources.moves_h, PackageResources.events_h, PackageResources.plain_h,
    PackageResources.show_h, PackageResources.instance_h,
  ]

  /// The program that `-DDIALOG_MAIN` makes of the source, but for `main` itself.
  static let main: [[UInt8]] = [
    PackageResources.arguments_h, PackageResources.call_h, PackageResources.main_h,
  ]
}
