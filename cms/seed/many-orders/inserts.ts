import type { Core } from '@strapi/strapi'

export const daySeconds = 86_400
export const termDays = 30
export const perUser = 10

/** SQL conditions for the kind of order `i`: `k` is its position among the ten orders of a user `u`. */
export const isMonth = 'k < 6'
export const isFree = 'k = 6'
export const isGift = 'k = 7'
export const isFailed = 'k = 8'
export const isRefunded = 'k = 9'
export const isPaid = `NOT (${isFailed})`

export const amount = `CASE WHEN ${isFree} THEN 0 ELSE 300000 END`
export const people = `'[{"name":"A","date":"1984-06-12"}]'`

/** SQL expressions by column. */
type Columns = Readonly<Record<string, string>>

export type Inserts = ReturnType<typeof insertsOf>

/** Shared by the statements of all tables: the instants of an order, and the insert itself. */
export function insertsOf({ db: { connection, dialect } }: Core.Strapi, orders: number) {
  const isPostgres = dialect.client === 'postgres'
  const nowSeconds = Math.floor(Date.now() / 1000)
  /** The instant so many seconds (an SQL expression) from now. */
  const now = (seconds = '0') =>
    isPostgres
      ? `(to_timestamp(${nowSeconds} + ${seconds}) AT TIME ZONE 'UTC')`
      : `((${nowSeconds} + ${seconds}) * 1000)`
  const json = (text: string) => (isPostgres ? `CAST(${text} AS jsonb)` : text)

  const began = `(0 - ${5 * termDays} - u % 29) * ${daySeconds}`
  const start = now(`${began} + k * ${termDays * daySeconds}`)
  const end = now(`${began} + (k + 1) * ${termDays * daySeconds}`)
  const paidUntil = now(`${began} + ${6 * termDays * daySeconds}`)
  const failed = now(`0 - (u % 60) * ${daySeconds}`)

  async function add(table: string, columns: Columns, only = 'TRUE', at = start) {
    const row: Columns = {
      document_id: `'${table}-' || i`,
      created_at: at,
      updated_at: at,
      published_at: at,
      ...columns,
    }
    const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${orders}),
      o AS (SELECT i, (i - 1) / ${perUser} + 1 AS u, (i - 1) % ${perUser} AS k FROM n)`
    const names = Object.keys(row).map((name) => `"${name}"`)
    await connection.raw(
      `${numbers} INSERT INTO ${table} (${names.join(', ')})
       SELECT ${Object.values(row).join(', ')} FROM o WHERE ${only}`,
    )
    if (isPostgres)
      await connection.raw(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT MAX(id) FROM ${table}))`,
      )
  }

  return { add, now, json, start, end, paidUntil, failed }
}
