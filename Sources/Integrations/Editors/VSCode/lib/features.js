'use strict'

/** What the editor asks of the server; one entry a feature, registered where the server has it. */
const vscode = require('vscode')
const c = require('./convert')

const SELECTOR = [{language: 'dialog', scheme: 'file'}, {language: 'dialog', scheme: 'untitled'}]

const of = (document) => ({textDocument: {uri: document.uri.toString()}})
const at = (document, position) => ({...of(document), position})
const method = (name) => `textDocument/${name}`

/** Registers what a server can do. Returns what takes it back. */
function registerFeatures(client, capabilities) {
  return Object.entries(FEATURES).flatMap(([name, register]) => {
    const options = capabilities[`${name}Provider`]
    return options ? register(client, options) : []
  })
}

const l = vscode.languages

const FEATURES = {
  hover: (client) => l.registerHoverProvider(SELECTOR, {
    provideHover: (d, p, token) => client.ask(method('hover'), at(d, p), token,
      (h) => h && new vscode.Hover(c.markup(h.contents), h.range && c.range(h.range)))
  }),
  completion: (client, {resolveProvider, triggerCharacters = []}) => l.registerCompletionItemProvider(SELECTOR, {
    provideCompletionItems: (d, p, token, context) =>
      client.ask(method('completion'), {...at(d, p), context: completionContext(context)}, token, c.completions),
    resolveCompletionItem: resolveProvider && ((item, token) =>
      client.ask('completionItem/resolve', item.original, token, (i) => Object.assign(item, resolved(i))))
  }, ...triggerCharacters),
  signatureHelp: (client, {triggerCharacters = []}) => l.registerSignatureHelpProvider(SELECTOR, {
    provideSignatureHelp: (d, p, token) => client.ask(method('signatureHelp'), at(d, p), token, c.signatureHelp)
  }, ...triggerCharacters),
  definition: (client) => l.registerDefinitionProvider(SELECTOR, {
    provideDefinition: (d, p, token) => client.ask(method('definition'), at(d, p), token, c.locations)
  }),
  references: (client) => l.registerReferenceProvider(SELECTOR, {
    provideReferences: (d, p, context, token) =>
      client.ask(method('references'), {...at(d, p), context}, token, c.locations)
  }),
  documentHighlight: (client) => l.registerDocumentHighlightProvider(SELECTOR, {
    provideDocumentHighlights: (d, p, token) => client.ask(method('documentHighlight'), at(d, p), token,
      c.list((h) => new vscode.DocumentHighlight(c.range(h.range), (h.kind ?? 1) - 1)))
  }),
  documentSymbol: (client) => l.registerDocumentSymbolProvider(SELECTOR, {
    provideDocumentSymbols: (d, token) => client.ask(method('documentSymbol'), of(d), token, c.list(c.documentSymbol))
  }),
  workspaceSymbol: (client) => l.registerWorkspaceSymbolProvider({
    provideWorkspaceSymbols: (query, token) => client.ask('workspace/symbol', {query}, token, c.list(c.symbol))
  }),
  foldingRange: (client) => l.registerFoldingRangeProvider(SELECTOR, {
    provideFoldingRanges: (d, _, token) => client.ask(method('foldingRange'), of(d), token, c.list(c.foldingRange))
  }),
  selectionRange: (client) => l.registerSelectionRangeProvider(SELECTOR, {
    provideSelectionRanges: (d, positions, token) =>
      client.ask(method('selectionRange'), {...of(d), positions}, token, c.list(c.selectionRange))
  }),
  linkedEditingRange: (client) => l.registerLinkedEditingRangeProvider(SELECTOR, {
    provideLinkedEditingRanges: (d, p, token) => client.ask(method('linkedEditingRange'), at(d, p), token,
      (r) => r && new vscode.LinkedEditingRanges(r.ranges.map(c.range), r.wordPattern && new RegExp(r.wordPattern)))
  }),
  documentLink: (client) => l.registerDocumentLinkProvider(SELECTOR, {
    provideDocumentLinks: (d, token) => client.ask(method('documentLink'), of(d), token, c.list(c.documentLink))
  }),
  inlayHint: (client) => l.registerInlayHintsProvider(SELECTOR, {
    onDidChangeInlayHints: client.refreshed('inlayHint'),
    provideInlayHints: (d, range, token) =>
      client.ask(method('inlayHint'), {...of(d), range}, token, c.list(c.inlayHint))
  }),
  codeLens: (client, {resolveProvider}) => l.registerCodeLensProvider(SELECTOR, {
    onDidChangeCodeLenses: client.refreshed('codeLens'),
    provideCodeLenses: (d, token) => client.ask(method('codeLens'), of(d), token, c.list(c.codeLens)),
    resolveCodeLens: resolveProvider && ((lens, token) =>
      client.ask('codeLens/resolve', lens.original, token, c.codeLens))
  }),
  rename: (client, {prepareProvider}) => l.registerRenameProvider(SELECTOR, {
    provideRenameEdits: (d, p, newName, token) =>
      client.ask(method('rename'), {...at(d, p), newName}, token, c.workspaceEdit),
    prepareRename: prepareProvider && ((d, p, token) =>
      client.ask(method('prepareRename'), at(d, p), token, renamed))
  }),
  documentFormatting: (client) => l.registerDocumentFormattingEditProvider(SELECTOR, {
    provideDocumentFormattingEdits: (d, options, token) =>
      client.ask(method('formatting'), {...of(d), options}, token, c.list(c.edit))
  }),
  documentRangeFormatting: (client) => l.registerDocumentRangeFormattingEditProvider(SELECTOR, {
    provideDocumentRangeFormattingEdits: (d, range, options, token) =>
      client.ask(method('rangeFormatting'), {...of(d), range, options}, token, c.list(c.edit))
  }),
  documentOnTypeFormatting: (client, {firstTriggerCharacter, moreTriggerCharacter = []}) =>
    l.registerOnTypeFormattingEditProvider(SELECTOR, {
      provideOnTypeFormattingEdits: (d, p, ch, options, token) =>
        client.ask(method('onTypeFormatting'), {...at(d, p), ch, options}, token, c.list(c.edit))
    }, firstTriggerCharacter, ...moreTriggerCharacter),
  codeAction: (client, {resolveProvider}) => l.registerCodeActionsProvider(SELECTOR, {
    provideCodeActions: (d, range, context, token) => client.ask(method('codeAction'),
      {...of(d), range, context: actionContext(context)}, token, c.list(c.codeAction)),
    resolveCodeAction: resolveProvider && ((action, token) =>
      action.edit ? action : client.ask('codeAction/resolve', action.original, token, c.codeAction))
  }),
  semanticTokens: (client, {legend, full, range}) => {
    const names = new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)
    return [
      full && l.registerDocumentSemanticTokensProvider(SELECTOR, wholeTokens(client, full.delta), names),
      range && l.registerDocumentRangeSemanticTokensProvider(SELECTOR, {
        provideDocumentRangeSemanticTokens: (d, place, token) =>
          client.ask(method('semanticTokens/range'), {...of(d), range: place}, token, tokens)
      }, names)
    ].filter(Boolean)
  }
}

function wholeTokens(client, hasDelta) {
  return {
    onDidChangeSemanticTokens: client.refreshed('semanticTokens'),
    provideDocumentSemanticTokens: (d, token) => client.ask(method('semanticTokens/full'), of(d), token, tokens),
    provideDocumentSemanticTokensEdits: hasDelta && ((d, previousResultId, token) =>
      client.ask(method('semanticTokens/full/delta'), {...of(d), previousResultId}, token, tokenEdits))
  }
}

const tokens = (r) => r && new vscode.SemanticTokens(new Uint32Array(r.data), r.resultId)

function tokenEdits(r) {
  if (!r?.edits) return tokens(r)
  const edits = r.edits.map(
    (e) => new vscode.SemanticTokensEdit(e.start, e.deleteCount, e.data && new Uint32Array(e.data)))
  return new vscode.SemanticTokensEdits(edits, r.resultId)
}

const completionContext = ({triggerKind, triggerCharacter}) => ({triggerKind: triggerKind + 1, triggerCharacter})

const actionContext = ({diagnostics, only, triggerKind}) => ({
  diagnostics: diagnostics.map((d) => d.original).filter(Boolean),
  only: only && [only.value],
  triggerKind
})

/** What resolving adds. */
function resolved(item) {
  const {detail, documentation, additionalTextEdits} = c.completion(item)
  return {detail, documentation, additionalTextEdits}
}

const renamed = (r) => (r?.placeholder ? {range: c.range(r.range), placeholder: r.placeholder} : r && c.range(r))

module.exports = {registerFeatures, SELECTOR}
