import { type Stat, type StatName, statNames } from '@krono/contract'
import { sumsTable } from '../../library/page-views/add-visit-sums'
import { factsTable } from '../../members/users/facts/facts-row'
import { dayAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import type { Query } from '../lists/definition'
import { premiumSql, tierSql } from '../lists/users'
import { daysTable } from '../sales/days/sums'
import { type Database, numberIn, type Row } from '../sales/in-steps'

type Times = { at: Date; since: Date }
type Count = Omit<Stat, 'name'>
type Counts = Partial<Record<StatName, Count>>

/** Rows of a table, and those of them added since an instant; each count reads one narrow index. */
type Counted = { table: string; addedAt: string; where?: (rows: Query) => Query }

const tables = {
  subscribers: {
    table: 'newsletter_subscribers',
    addedAt: 'confirmed_at',
    where: (rows) => rows.where({ state: 'active' }),
  },
  dates: {
    table: 'registered_dates',
    addedAt: 'created_at',
    where: (rows) => rows.whereNull('deleted_at'),
  },
  relationships: { table: 'relationship_entries', addedAt: 'created_at' },
  tests: { table: 'personality_tests', addedAt: 'taken_at' },
  feltDays: { table: 'felt_days', addedAt: 'created_at' },
  shared: { table: 'shared_results', addedAt: 'created_at' },
  analyses: { table: 'analyses', addedAt: 'created_at' },
  coupons: { table: 'coupons', addedAt: 'created_at' },
  letters: {
    table: 'outgoing_mails',
    addedAt: 'sent_at',
    where: (rows) => rows.where({ state: 'sent' }),
  },
} as const satisfies Partial<Record<StatName, Counted>>

const countIn = async (rows: Query): Promise<number> => {
  const [row = {}]: Row[] = await rows.count({ count: '*' })
  return numberIn(row, 'count')
}

async function rowsOf(
  database: Database,
  { table, addedAt, where = (rows) => rows }: Counted,
  { since }: Times,
): Promise<Count> {
  return {
    all: await countIn(where(database(table))),
    added: await countIn(where(database(table)).where(addedAt, '>=', since)),
  }
}

/** Users in one scan of one index (database/special-indexes, `filtered`). */
async function users(database: Database, { at, since }: Times): Promise<Counts> {
  const sum = (condition: string, bindings: readonly Date[] = []) =>
    database.raw(`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`, [...bindings])
  const isRenewing = `COALESCE(${tierSql.subscriber}, FALSE)`
  const [row = {}]: Row[] = await database(`${factsTable} as t`).select({
    users: sum('TRUE'),
    joined: sum('t.joined_at >= ?', [since]),
    confirmed: sum('t.confirmed'),
    joined_confirmed: sum('t.confirmed AND t.joined_at >= ?', [since]),
    active: sum('t.last_seen_at >= ?', [since]),
    subscriber: sum(isRenewing),
    premium: sum(premiumSql, [at]),
  })
  const of = (column: string) => numberIn(row, column)
  const state = (all: number): Count => ({ all, added: null })
  return {
    users: { all: of('users'), added: of('joined') },
    confirmed: { all: of('confirmed'), added: of('joined_confirmed') },
    active: state(of('active')),
    subscriber: state(of('subscriber')),
    paid: state(of('premium') - of('subscriber')),
    free: state(of('users') - of('premium')),
  }
}

/** Paid orders, from the sums of days, which always equal the orders (decision sales-figures). */
async function orders(database: Database, { since }: Times): Promise<Count> {
  const [all = {}]: Row[] = await database(daysTable).sum({ count: 'orders' })
  const [recent = {}]: Row[] = await database('orders')
    .whereNotNull('fulfilled_at')
    .where('paid_at', '>=', since)
    .count({ count: '*' })
  return { all: numberIn(all, 'count'), added: numberIn(recent, 'count') }
}

/** PDFs that web has made for a download. */
async function files(database: Database, { since }: Times): Promise<Count> {
  const made = () => database(sumsTable).where({ kind: 'file' }).sum({ count: 'count' })
  const [all = {}]: Row[] = await made()
  const [recent = {}]: Row[] = await made().where('day', '>=', dayAt(since, env.TIME_ZONE))
  return { all: numberIn(all, 'count'), added: numberIn(recent, 'count') }
}

/** How much there is of everything, and how much of it was added since an instant. */
export async function countEverything(database: Database, times: Times): Promise<Stat[]> {
  const counts: Counts = {
    ...(await users(database, times)),
    orders: await orders(database, times),
    files: await files(database, times),
  }
  for (const [name, counted] of Object.entries(tables))
    counts[name as StatName] = await rowsOf(database, counted, times)
  return statNames.map((name) => ({ name, ...(counts[name] ?? { all: 0, added: null }) }))
}
