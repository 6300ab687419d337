import Dispatch

/// Runs on the main queue what is bound to no actor. Where all else is of the main actor, that spares the way to another
/// thread and back at each `await`, which takes longer than what is awaited.
final class MainQueue: TaskExecutor {
  static let shared = MainQueue()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
