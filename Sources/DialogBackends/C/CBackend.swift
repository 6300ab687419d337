public import DialogModel
import DialogRuntime

extension Backend {
  /// See `docs/c.md`.
  public static let c = Backend("c", make: CBackend.files)
}

/// Writes the C artifact: the dialogs as a header, and the runtime that their texts need.
///
/// Both are C99 and C++17, constant data and functions without heap, locale or files.
public enum CBackend {
  static let runtimeName = "dialog_runtime.h"

  /// `NAME.h` and `dialog_runtime.h`, with their paths relative to the output folder; equal
  /// programs give equal bytes, and the runtime is the same for all.
  public static func files(for program: CheckedProgram) -> [Artifact] {
    let path = program.program.project.artifactName + ".h"
    let header = CHeader.bytes(for: program.program)
    return [Artifact(path: path, bytes: header), Artifact(path: runtimeName, bytes: runtime)]
  }

  private static var runtime: [UInt8] {
    DIALOG_PART_RUNTIME.text
      + Array("\n#define DIALOG_RUNTIME_VERSION \(runtimeVersion)\n\n#endif\n".utf8)
  }

  /// Tells runtimes apart, whose headers do not fit each other: FNV-1a of the text.
  static let runtimeVersion: String = {
    var hash: UInt32 = 0x811C_9DC5
    for byte in DIALOG_PART_RUNTIME.text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return CLiteral.hexadecimal(hash)
  }()
}
