import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { ClientClass, Query } from './cancel-on-abort'
import { longestReadMs } from './limits'
import type { Answer, Question } from './sqlite-process'

/**
 * SQLite runs in the calling thread, so a slow statement would block every other call. Each connection of this client
 * is a process of its own that opens the same file for reading; only ending the process cancels a statement.
 */
export const inOwnProcess = (Dialect: ClientClass): ClientClass =>
  class extends Dialect {
    override async acquireRawConnection(): Promise<ChildProcess> {
      const { filename } = this.connectionSettings as { filename: string }
      const program = path.join(__dirname, 'sqlite-process.js')
      // It needs none of our secrets.
      return fork(program, [filename], { serialization: 'advanced', execArgv: [], env: {} })
    }

    override async destroyRawConnection(connection: ChildProcess) {
      connection.kill('SIGKILL')
    }

    override validateConnection(connection: ChildProcess) {
      return connection.connected
    }

    override async cancelQuery(connection: ChildProcess) {
      connection.kill('SIGKILL')
    }

    override async _query(connection: ChildProcess, query: Query): Promise<Query> {
      const bindings = this._formatBindings(query.bindings)
      const timer = setTimeout(() => void this.cancelQuery(connection), longestReadMs)
      try {
        query.response = await ask(connection, { sql: query.sql, bindings })
        return query
      } finally {
        clearTimeout(timer)
      }
    }
  }

const failure = (message: string, code: string) => Object.assign(new Error(message), { code })

/** A connection handles one statement at a time. */
function ask(connection: ChildProcess, question: Question): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      connection.off('message', take)
      connection.off('exit', fail)
    }
    const take = (answer: unknown) => {
      stop()
      const { rows, message, code } = answer as Answer
      if (rows) resolve(rows)
      else reject(failure(message, code))
    }
    const fail = () => {
      stop()
      reject(failure('The statement took too long, or its call has ended.', 'SQLITE_INTERRUPT'))
    }
    connection.on('message', take)
    connection.on('exit', fail)
    connection.send(question, (error) => error && fail())
  })
}
