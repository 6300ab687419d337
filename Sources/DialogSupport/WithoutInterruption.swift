#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that tell a thread of a fault of its own.
public let faultSignals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

/// Runs the body without being ended in the middle by a signal: all wait but those that tell of a fault, of a
/// file that may not grow, or that no one can hold back. Threads that it starts are told of no others at all.
public func withoutInterruption<Result, Failure>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var (blocked, before) = (sigset_t(), sigset_t())
  sigfillset(&blocked)
  for signal in faultSignals + [SIGXFSZ] { sigdelset(&blocked, signal) }
  pthread_sigmask(SIG_BLOCK, &blocked, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try body()
}
