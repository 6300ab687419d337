public import DialogFindings
public import DialogLocales
public import DialogSupport

/// The `project` block, or what holds without one.
public struct Project: Sendable {
  /// Nil where no file has a `project` block.
  public var name: Name?
  /// The text of the block’s `///` comments, without the slashes.
  public var documentation: String
  /// The app's name as people see it.
  public var app: Text?
  /// The guidelines that hold: those of the call, else the project’s, else `Edition.standard`.
  public var edition: Edition
  /// The language that texts are translated from; English unless the project says otherwise.
  public var sourceLocale: LanguageTag
  /// The source language first, then the others in the order given; without `locales` those that
  /// the files use.
  public var locales: [LanguageTag]
  /// Whether the project names its locales itself.
  public var namesLocales: Bool
  /// The devices that texts must fit, as they are written; none for the smallest screen.
  public var devices: [Name]
  /// The largest text size that texts must fit at; nil for the standard one.
  public var textSize: Name?
  /// The alert shown before the system asks whether the app may notify.
  public var notificationPermission: Name?
  /// The screen of the app where notifications are managed.
  public var notificationSettings: Name?
  /// The whole block; nil where no file has one.
  public var range: SourceRange?
  /// What the project says of rules, in source order; of a rule that is set twice the last holds.
  public var ruleSettings: [RuleSetting]

  /// The release whose rules the project was written for; nil where it says nothing.
  public var release: Release?

  /// What artifacts of files under no `project` block are named after.
  public static let namelessArtifact = "dialogs"

  /// What artifacts are named after.
  public var artifactName: String { name?.text ?? Project.namelessArtifact }

  /// `alert/minimize off`; nil severity is `off`.
  public struct RuleSetting: Sendable {
    /// The rule that is set.
    public let rule: RuleID
    /// The severity of its findings; nil turns the rule off.
    public let severity: Severity?
    /// The rule's name.
    public let ruleRange: SourceRange
    /// The whole statement.
    public let range: SourceRange
  }
}

/// A year of the Human Interface Guidelines.
public typealias Edition = DialogFindings.Edition
