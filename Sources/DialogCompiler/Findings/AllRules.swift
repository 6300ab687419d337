import DialogCatalogTexts
public import DialogFindings
import DialogModel
import DialogRules
import DialogSyntax

/// All that is said of the rules that sources are held against.
public let compilerRules: [RuleDescription] =
  RuleDescription.syntax + RuleDescription.model + Rule.all.map(\.description)

/// Every rule that findings may name.
public let allRules: [RuleDescription] =
  compilerRules + RuleDescription.files + RuleDescription.catalogs

extension RuleDescription {
  /// What is said of findings about files themselves; they cannot be turned off.
  public static let files: [RuleDescription] = [
    .inputNotFound,
    .inputUnreadable,
    .inputLinkLoop,
    .inputTooLarge,
    .inputNoSources,
    .inputNoCatalogs,
    .inputNoBaseline,
    .outputNotFolder,
    .outputIsFolder,
    .outputCollision,
    .outputReadOnly,
    .outputDiskFull,
    .outputUnwritable,
    .outputDepfilePath,
  ]
}
