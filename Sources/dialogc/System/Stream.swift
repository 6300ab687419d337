#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The streams that the program writes to.
enum Stream: Int32 {
  case standardOutput = 1
  case standardError = 2

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try FileDescriptor(standard: rawValue).write(bytes)
  }

  var isTTY: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal, where it is one and says so.
  var ttyColumns: Int? {
    var size = winsize()
    guard isTTY, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
