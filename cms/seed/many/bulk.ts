import type { Core } from '@strapi/strapi'

type Value = string | number | boolean | null | object
export type Columns = Readonly<Record<string, Value>>

/** Rows per statement: enough to make its overhead negligible, few enough for some megabytes of JSON. */
const chunk = 5000

/**
 * Bulk insert without Strapi's document service. Each chunk of rows is one JSON parameter, which the database expands
 * (`json_each`, `json_populate_recordset`): the same on SQLite and PostgreSQL.
 */
export async function bulkInto({ db: { connection, dialect } }: Core.Strapi) {
  const isPostgres = dialect.client === 'postgres'
  const tables = new Map<string, { next: number; waiting: Columns[] }>()

  const statementOf = (table: string, columns: readonly string[]) => {
    const list = columns.map((column) => `"${column}"`).join(', ')
    const values = isPostgres ? list : columns.map((column) => `value->>'${column}'`).join(', ')
    const rows = isPostgres
      ? `json_populate_recordset(NULL::${table}, CAST(? AS json))`
      : 'json_each(?)'
    return `INSERT INTO ${table} (${list}) SELECT ${values} FROM ${rows}`
  }

  // The next rows are made while the database writes these.
  let writing: Promise<unknown> = Promise.resolve()

  async function flush(table: string) {
    const rows = tables.get(table)?.waiting.splice(0)
    const [first] = rows ?? []
    if (!first) return
    const values = JSON.stringify(rows)
    await writing
    // `then` begins it; each further one of a knex statement would run it again.
    writing = connection.raw(statementOf(table, Object.keys(first)), [values]).then()
  }

  return {
    /** An instant as the database stores it. */
    instant: (ms: number) => (isPostgres ? textOf(ms) : Math.round(ms)),

    /** Prepares tables; the ids of new rows follow those of existing rows. */
    async open(...names: string[]) {
      for (const table of names) {
        const row: { last?: number | null } | undefined = await connection(table)
          .max({ last: 'id' })
          .first()
        tables.set(table, { next: (row?.last ?? 0) + 1, waiting: [] })
      }
    },

    /** The id of the next row of a table. */
    nextId: (table: string) => tables.get(table)?.next ?? 0,

    /** Adds a row; all rows of a table have the same columns. Resolves to its id. */
    async add(table: string, columns: Columns): Promise<number> {
      const state = tables.get(table)
      if (!state) throw new Error(`${table} was not opened.`)
      const id = state.next
      state.next += 1
      state.waiting.push({ id, ...columns })
      if (state.waiting.length >= chunk) await flush(table)
      return id
    },

    /** Writes the remaining rows. */
    async close() {
      for (const table of tables.keys()) {
        await flush(table)
        await writing
        if (isPostgres)
          await connection.raw(
            `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT COALESCE(MAX(id), 1) FROM ${table}))`,
          )
      }
    },
  }
}

const dayMs = 86_400_000
const days = new Map<number, string>()
const two = (part: number) => String(part).padStart(2, '0')

/** As `toISOString`, which took half of the time of this program. */
function textOf(instant: number) {
  const ms = Math.trunc(instant)
  const day = Math.floor(ms / dayMs)
  const date = days.get(day) ?? new Date(day * dayMs).toISOString().slice(0, 11)
  days.set(day, date)
  const seconds = Math.floor((ms - day * dayMs) / 1000)
  const time = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    two(Math.floor(part)),
  )
  return `${date}${time.join(':')}.${String(ms - Math.floor(ms / 1000) * 1000).padStart(3, '0')}Z`
}

export type Bulk = Awaited<ReturnType<typeof bulkInto>>
