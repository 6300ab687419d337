/// A dialog of the project with its values. Values are made by the types of the dialogs alone.
public protocol ProjectDialog: Sendable {
  /// How it can end.
  associatedtype Outcome: Equatable, Sendable
  /// Its texts and buttons, with its values.
  var content: ProjectContent { get }
  /// The end that an answer stands for.
  static func outcome(of answer: ProjectAnswer) -> Outcome
}

/// What asks and waits for an answer: an alert or choices.
public protocol ProjectPrompt: ProjectDialog {}
/// An alert without text fields.
public protocol ProjectAlert: ProjectPrompt {}
/// An alert with text fields.
public protocol ProjectInputAlert: ProjectPrompt {}
/// Choices that belong to a control.
public protocol ProjectActionSheet: ProjectPrompt {}
/// The alert that is shown before the system asks whether the app may notify.
public protocol ProjectPermission: ProjectPrompt {}

/// A notification.
public protocol ProjectNotification: ProjectDialog {
  /// Its texts and actions, without values.
  static var table: StaticString { get }
}
/// A notification that may be sent to whoever allowed notifications.
public protocol ProjectPlainNotification: ProjectNotification {}
/// A notification that is only sent to who has agreed to it.
public protocol ProjectMarketing: ProjectNotification {
  /// The alert that asks for it.
  associatedtype Consent: ProjectDialog
}

extension ProjectDialog {
  /// All that it shows.
  ///
  /// - Parameter locale: whose language and formats it is in; nil for the language of the app and the formats of
  ///   the person.
  public func shown(in locale: Locale? = nil) -> ProjectShown { content.shown(in: locale) }

  /// The end that leaving it stands for: Esc, a tap outside, the cancelled task.
  public var exit: Outcome { Self.outcome(of: ProjectAnswer(button: shown().exit)) }

  /// Whether an outcome agrees to what is asked: it is not leaving, or there is nothing else to choose.
  fileprivate func isAgreement(_ outcome: Outcome) -> Bool {
    outcome != exit || shown().buttons.count == 1
  }
}

/// What a dialog says and asks, with its values.
public final class ProjectContent: Sendable {
  fileprivate let definition: DialogDefinition
  fileprivate let values: [ProjectValue]

  fileprivate init(_ definition: StaticString, _ values: [ProjectValue]) {
    self.definition = DialogDefinition(definition)
    self.values = values
  }

  /// A text of the dialog by the word for its place: `title`.
  fileprivate func text(_ place: String, _ locale: Locale?) -> String {
    DialogTexts(definition, values, locale).text(place) ?? ""
  }
}
