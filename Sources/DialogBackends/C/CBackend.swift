import DialogModel
import DialogRuntime

extension Backend {
  /// See `docs/c.md`.
  public static let c = Backend(
    "c", names: { ["\($0).h", CBackend.runtimeName] },
    make: { [CHeader.bytes(for: $0.program, $1), CBackend.runtime] })
}

/// The C artifact: the dialogs as a header, and the runtime that their texts need.
///
/// Both are C99 and C++17, constant data and functions without heap, locale or files.
enum CBackend {
  static let runtimeName = "dialog_runtime.h"

  /// The same for all programs.
  fileprivate static var runtime: [UInt8] {
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

extension Backend {
  /// What the names of a project begin with in C, without the underscore after it.
  ///
  /// - Parameter project: its name.
  public static func prefixInC(ofProject project: String) -> String {
    CIdentifier.prefix(project)
  }
}
