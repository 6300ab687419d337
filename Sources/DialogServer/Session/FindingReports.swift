import DialogCompiler

/// What the client was told of files unasked, and what it asks for itself: who asks is not told.
struct FindingReports {
  /// The files of which findings were told, by the names under which they were.
  var told: [Path: DocumentURI] = [:]
  /// Whether the client asks for the findings of what it has open.
  var asksForDocuments = false
  /// Whether the client asks for the findings of everything.
  var asksForAll = false
  /// Documents that were opened, changed or closed since findings were told.
  var changed: Set<Path> = []
  /// Whether anything may be found that was not told yet.
  var isDue = false
  /// When something was told last, or the first of it fell due.
  var lastTold = ContinuousClock.now
  /// How the first check of what was opened goes on.
  var progress: Progress?
}
