'use strict'

const {spawn} = require('child_process')
const vscode = require('vscode')
const c = require('./convert')
const {capabilities} = require('./capabilities')
const {Connection} = require('./connection')
const {registerFeatures, SELECTOR} = require('./features')

/** How often a server that ends by itself is started anew, and in what time, in milliseconds. */
const RESTARTS = {count: 3, within: 180_000}
/** How long an end is waited for, in milliseconds. */
const PATIENCE = 2000
/** Answers of LSP 3.17 that mean: asked in vain, ask again when it matters. */
const WITHDRAWN = [-32800, -32801, -32802]

/** A server, and what the editor and it tell each other. */
class Client {
  constructor(settings, log) {
    this.settings = settings
    this.log = log
    this.findings = vscode.languages.createDiagnosticCollection('dialogc')
    this.refreshes = {}
    this.registered = []
    this.ends = []
  }

  // Life

  async start() {
    const path = this.settings.get('server.path')
    this.process = spawn(path, ['lsp', ...this.settings.get('server.arguments')])
    this.process.on('error', (failure) => this.cannotStart(path, failure))
    this.process.on('exit', () => this.ended())
    this.process.stderr.on('data', (data) => this.log.append(data.toString()))
    this.connection = new Connection(this.process, this)
    try {
      const {capabilities: own} = await this.connection.request('initialize', this.introduction())
      this.connection.notify('initialized', {})
      this.listen(own)
    } catch (failure) {
      this.log.appendLine(String(failure))
    }
  }

  introduction() {
    const folders = vscode.workspace.workspaceFolders ?? []
    return {
      processId: process.pid,
      clientInfo: {name: 'Visual Studio Code', version: vscode.version},
      locale: vscode.env.language,
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map(folder),
      capabilities,
      trace: this.settings.get('trace.server')
    }
  }

  listen(own) {
    const {workspace} = vscode
    const commands = own.executeCommandProvider?.commands ?? []
    const files = workspace.createFileSystemWatcher('**/*.dialog')
    // Of a folder that goes, nothing is told of what was in it.
    const folders = workspace.createFileSystemWatcher('**', true, true)
    this.registered = [
      ...registerFeatures(this, own),
      ...commands.map((name) => vscode.commands.registerCommand(name, (...given) => this.execute(name, given))),
      files,
      files.onDidCreate((uri) => this.fileChanged(uri, 1)),
      files.onDidChange((uri) => this.fileChanged(uri, 2)),
      files.onDidDelete((uri) => this.fileChanged(uri, 3)),
      folders,
      folders.onDidDelete((uri) => this.fileChanged(uri, 3)),
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidChangeTextDocument((event) => this.changed(event)),
      workspace.onDidCloseTextDocument((document) => this.tell('didClose', document)),
      workspace.onDidSaveTextDocument((document) => this.tell('didSave', document)),
      workspace.onDidChangeWorkspaceFolders(({added, removed}) =>
        this.connection.notify('workspace/didChangeWorkspaceFolders', {
          event: {added: added.map(folder), removed: removed.map(folder)}
        }))
    ]
    for (const document of workspace.textDocuments) this.opened(document)
  }

  async stop() {
    this.isStopping = true
    this.forget()
    this.findings.dispose()
    if (this.connection?.isClosed ?? true) return
    const end = this.connection.request('shutdown').catch(() => null)
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())])
    this.connection.notify('exit')
  }

  /** A server that ended by itself is started anew, unless it ends again and again. */
  ended() {
    if (this.isStopping) return
    this.forget()
    this.findings.clear()
    const now = Date.now()
    this.ends = [...this.ends.filter((end) => now - end < RESTARTS.within), now]
    if (this.ends.length <= RESTARTS.count) this.start()
    else this.say(words('dialogc ended again and again', 'dialogc가 계속 종료됩니다'))
  }

  cannotStart(path, {code}) {
    this.isStopping = true
    this.say(words(
      `‘${path}’ could not be started (${code}); set dialog.server.path`,
      `‘${path}’ 실행 실패(${code}). dialog.server.path 설정을 확인하세요`))
  }

  forget() {
    for (const each of this.registered) each.dispose()
    this.registered = []
  }

  // Documents

  isOwn(document) {
    return vscode.languages.match(SELECTOR, document) > 0
  }

  opened(document) {
    const {version} = document
    this.tell('didOpen', document, {languageId: 'dialog', version, text: document.getText()})
  }

  changed({document, contentChanges}) {
    if (contentChanges.length === 0) return
    const changes = contentChanges.map(({range, text}) => ({range, text}))
    this.tell('didChange', document, {version: document.version}, {contentChanges: changes})
  }

  tell(name, document, about = {}, more = {}) {
    if (!this.isOwn(document)) return
    this.connection.notify(`textDocument/${name}`, {textDocument: {uri: document.uri.toString(), ...about}, ...more})
  }

  fileChanged(uri, type) {
    this.connection.notify('workspace/didChangeWatchedFiles', {changes: [{uri: uri.toString(), type}]})
  }

  // What the editor asks

  /** A question that is withdrawn, or overtaken by a change, has no answer. */
  async ask(method, params, token, convert = (answer) => answer) {
    try {
      return convert(await this.connection.request(method, params, token))
    } catch (failure) {
      if (WITHDRAWN.includes(failure.code)) return undefined
      throw failure
    }
  }

  execute(name, given) {
    return this.ask('workspace/executeCommand', {command: name, arguments: given})
  }

  /** The dialog that the cursor is in, as it will stand: what its lens would do. */
  async preview() {
    const {document, selection} = vscode.window.activeTextEditor ?? {}
    if (!document) return
    const lenses = await this.ask('textDocument/codeLens', {textDocument: {uri: document.uri.toString()}})
    const above = (lenses ?? []).filter(({command, range}) =>
      command?.command === 'dialogc.preview' && range.start.line <= selection.active.line)
    const {command} = above.at(-1) ?? {}
    if (command) await this.execute(command.command, command.arguments)
  }

  /** An event for when the server wants something asked again. */
  refreshed(name) {
    this.refreshes[name] ??= new vscode.EventEmitter()
    return this.refreshes[name].event
  }

  // What the server tells and asks

  notify(method, params) {
    if (method === 'textDocument/publishDiagnostics') {
      this.findings.set(c.uri(params.uri), params.diagnostics.map(c.diagnostic))
    } else if (method === 'window/showMessage') {
      this.say(params.message, params.type)
    } else if (method === 'window/logMessage' || method === '$/logTrace') {
      this.log.appendLine(params.message)
    }
  }

  async request(method, params) {
    const refresh = /^workspace\/(\w+)\/refresh$/.exec(method)?.[1]
    if (refresh) return this.refreshes[refresh]?.fire()
    if (!ANSWERS[method]) throw Object.assign(new Error(`no ${method} here`), {code: -32601})
    return ANSWERS[method](params, this)
  }

  say(message, type = 1, actions = []) {
    const {showErrorMessage, showWarningMessage, showInformationMessage} = vscode.window
    const show = [showErrorMessage, showWarningMessage][type - 1] ?? showInformationMessage
    return show(message, ...actions)
  }

  trace(sign, message) {
    const wanted = this.settings.get('trace.server')
    if (wanted === 'messages') this.log.appendLine(`${sign} ${message.method ?? message.id}`)
    if (wanted === 'verbose') this.log.appendLine(`${sign} ${JSON.stringify(message)}`)
  }
}

const ANSWERS = {
  'workspace/applyEdit': async ({edit}) => ({applied: await vscode.workspace.applyEdit(c.workspaceEdit(edit))}),
  'workspace/configuration': ({items}, {settings}) => items.map(({section}) => settings.get(section ?? '') ?? null),
  'workspace/workspaceFolders': () => (vscode.workspace.workspaceFolders ?? []).map(folder),
  'window/showMessageRequest': ({message, type, actions = []}, client) => client.say(message, type, actions),
  'window/workDoneProgress/create': () => null,
  'client/registerCapability': () => null,
  'client/unregisterCapability': () => null,
  'window/showDocument': async ({uri, external, takeFocus, selection}) => {
    if (external) return {success: await vscode.env.openExternal(c.uri(uri))}
    const document = await vscode.workspace.openTextDocument(c.uri(uri))
    await vscode.window.showTextDocument(document, {
      preserveFocus: !takeFocus, preview: true, viewColumn: vscode.ViewColumn.Beside,
      selection: selection && c.range(selection)
    })
    return {success: true}
  }
}

const folder = ({uri, name}) => ({uri: uri.toString(), name})
const words = (english, korean) => (vscode.env.language.startsWith('ko') ? korean : english)

module.exports = {Client}
