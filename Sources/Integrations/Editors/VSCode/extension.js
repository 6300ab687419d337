'use strict'

const vscode = require('vscode')
const {Client} = require('./lib/client')

/** The running server; it is started with the first source that is open. */
let client

async function restart(log) {
  await client?.stop()
  client = new Client(vscode.workspace.getConfiguration('dialog'), log)
  await client.start()
}

async function activate(context) {
  const log = vscode.window.createOutputChannel('dialogc')
  const command = (name, run) => vscode.commands.registerCommand(name, run)
  context.subscriptions.push(
    log,
    command('dialog.restart', () => restart(log)),
    command('dialog.showLog', () => log.show()),
    command('dialog.preview', () => client?.preview()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('dialog')) restart(log)
    })
  )
  await restart(log)
}

async function deactivate() {
  await client?.stop()
}

module.exports = {activate, deactivate}
