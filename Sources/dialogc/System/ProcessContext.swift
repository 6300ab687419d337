import DialogCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words after the program's name, byte for byte.
func programArguments() -> [Path] {
  (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
    CommandLine.unsafeArgv[index].map { Path(cString: $0) }
  }
}

func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Ends the program; nothing is buffered that would be lost.
func leave(with status: ExitStatus) -> Never {
  exit(status.rawValue)
}

func processorCount() -> Int {
  max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
}
