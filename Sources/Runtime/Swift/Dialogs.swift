/// A dialog of the project with its values. Values are made by the types of the dialogs alone.
public protocol ProjectDialog: Sendable {
  /// What kind of dialog it is, one of those below.
  associatedtype Kind
  /// How it can end.
  associatedtype Outcome: Sendable
  /// Its texts and buttons, with its values.
  var content: ProjectContent { get }
  /// The end that an answer stands for.
  static func outcome(of answer: ProjectAnswer) -> Outcome
}

/// A notification of the project with its values.
public protocol ProjectNotification: ProjectDialog {
  /// Its texts and actions, without values.
  static var table: StaticString { get }
}

/// What asks and waits for an answer: an alert or choices.
public protocol ProjectPromptKind {}
public protocol ProjectAlertKind: ProjectPromptKind {}
public protocol ProjectPlainAlertKind: ProjectAlertKind {}
/// An alert without text fields.
public enum ProjectAlert: ProjectPlainAlertKind {}
/// The alert that is shown before the system asks whether the app may notify.
public enum ProjectPermission: ProjectPlainAlertKind {}
/// An alert with text fields.
public enum ProjectInputAlert: ProjectAlertKind {}
/// Choices that belong to a control.
public enum ProjectActionSheet: ProjectPromptKind {}
/// A notification that may be sent to whoever allowed notifications.
public enum ProjectPlainNotification {}
/// A notification that is only sent to who has agreed to it in an alert.
public enum ProjectMarketing<Consent: ProjectDialog> {}

extension ProjectDialog {
  /// All that it shows.
  ///
  /// - Parameter locale: whose language and formats it is in; nil for the language of the app and the formats of
  ///   the person.
  public func shown(in locale: Locale? = nil) -> ProjectShown { content.shown(in: locale) }

  /// The end that leaving it stands for: Esc, a tap outside, the cancelled task.
  public var exit: Outcome { exit(in: nil) }

  /// The same, where the texts that fields begin with are in the language of a locale.
  fileprivate func exit(in locale: Locale?) -> Outcome {
    Self.outcome(of: shown(in: locale).leaving { $0.initial })
  }
}

extension ProjectDialog where Outcome: Equatable {
  /// Whether an outcome agrees to what is asked: it is not leaving, or there is nothing else to choose.
  fileprivate func isAgreement(_ outcome: Outcome) -> Bool {
    outcome != exit || shown().buttons.count == 1
  }
}

/// What a dialog says and asks, with its values.
public final class ProjectContent: Sendable {
  fileprivate let definition: DialogDefinition
  fileprivate let values: [ProjectValue]

  fileprivate init(_ table: StaticString, _ values: [ProjectValue]) {
    definition = DialogDefinition(table)
    self.values = values
  }
}

/// A text of a dialog, with its values: `dialog.title()`, `dialog.title(in: locale)`.
public struct ProjectText: Sendable {
  fileprivate enum Place: UInt8 {
    case title, subtitle, message, body, hiddenPreview, description
  }

  private let content: ProjectContent
  private let place: Place

  fileprivate init(_ content: ProjectContent, _ place: Place) {
    self.content = content
    self.place = place
  }

  /// The text in the language and the formats of a locale; without one in the language of the app and the formats of
  /// the person.
  public func callAsFunction(in locale: Locale? = nil) -> String {
    DialogTexts(content.definition, content.values, locale).text("\(place)") ?? ""
  }
}
