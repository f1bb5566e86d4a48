import type { Core } from '@strapi/strapi'
import { orderTable } from '../../../commerce/orders/order-row'
import { lockTable } from '../../../platform/database/lock-table'
import { dayAfter, dayAt } from '../../../platform/lib/dates'
import { env } from '../../../platform/lib/env'
import { type Database, steps } from '../in-steps'
import { columnsOf, daysTable, isCounted, parts, partsOf, sumsOf } from './sums'
import { hasTriggers, makeTriggers } from './triggers'

/** Per statement: each day takes three values, and SQLite allows 32 766. */
const mostDays = 1000

/** Days depend on the time zone: with another one all are recounted. */
const markOf = 'sales-days '

/**
 * Sums of orders per day, for the sales figures, which would otherwise read every order of two years. Triggers append a
 * note for each change of an order in its own transaction, so sums and notes together always equal the orders
 * (decision sales-figures); as with counted rows, no writer waits for another.
 */
export async function ensureSalesDays(strapi: Core.Strapi) {
  const { connection, dialect } = strapi.db
  const id = dialect.client === 'postgres' ? 'BIGSERIAL' : 'INTEGER'
  // Nullable wherever orders are: a note must never prevent an order from being written.
  await connection.raw(`CREATE TABLE IF NOT EXISTS ${daysTable} (
    id ${id} PRIMARY KEY, at TIMESTAMP NOT NULL, currency VARCHAR(255), product_key VARCHAR(255),
    is_sum BOOLEAN NOT NULL, ${parts.map((part) => `${part} BIGINT`).join(', ')})`)
  await connection.raw(`CREATE INDEX IF NOT EXISTS ${daysTable}_at ON ${daysTable} (at)`)
  await connection.raw(
    `CREATE INDEX IF NOT EXISTS ${daysTable}_notes ON ${daysTable} (at) WHERE is_sum = FALSE`,
  )
  const hasSums = await connection('krono_counters')
    .where({ name: markOf + env.TIME_ZONE })
    .first()
  if (!hasSums || !(await hasTriggers(strapi))) await recountSalesDays(strapi)
}

/** Recounts all orders; the table is locked against writes meanwhile. */
export const recountSalesDays = (strapi: Core.Strapi) =>
  strapi.db.transaction(async ({ trx }) => {
    await lockTable(strapi, orderTable)
    await makeTriggers(strapi, trx)
    await trx(daysTable).delete()
    await addDays(trx, await spanOfOrders(trx), {
      from: `${orderTable} o ON o.paid_at >= since AND o.paid_at < until`,
      where: isCounted('o'),
      of: 'o',
      sums: sumsOf(partsOf('o')),
    })
    await trx('krono_counters').where('name', 'like', `${markOf}%`).delete()
    await trx('krono_counters').insert({ name: markOf + env.TIME_ZONE, value: 1 })
  })

/** The job: merges notes into sums. Writes of counted orders wait for it. */
export const addUpSalesDays = async (strapi: Core.Strapi): Promise<void> =>
  strapi.db.transaction(async ({ trx }): Promise<void> => {
    await lockTable(strapi, daysTable)
    const notes = () => trx(`${daysTable} as n`).whereRaw('n.is_sum = FALSE')
    const ends = await endsOf(notes, 'n.at')
    if (!ends) return
    await addDays(trx, daysIn(ends), {
      from: `${daysTable} n ON n.at >= since AND n.at < until`,
      where: 'n.is_sum = FALSE',
      of: 'n',
      sums: sumsOf(columnsOf('n')),
    })
    await trx(daysTable).whereRaw('is_sum = FALSE').where('at', '>=', ends.first).delete()
  })

/** The first and the last day with a counted order. */
export async function spanOfOrders(database: Database): Promise<Span | undefined> {
  const orders = () => database(`${orderTable} as o`).whereNotNull('o.fulfilled_at')
  return daysIn(await endsOf(orders, 'o.paid_at'))
}

/** The first and the last stored day. */
export const spanOfDays = async (database: Database) =>
  daysIn(await endsOf(() => database(`${daysTable} as d`), 'd.at'))

type Instant = Date | number

/** Two queries: each reads the end of an index. */
async function endsOf(rows: () => ReturnType<Database>, column: string) {
  const [low]: { at: Instant | null }[] = await rows().min({ at: column })
  const [high]: { at: Instant | null }[] = await rows().max({ at: column })
  return low?.at && high?.at ? { first: low.at, last: high.at } : undefined
}

type Span = { first: string; last: string }

const dayOf = (at: Instant) => dayAt(new Date(at), env.TIME_ZONE)
const daysIn = (ends: { first: Instant; last: Instant } | undefined): Span | undefined =>
  ends && { first: dayOf(ends.first), last: dayOf(ends.last) }

/** Bounds of days, in chunks that fit into one statement. */
export function* daysOf({ first, last }: Span) {
  const end = dayAfter(last, 1)
  for (let from = first; from < end; from = dayAfter(from, mostDays)) {
    const bounds = [from]
    while (bounds.length <= mostDays && (bounds.at(-1) ?? end) < end)
      bounds.push(dayAfter(bounds.at(-1) ?? end, 1))
    yield bounds
  }
}

type Source = { from: string; where: string; of: string; sums: string }

async function addDays(trx: Database, span: Span | undefined, { from, where, of, sums }: Source) {
  if (!span) return
  const columns = `at, currency, product_key, is_sum, ${parts.join(', ')}`
  for (const bounds of daysOf(span)) {
    const { sql, values } = steps(bounds)
    await trx.raw(
      `INSERT INTO ${daysTable} (${columns})
       SELECT * FROM (${sql} SELECT since, ${of}.currency, ${of}.product_key, TRUE AS is_sum, ${sums}
         FROM steps JOIN ${from} WHERE ${where} GROUP BY since, ${of}.currency, ${of}.product_key) AS summed`,
      values,
    )
  }
}
