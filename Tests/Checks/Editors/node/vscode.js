'use strict'

/** As much of the editor's own module as the extension uses: values that are kept, events that can be fired. */
class Value {
  constructor(...given) {
    this.given = given
  }
}

const values = [
  'Location', 'TextEdit', 'Hover', 'CompletionItem', 'SnippetString', 'CodeAction', 'DocumentSymbol',
  'SymbolInformation', 'SelectionRange', 'FoldingRange', 'InlayHint', 'CodeLens', 'DocumentLink', 'SignatureHelp',
  'SignatureInformation', 'ParameterInformation', 'DocumentHighlight', 'LinkedEditingRanges', 'SemanticTokens',
  'SemanticTokensLegend', 'SemanticTokensEdit', 'SemanticTokensEdits', 'DiagnosticRelatedInformation'
]
for (const name of values) exports[name] = class extends Value {}

class EventEmitter {
  constructor() {
    this.heard = []
    this.event = (listener) => {
      this.heard.push(listener)
      return {dispose: () => (this.heard = this.heard.filter((each) => each !== listener))}
    }
  }

  fire(value) {
    for (const listener of this.heard) listener(value)
  }
}

exports.EventEmitter = EventEmitter
exports.Position = class {
  constructor(line, character) {
    Object.assign(this, {line, character})
  }
}
exports.Range = class {
  constructor(start, end) {
    Object.assign(this, {start, end})
  }
}
exports.Uri = {parse: (text) => ({toString: () => text})}
exports.MarkdownString = class {
  constructor(value = '') {
    this.value = value
  }

  appendText(text) {
    this.value += text
    return this
  }
}
exports.Diagnostic = class {
  constructor(range, message, severity) {
    Object.assign(this, {range, message, severity})
  }
}
exports.CompletionList = class {
  constructor(items, isIncomplete) {
    Object.assign(this, {items, isIncomplete})
  }
}
exports.WorkspaceEdit = class {
  constructor() {
    this.edits = {}
  }

  set(uri, edits) {
    this.edits[uri.toString()] = edits
  }
}
exports.DiagnosticSeverity = {Error: 0, Warning: 1, Information: 2, Hint: 3}
exports.FoldingRangeKind = {Comment: 1, Imports: 2, Region: 3}
exports.ViewColumn = {Beside: -2}
exports.CodeActionKind = {Empty: {append: (kind) => ({value: kind})}}
exports.version = '1.75.0'
exports.env = {language: process.env.VSCODE_LANGUAGE ?? 'en'}

/** What was registered, by the name of what it is, and what was shown. */
const state = {providers: {}, commands: {}, findings: {}, said: [], log: []}
exports.state = state

exports.languages = new Proxy(
  {
    createDiagnosticCollection: () => ({
      set: (uri, all) => (state.findings[uri.toString()] = all),
      clear: () => (state.findings = {}),
      dispose: () => (state.findings = {})
    }),
    match: (_, document) => (document.languageId === 'dialog' ? 10 : 0)
  },
  {
    get: (own, name) => own[name] ?? ((...given) => {
      state.providers[name.replace(/^register|Provider$/g, '')] = given.find((each) => isProvider(each))
      return {dispose() {}}
    })
  }
)

const isProvider = (value) => typeof value === 'object' && Object.keys(value).some((name) => /^provide/.test(name))

exports.commands = {
  registerCommand(name, run) {
    state.commands[name] = run
    return {dispose: () => delete state.commands[name]}
  }
}

const show = (message) => {
  state.said.push(message)
  return Promise.resolve()
}
exports.window = {
  createOutputChannel: () => ({appendLine: (l) => state.log.push(l), append: (l) => state.log.push(l), dispose() {}}),
  showErrorMessage: show,
  showWarningMessage: show,
  showInformationMessage: show,
  showTextDocument: (document) => state.said.push(document)
}

const events = ['Open', 'Change', 'Close', 'Save'].map((name) => [`onDid${name}TextDocument`, new EventEmitter()])
exports.events = Object.fromEntries(events)
const event = new EventEmitter().event
const file = () => ({onDidCreate: event, onDidChange: event, onDidDelete: event, dispose() {}})
exports.workspace = {
  ...Object.fromEntries(events.map(([name, emitter]) => [name, emitter.event])),
  onDidChangeWorkspaceFolders: new EventEmitter().event,
  onDidChangeConfiguration: new EventEmitter().event,
  createFileSystemWatcher: file,
  textDocuments: [],
  workspaceFolders: [{uri: exports.Uri.parse('file:///w'), name: 'w'}],
  openTextDocument: async (uri) => uri.toString(),
  applyEdit: async () => true,
  getConfiguration: () => ({
    get: (name) => ({'server.path': process.env.DIALOGC, 'server.arguments': [], 'trace.server': 'messages'})[name]
  })
}
