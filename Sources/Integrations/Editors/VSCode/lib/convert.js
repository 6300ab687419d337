'use strict'

/** Values of the protocol as values of the editor, and back. Both count in UTF-16. */
const vscode = require('vscode')

const position = (p) => new vscode.Position(p.line, p.character)
const range = (r) => new vscode.Range(position(r.start), position(r.end))
const uri = (u) => vscode.Uri.parse(u, true)
const location = (l) => new vscode.Location(uri(l.uri ?? l.targetUri), range(l.range ?? l.targetSelectionRange))
const edit = (e) => new vscode.TextEdit(range(e.range), e.newText)
const list = (convert) => (all) => (all ?? []).map((each) => convert(each))
const command = (c) => c && {title: c.title, command: c.command, arguments: c.arguments}

/** Words of the server, in Markdown or not. */
function markup(m) {
  if (m?.kind === 'plaintext') return new vscode.MarkdownString().appendText(m.value)
  return m && new vscode.MarkdownString(typeof m === 'string' ? m : m.value)
}

function diagnostic(d) {
  const {Error, Warning, Information, Hint} = vscode.DiagnosticSeverity
  const severity = [Error, Warning, Information, Hint][(d.severity ?? 1) - 1]
  const result = new vscode.Diagnostic(range(d.range), d.message, severity)
  result.source = d.source
  result.code = d.codeDescription ? {value: d.code, target: uri(d.codeDescription.href)} : d.code
  result.tags = d.tags
  result.relatedInformation = d.relatedInformation?.map(
    (i) => new vscode.DiagnosticRelatedInformation(location(i.location), i.message))
  result.original = d
  return result
}

function completion(item) {
  const label = item.labelDetails ? {label: item.label, ...item.labelDetails} : item.label
  const result = new vscode.CompletionItem(label, item.kind === undefined ? undefined : item.kind - 1)
  for (const name of ['detail', 'sortText', 'filterText', 'preselect', 'commitCharacters', 'tags']) {
    result[name] = item[name]
  }
  const {newText = item.insertText ?? item.label, range: place, insert, replace} = item.textEdit ?? {}
  result.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(newText) : newText
  if (place) result.range = range(place)
  if (insert) result.range = {inserting: range(insert), replacing: range(replace)}
  result.documentation = markup(item.documentation)
  result.additionalTextEdits = item.additionalTextEdits?.map(edit)
  result.command = command(item.command)
  result.original = item
  return result
}

function completions(answer) {
  const {items = answer ?? [], isIncomplete = false} = answer ?? {}
  return new vscode.CompletionList(items.map(completion), isIncomplete)
}

function workspaceEdit(w) {
  if (!w) return undefined
  const result = new vscode.WorkspaceEdit()
  for (const [file, edits] of Object.entries(w.changes ?? {})) result.set(uri(file), edits.map(edit))
  for (const change of w.documentChanges ?? []) {
    if (change.kind === 'create') result.createFile(uri(change.uri), change.options)
    else if (change.textDocument) result.set(uri(change.textDocument.uri), change.edits.map(edit))
  }
  return result
}

function codeAction(a) {
  if (typeof a.command === 'string') return command(a)
  const result = new vscode.CodeAction(a.title, a.kind && vscode.CodeActionKind.Empty.append(a.kind))
  result.edit = workspaceEdit(a.edit)
  result.diagnostics = a.diagnostics?.map(diagnostic)
  result.isPreferred = a.isPreferred
  result.disabled = a.disabled
  result.command = command(a.command)
  result.original = a
  return result
}

function documentSymbol(s) {
  if (s.location) return symbol(s)
  const result = new vscode.DocumentSymbol(
    s.name, s.detail ?? '', s.kind - 1, range(s.range), range(s.selectionRange))
  result.children = list(documentSymbol)(s.children)
  return result
}

const symbol = (s) => new vscode.SymbolInformation(s.name, s.kind - 1, s.containerName ?? '', location(s.location))

const selectionRange = (s) => new vscode.SelectionRange(range(s.range), s.parent && selectionRange(s.parent))

function foldingRange(f) {
  const kinds = {comment: vscode.FoldingRangeKind.Comment, region: vscode.FoldingRangeKind.Region}
  return new vscode.FoldingRange(f.startLine, f.endLine, kinds[f.kind])
}

function inlayHint(h) {
  const label = Array.isArray(h.label) ? h.label.map((part) => part.value).join('') : h.label
  const result = new vscode.InlayHint(position(h.position), label, h.kind)
  result.tooltip = markup(h.tooltip)
  result.paddingLeft = h.paddingLeft
  result.paddingRight = h.paddingRight
  result.textEdits = h.textEdits?.map(edit)
  return result
}

function codeLens(l) {
  const result = new vscode.CodeLens(range(l.range), command(l.command))
  result.original = l
  return result
}

function documentLink(l) {
  const result = new vscode.DocumentLink(range(l.range), l.target && uri(l.target))
  result.tooltip = l.tooltip
  return result
}

function signatureHelp(h) {
  if (!h) return undefined
  const result = new vscode.SignatureHelp()
  result.activeSignature = h.activeSignature ?? 0
  result.activeParameter = h.activeParameter ?? 0
  result.signatures = h.signatures.map((s) => {
    const signature = new vscode.SignatureInformation(s.label, markup(s.documentation))
    signature.parameters = list(
      (p) => new vscode.ParameterInformation(p.label, markup(p.documentation)))(s.parameters)
    return signature
  })
  return result
}

const locations = (answer) => (answer ? [answer].flat().map(location) : [])

module.exports = {
  codeAction, codeLens, completion, completions, diagnostic, documentLink, documentSymbol, edit, foldingRange,
  inlayHint, list, locations, markup, range, selectionRange, signatureHelp, symbol, uri, workspaceEdit
}
