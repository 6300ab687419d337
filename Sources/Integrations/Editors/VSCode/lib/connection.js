'use strict'

/** JSON-RPC 2.0 as the Language Server Protocol frames it, over the pipes of a process. Knows no editor. */
class Connection {
  /**
   * @param process the server
   * @param receiver what hears it: `request(method, params)`, `notify(method, params)`, `trace(sign, message)`
   */
  constructor(process, receiver) {
    this.process = process
    this.receiver = receiver
    this.nextId = 1
    this.waiting = new Map()
    this.buffer = Buffer.alloc(0)
    process.stdout.on('data', (data) => this.read(data))
    process.stdin.on('error', () => this.close())
    process.on('error', () => this.close())
    process.on('exit', () => this.close())
  }

  /** Asks the server; a token of cancellation withdraws the question. */
  request(method, params, token) {
    if (this.isClosed) return Promise.reject(new Error('dialogc has ended'))
    const id = this.nextId++
    const answer = new Promise((resolve, reject) => this.waiting.set(id, {resolve, reject}))
    this.send({id, method, params})
    const watch = token?.onCancellationRequested(() => this.notify('$/cancelRequest', {id}))
    return answer.finally(() => watch?.dispose())
  }

  notify(method, params) {
    this.send({method, params})
  }

  send(message) {
    if (this.isClosed) return
    this.receiver.trace('→', message)
    const body = Buffer.from(JSON.stringify({jsonrpc: '2.0', ...message}))
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.process.stdin.write(body)
  }

  read(data) {
    this.buffer = Buffer.concat([this.buffer, data])
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: *(\d+)/i.exec(this.buffer.toString('ascii', 0, end))?.[1])
      const start = end + 4
      if (this.buffer.length < start + length) return
      const message = JSON.parse(this.buffer.toString('utf8', start, start + length))
      this.buffer = this.buffer.subarray(start + length)
      this.receive(message)
    }
  }

  receive(message) {
    this.receiver.trace('←', message)
    if (message.method === undefined) this.settle(message)
    else if (message.id === undefined) this.receiver.notify(message.method, message.params)
    else this.answer(message)
  }

  settle({id, result, error}) {
    const asked = this.waiting.get(id)
    this.waiting.delete(id)
    if (error) asked?.reject(Object.assign(new Error(error.message), {code: error.code}))
    else asked?.resolve(result)
  }

  async answer({id, method, params}) {
    try {
      this.send({id, result: (await this.receiver.request(method, params)) ?? null})
    } catch (failure) {
      this.send({id, error: {code: failure.code ?? -32603, message: failure.message}})
    }
  }

  close() {
    this.isClosed = true
    for (const asked of this.waiting.values()) asked.reject(new Error('dialogc has ended'))
    this.waiting.clear()
  }
}

module.exports = {Connection}
