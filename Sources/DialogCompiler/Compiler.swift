public import DialogBackends
public import DialogModel
public import DialogRules
public import DialogSyntax

/// A file that a backend makes.
public typealias Artifact = DialogBackends.Artifact
/// The pieces of an artifact that are made of single dialogs.
public typealias ArtifactPieces = DialogBackends.ArtifactPieces
/// An artifact as it was.
public typealias FormerArtifact = DialogBackends.FormerArtifact
/// What makes artifacts of a program.
public typealias Backend = DialogBackends.Backend
/// A program without errors: what backends take.
public typealias CheckedProgram = DialogModel.CheckedProgram
/// A year of the Human Interface Guidelines.
public typealias Edition = DialogModel.Edition
/// What a later run need not work out again of a project’s dialogs.
public typealias RememberedDialogs = DialogRules.RememberedDialogs
/// A file as it is laid out by custom, or why it cannot be.
public typealias FormatResult = DialogSyntax.FormatResult
/// A language that is made of the source texts, to try a layout with.
public typealias PseudoLanguage = DialogModel.PseudoLanguage
/// From where the declarations of a Swift artifact can be used.
public typealias SwiftAccess = DialogBackends.SwiftAccess
/// Where the texts of a Swift artifact stand.
public typealias SwiftTexts = DialogBackends.SwiftTexts

/// The version of dialogc, in semantic versioning.
public let version = "0.1.0"
