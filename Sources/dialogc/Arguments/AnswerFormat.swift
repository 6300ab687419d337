/// The form in which an answer is told, by the name it is asked for with.
enum AnswerFormat: String, CaseIterable {
  /// The outcome alone.
  case text
  /// `NAME=VALUE`, a line each, for shells.
  case lines
  case json
}
