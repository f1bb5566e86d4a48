import { createRequire } from 'node:module'

export type Question = { sql: string; bindings: readonly unknown[] }
export type Answer =
  | { rows: unknown[]; message?: undefined; code?: undefined }
  | { rows?: undefined; message: string; code: string }

type Database = {
  pragma(statement: string): unknown
  prepare(sql: string): { all(...bindings: readonly unknown[]): unknown[] }
}
const Sqlite: new (
  file: string | undefined,
  options: { readonly: true; timeout: number },
) => Database = createRequire(__filename)('better-sqlite3')

/** Program of one read connection (`sqlite-client`). SQLite itself refuses writes. */
const database = new Sqlite(process.argv[2], { readonly: true, timeout: 1000 })

function answerTo({ sql, bindings }: Question): Answer {
  try {
    return { rows: database.prepare(sql).all(...bindings) }
  } catch (error) {
    const { message, code } = Object(error)
    return { message: String(message), code: String(code) }
  }
}

process.on('message', (question: Question) => process.send?.(answerTo(question)))
// The cms has ended.
process.on('disconnect', () => process.exit())
// Ctrl+C is sent to the whole group; the cms ends this process when it ends itself.
process.on('SIGINT', () => undefined)
