public import DialogFindings
public import DialogLanguage
public import DialogText

/// The `project` block, or what holds without one.
public struct Project: Sendable {
  /// Nil where no file has a `project` block.
  public var name: Name?
  public var documentation: String
  /// The app's name as people see it.
  public var app: Text?
  public var edition: Edition
  public var sourceLocale: LanguageTag
  /// The source language first, then the others in the order given; without `locales` those that
  /// the files use.
  public var locales: [LanguageTag]
  /// Whether the project names its locales itself.
  public var namesLocales: Bool
  public var devices: [Name]
  public var textSize: Name?
  /// The alert shown before the system asks whether the app may notify.
  public var notificationPermission: Name?
  /// The screen of the app where notifications are managed.
  public var notificationSettings: Name?
  public var ruleSettings: [RuleSetting]

  /// What artifacts are named after.
  public var artifactName: String { name?.text ?? "dialogs" }

  /// `alert/minimize off`; nil severity is `off`.
  public struct RuleSetting: Sendable {
    public let rule: RuleID
    public let severity: Severity?
    /// The rule's name.
    public let ruleRange: SourceRange
    /// The whole statement.
    public let range: SourceRange
  }
}

/// A year of the Human Interface Guidelines.
public typealias Edition = DialogFindings.Edition
