public import DialogFindings

/// A guideline: all that is said of it, and how a dialog is held against it.
///
/// A rule stands in a file of its own, `extension Rule { static let … }`; file and constant are named after its id:
/// `button/verb`, `buttonVerb`, `ButtonVerb.swift`. It stands in `Rule.all`. An object, as lists of all rules are
/// made at every start.
public final class Rule: Sendable {
  /// What is told of the rule, with its severities.
  public let description: RuleDescription
  let check: Check

  /// The name that findings have it by.
  public var id: RuleID { description.id }

  @inline(never)
  init(
    _ id: RuleID, _ severities: EditionSeverities, from citations: [Citation],
    summary: @autoclosure @escaping @Sendable () -> Message,
    reason: @autoclosure @escaping @Sendable () -> Message,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    relations: RuleRelations = .none, since: Release = .first, check: Check
  ) {
    description = RuleDescription(
      id, severities, from: citations, summary: summary(), reason: reason(),
      examples: examples(), relations: Rule.relations(relations, check), phase: check.phase,
      since: since)
    self.check = check
  }

  /// What holds for all guidelines, and for those about texts.
  private static func relations(_ own: RuleRelations, _ check: Check) -> RuleRelations {
    var relations = own
    relations.yieldsTo.append(Precedence(RuleDescription.nameDuplicate.id, in: .sameElement))
    relations.isSharedByTranslations = check.text != nil
    return relations
  }

  /// What a rule looks at, and how often.
  struct Check: Sendable {
    /// Each dialog.
    var dialog: (@Sendable (DialogContext, inout Findings) -> Void)?
    /// Each variant of each dialog, the source language's first. What a rule finds in the source
    /// text of an element is not said of its translations: they are faithful.
    var text: (@Sendable (TextVariant, inout Findings) -> Void)?
    /// Which variants it is shown.
    var scope = Scopes.all
    /// What a text has by itself in which something may be found, whatever it stands in: asked once of
    /// each text, however often it stands somewhere.
    var clue: (@Sendable (Reading) -> Bool)?
    /// Each dialog, after the others: translations are compared with their sources.
    var comparison: (@Sendable (DialogContext, inout Findings) -> Void)?
    /// Whether that looks at texts with their translations alone: nothing is found where there are none.
    var comparesPairs = false
    /// Once for all files.
    var project: (@Sendable (ProjectContext, inout Findings) -> Void)?
    /// Dialogs with each other.
    var comparisons: [@Sendable (ActiveRule) -> any AnyComparisonTable] = []

    static func dialog(
      _ check: @escaping @Sendable (DialogContext, inout Findings) -> Void
    ) -> Check {
      Check(dialog: check)
    }

    static func text(
      _ scope: Scopes = .all, where clue: (@Sendable (Reading) -> Bool)? = nil,
      _ check: @escaping @Sendable (TextVariant, inout Findings) -> Void
    ) -> Check {
      Check(text: check, scope: scope, clue: clue)
    }

    /// Each variant of a kind, in languages whose words rules know.
    static func words(
      _ scope: Scopes = .known, where clue: (@Sendable (Reading) -> Bool)? = nil,
      _ check: @escaping @Sendable (TextVariant, inout Findings) -> Void
    ) -> Check {
      Check(text: check, scope: scope, clue: clue)
    }

    static func comparison(
      _ check: @escaping @Sendable (DialogContext, inout Findings) -> Void
    ) -> Check {
      Check(comparison: check)
    }

    static func project(
      _ check: @escaping @Sendable (ProjectContext, inout Findings) -> Void
    ) -> Check {
      Check(project: check)
    }

    fileprivate var phase: RulePhase {
      if project != nil, dialog == nil, comparison == nil { return .project }
      if comparison != nil { return .translations }
      return text != nil ? .texts : dialog != nil ? .dialogs : .names
    }

    /// By the engine itself, or by the passes that resolve names.
    static let engine = Check()

    /// Kinds of variants.
    struct Scopes: OptionSet {
      let rawValue: UInt8
      /// In every language.
      static let all = Scopes(rawValue: 1)
      /// In a language whose words rules know.
      static let known = Scopes(rawValue: 2)
      /// Of those, titles, subtitles, messages and bodies.
      static let prose = Scopes(rawValue: 4)
      /// Of those, titles of buttons and actions.
      static let buttons = Scopes(rawValue: 8)
      /// Titles of buttons and actions in every language.
      static let allButtons = Scopes(rawValue: 16)
      /// Titles and bodies of notifications in every language.
      static let notifications = Scopes(rawValue: 32)
      /// Of those, in a language whose words rules know.
      static let notificationProse = Scopes(rawValue: 64)
      /// Titles of actions of notifications in every language.
      static let actions = Scopes(rawValue: 128)
    }
  }
}
