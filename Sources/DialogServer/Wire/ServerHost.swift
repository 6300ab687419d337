public import DialogCompiler
public import DialogFindings

/// What the server needs of the process it runs in: nothing here reads, writes or asks the system
/// itself.
public struct ServerHost: Sendable {
  /// Waits for the client's next bytes; none at the end of its stream. Called on a thread of its own.
  public let read: @Sendable () -> [UInt8]
  /// Writes all bytes; false where nobody reads any more.
  public let write: @Sendable ([UInt8]) -> Bool
  /// Whether a process, by its number, is alive.
  public let isRunning: @Sendable (Int) -> Bool
  /// Puts bytes into a file for the editor to open, by its name, where nobody writes to it; nil where
  /// that cannot be.
  public let keep: @Sendable (String, [UInt8]) -> Path?
  /// How projects are checked.
  public let options: CompilerOptions
  /// The language of messages where the client names none.
  public let language: MessageLanguage
  /// Whether that is so whatever the client names.
  public let isLanguageFixed: Bool
  /// The URI of the folder of documents that the pages of rules are in, with a slash at its end; nil
  /// where there is none.
  public let documentation: String?
  /// What is worth knowing of this program, told in the client's log at the start.
  public let notes: [Message]

  /// - Parameters:
  ///   - read: waits for the client's next bytes; none at the end of its stream.
  ///   - write: writes all bytes; false where nobody reads any more.
  ///   - isRunning: whether a process, by its number, is alive.
  ///   - keep: puts bytes into a file for the editor to open, by its name.
  ///   - options: how projects are checked.
  ///   - language: that of messages where the client names none.
  ///   - isLanguageFixed: whether that is so whatever the client names.
  ///   - documentation: the URI of the folder `docs`, with a slash at its end; nil where there is none.
  ///   - notes: what is told in the client's log at the start.
  public init(
    read: @escaping @Sendable () -> [UInt8], write: @escaping @Sendable ([UInt8]) -> Bool,
    isRunning: @escaping @Sendable (Int) -> Bool,
    keep: @escaping @Sendable (String, [UInt8]) -> Path? = { _, _ in nil },
    options: CompilerOptions,
    language: MessageLanguage, isLanguageFixed: Bool, documentation: String?, notes: [Message]
  ) {
    self.read = read
    self.write = write
    self.isRunning = isRunning
    self.keep = keep
    self.options = options
    self.language = language
    self.isLanguageFixed = isLanguageFixed
    self.documentation = documentation
    self.notes = notes
  }
}
