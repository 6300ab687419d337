'use strict'

/** Activates the extension with a stand-in for the editor, asks every feature, and prints what came of it. */
const Module = require('module')
const path = require('path')

const [, , extension, place, text] = process.argv
const stand = path.join(__dirname, 'vscode.js')
const resolve = Module._resolveFilename
Module._resolveFilename = (name, ...rest) => (name === 'vscode' ? stand : resolve(name, ...rest))
const vscode = require('vscode')
const {state} = vscode

const uri = vscode.Uri.parse(place)
const document = {uri, languageId: 'dialog', version: 1, getText: () => text}
const at = (words) => {
  const before = text.slice(0, text.indexOf(words)).split('\n')
  return new vscode.Position(before.length - 1, before.at(-1).length)
}
const token = {onCancellationRequested: () => ({dispose() {}})}
const options = {tabSize: 2, insertSpaces: true}
const whole = new vscode.Range(new vscode.Position(0, 0), at('}\n'))

async function until(isDone) {
  for (let waited = 0; waited < 20000 && !isDone(); waited += 20) await new Promise((go) => setTimeout(go, 20))
}

const ASKED = {
  Hover: (p) => p.provideHover(document, at('purpose'), token),
  CompletionItem: (p) => p.provideCompletionItems(document, at('purpose'), token, {triggerKind: 0}),
  Definition: (p) => p.provideDefinition(document, at('disk} is'), token),
  Reference: (p) => p.provideReferences(document, at('disk: '), {includeDeclaration: true}, token),
  DocumentHighlight: (p) => p.provideDocumentHighlights(document, at('disk: '), token),
  DocumentSymbol: (p) => p.provideDocumentSymbols(document, token),
  WorkspaceSymbol: (p) => p.provideWorkspaceSymbols('Disk', token),
  FoldingRange: (p) => p.provideFoldingRanges(document, {}, token),
  SelectionRange: (p) => p.provideSelectionRanges(document, [at('disk} is')], token),
  LinkedEditingRange: (p) => p.provideLinkedEditingRanges(document, at('disk: '), token),
  DocumentLink: (p) => p.provideDocumentLinks(document, token),
  InlayHints: (p) => p.provideInlayHints(document, whole, token),
  CodeLens: (p) => p.provideCodeLenses(document, token),
  Rename: (p) => p.provideRenameEdits(document, at('disk: '), 'volume', token),
  SignatureHelp: (p) => p.provideSignatureHelp(document, at('disk} is'), token),
  DocumentFormattingEdit: (p) => p.provideDocumentFormattingEdits(document, options, token),
  DocumentRangeFormattingEdit: (p) => p.provideDocumentRangeFormattingEdits(document, whole, options, token),
  OnTypeFormattingEdit: (p) => p.provideOnTypeFormattingEdits(document, at('button'), '\n', options, token),
  CodeActions: (p) => p.provideCodeActions(
    document, new vscode.Range(at('!!"'), at('!!"')), {diagnostics: state.findings[place], triggerKind: 1}, token),
  DocumentSemanticTokens: (p) => p.provideDocumentSemanticTokens(document, token),
  DocumentRangeSemanticTokens: (p) => p.provideDocumentRangeSemanticTokens(document, whole, token)
}

async function converse() {
  vscode.workspace.textDocuments = [document]
  const {activate, deactivate} = require(path.join(extension, 'extension.js'))
  await activate({subscriptions: []})
  await until(() => state.findings[place]?.length > 0 || state.said.length > 0)
  const findings = state.findings[place]?.map(({code, message}) => ({code: code?.value ?? code, message}))
  const answers = {}
  for (const [name, provider] of Object.entries(state.providers)) {
    answers[name] = await ASKED[name](provider).catch((failure) => ({failure: failure.message}))
  }
  const commands = Object.keys(state.commands)
  const given = await state.commands['dialogc.preview']?.(place, 'DiskFull')
  // The first change of a document that is told; the mark goes.
  const mark = at('!!"')
  const change = {range: new vscode.Range(mark, new vscode.Position(mark.line, mark.character + 1)), text: ''}
  vscode.events.onDidChangeTextDocument.fire({document: {...document, version: 2}, contentChanges: [change]})
  await until(() => !findings || state.findings[place]?.length < findings.length)
  const left = state.findings[place]?.length
  await deactivate()
  console.log(JSON.stringify({findings, answers, commands, preview: given, left, said: state.said, log: state.log}))
  process.exit(0)
}

converse()
