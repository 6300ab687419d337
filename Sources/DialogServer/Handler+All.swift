extension Handler {
  /// All that the server can do. A feature stands here once; what the server says of itself follows.
  static let all: [Handler] = [
    .initialize, .initialized, .shutdown, .exit, .setTrace,
    .didOpen, .didChange, .didClose, .didSave,
    .didChangeWorkspaceFolders, .didChangeWatchedFiles,
    .documentDiagnostic, .workspaceDiagnostic,
    .formatting, .rangeFormatting, .onTypeFormatting,
    .executeCommand, .documentText,
    .definition, .declaration, .typeDefinition, .references, .documentHighlight,
    .prepareRename, .rename, .linkedEditingRange,
    .documentSymbol, .workspaceSymbol, .foldingRange, .selectionRange, .documentLink,
    .semanticTokens, .semanticTokensDelta, .semanticTokensRange,
    .completion, .completionResolve, .hover, .signatureHelp,
    .codeAction, .codeLens, .inlayHint,
  ]
}
