'use strict'

const formats = ['markdown', 'plaintext']
const refreshes = {refreshSupport: true}

/** What this editor can do, as the protocol says it. */
const capabilities = {
  general: {positionEncodings: ['utf-16']},
  window: {showDocument: {support: true}, showMessage: {}},
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceFolders: true,
    workspaceEdit: {documentChanges: true, resourceOperations: ['create']},
    executeCommand: {},
    symbol: {},
    semanticTokens: refreshes,
    inlayHint: refreshes,
    codeLens: refreshes
  },
  textDocument: {
    synchronization: {didSave: true},
    publishDiagnostics: {
      relatedInformation: true,
      codeDescriptionSupport: true,
      dataSupport: true,
      tagSupport: {valueSet: [1, 2]}
    },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true,
        documentationFormat: formats,
        labelDetailsSupport: true,
        insertReplaceSupport: true,
        commitCharactersSupport: true,
        preselectSupport: true,
        resolveSupport: {properties: ['documentation', 'detail', 'additionalTextEdits']}
      }
    },
    hover: {contentFormat: formats},
    signatureHelp: {
      signatureInformation: {documentationFormat: formats, parameterInformation: {labelOffsetSupport: true}}
    },
    definition: {},
    references: {},
    documentHighlight: {},
    documentSymbol: {hierarchicalDocumentSymbolSupport: true},
    codeAction: {
      codeActionLiteralSupport: {
        codeActionKind: {valueSet: ['quickfix', 'refactor', 'refactor.extract', 'refactor.rewrite', 'source.fixAll']}
      },
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      resolveSupport: {properties: ['edit']}
    },
    codeLens: {},
    documentLink: {tooltipSupport: true},
    formatting: {},
    rangeFormatting: {},
    onTypeFormatting: {},
    rename: {prepareSupport: true},
    foldingRange: {lineFoldingOnly: true},
    selectionRange: {},
    linkedEditingRange: {},
    inlayHint: {},
    semanticTokens: {
      requests: {full: {delta: true}, range: true},
      tokenTypes: [],
      tokenModifiers: [],
      formats: ['relative'],
      augmentsSyntaxTokens: true
    }
  }
}

module.exports = {capabilities}
