import DialogSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes writing where nobody reads an error like any other.
func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

/// Makes a fault of the program itself end with a plain message and the status for it, and a file
/// that may not grow an error like any other.
func handleFaults() {
  _ = signal(SIGXFSZ, SIG_IGN)
  let size = 1 << 16
  var stack = stack_t()
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  stack.ss_size = size
  // A stack of its own: the fault may be that there is no more stack.
  sigaltstack(&stack, nil)
  var action = faultAction()
  for fault in faultSignals {
    sigaction(fault, &action, nil)
  }
}

private func faultAction() -> sigaction {
  var action = sigaction()
  action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK)
  #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = reportFault
  #elseif canImport(Musl)
    action.__sa_handler.sa_handler = reportFault
  #else
    action.__sigaction_u.__sa_handler = reportFault
  #endif
  return action
}

/// Only what a signal handler may do.
private func reportFault(_: Int32) {
  let message: StaticString = """
    dialogc: internal fault: a mistake of dialogc itself, or memory ran out; outputs are left as they \
    were (내부 오류이거나 메모리가 모자랍니다)

    """
  _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
  _exit(ExitStatus.fault.rawValue)
}
