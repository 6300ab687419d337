public import DialogSupport

/// How the findings of a rule stand to those of others: data, which `settled` and `Damages` apply.
///
/// A rule speaks only of what comes before it: syntax, names and types, dialogs, texts, comparisons
/// of translations, the project; in one phase, of what speaks of no rule that leads back to it.
public struct RuleRelations: Hashable, Sendable {
  /// What says the same better: where it stands, this is not said.
  public var yieldsTo: [Precedence]
  /// What this says better.
  public var supersedes: [Precedence]
  /// What the rule judges by. Where a mistake makes it unknown, nothing is said.
  public var dependsOn: Knowledge
  /// Places in declarations that a finding judges by, beside the one that it stands in. Where one of
  /// them is broken, nothing is said.
  public var restsOn: [SourceRange]
  /// What a finding makes unknown.
  public var unknowns: [Unknown]
  /// Whether faithful translations share the fault of their source: found in the source text of an
  /// element, it is not said of its translations again.
  public var isSharedByTranslations: Bool
  /// Whether the parser reads what a finding’s fix would write and goes on, so that nothing later is
  /// misled; as it does where the finding has a fix.
  public var isMended: Bool
  /// Whether findings that say the same are one mistake, most likely at the name's declaration.
  public var isGathered: Bool

  /// Nothing, but for what is given.
  public init(
    yieldsTo: [Precedence] = [], supersedes: [Precedence] = [], dependsOn: Knowledge = [],
    restsOn: [SourceRange] = [], unknowns: [Unknown] = [], isSharedByTranslations: Bool = false,
    isMended: Bool = false, isGathered: Bool = false
  ) {
    self.yieldsTo = yieldsTo
    self.supersedes = supersedes
    self.dependsOn = dependsOn
    self.restsOn = restsOn
    self.unknowns = unknowns
    self.isSharedByTranslations = isSharedByTranslations
    self.isMended = isMended
    self.isGathered = isGathered
  }

  /// A rule’s that stands alone.
  public static let none = RuleRelations()

  /// These and others.
  public func adding(_ others: RuleRelations) -> RuleRelations {
    RuleRelations(
      yieldsTo: yieldsTo + others.yieldsTo, supersedes: supersedes + others.supersedes,
      dependsOn: dependsOn.union(others.dependsOn), restsOn: restsOn + others.restsOn,
      unknowns: unknowns + others.unknowns,
      isSharedByTranslations: isSharedByTranslations || others.isSharedByTranslations,
      isMended: isMended || others.isMended, isGathered: isGathered || others.isGathered)
  }
}

/// Findings that hide another one, or are hidden by it, and where the two have to be for that.
public struct Precedence: Hashable, Sendable {
  /// Which findings these are.
  public let findings: Kind
  /// Where they and the other have to be.
  public let place: Place

  /// Kinds of findings.
  public enum Kind: Hashable, Sendable {
    case rules([RuleID])
    /// Errors of syntax, names and types.
    case errorsOfNames
  }

  /// Where two findings have to be.
  public enum Place: Hashable, Sendable {
    /// About one text: an element in a language.
    case sameText
    /// About the source text of the element.
    case sourceText
    /// About one element, in whatever language.
    case sameElement
    /// About one dialog.
    case sameDialog
    /// The one that hides begins in the other's range, whatever they are about.
    case insideRange
  }

  /// Those of some rules.
  public init(_ rules: RuleID..., in place: Place) { self.init(.rules(rules), in: place) }

  /// Those of some rules.
  public init(_ rules: [RuleID], in place: Place) { self.init(.rules(rules), in: place) }

  /// Those of a kind.
  public init(_ findings: Kind, in place: Place) {
    self.findings = findings
    self.place = place
  }
}

/// What a rule judges by beside the text, element or dialog that it speaks of.
public struct Knowledge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What the project says.
  public static let project = Knowledge(rawValue: 1)
  /// The project's list of languages.
  public static let languages = Knowledge(rawValue: 2)
  /// What other dialogs say.
  public static let otherDialogs = Knowledge(rawValue: 4)
  /// The terms of the project.
  public static let terms = Knowledge(rawValue: 8)
  /// The types that are declared.
  public static let types = Knowledge(rawValue: 16)
  /// All names that declarations give.
  public static let names = Knowledge(rawValue: 32)
  /// The texts of a translation block.
  public static let translations = Knowledge(rawValue: 64)
  /// Whether a translation has a row for a text.
  public static let rows = Knowledge(rawValue: 128)
  /// What the texts of the element are.
  public static let element = Knowledge(rawValue: 256)
}

/// What a finding makes unknown. What others say of it follows from that mistake, most likely.
public enum Unknown: Hashable, Sendable {
  /// Whatever begins in a declaration.
  case declaration(SourceRange)
  /// What a dialog is.
  case dialog(String)
  /// What the translations of a dialog in a language are, by its name and tag; nil of what can't be
  /// told either.
  case translations(dialog: String?, locale: String?)
  /// For which texts of a dialog there are rows, in the language of the finding.
  case rows(dialog: String?)
  /// The same of the finding's own dialog.
  case ownRows
  /// What the element of the finding is.
  case ownElement
  case project
  case languages
  /// The terms, and all words that may be names of them.
  case terms(among: Set<String>)
  case types
  /// Which declarations there are.
  case names
}
