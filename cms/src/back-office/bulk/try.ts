import { type BulkAction, type BulkTarget, listFilters, parseInput, queryOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { userTable } from '../../members/users/user-row'
import { inSteps } from '../../platform/database/in-steps'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { newRow } from '../../platform/lib/new-row'
import { requireByHand } from '../email-groups/change-members'
import { lists } from '../lists/all-lists'
import { rowsOf } from '../lists/where-of'
import { requireGivable } from '../people/actions/give-coupon'
import { outcomeOf } from './outcome-of'
import { changeRun, runTable, stepTable } from './run-row'

/** The users of an action between two ids, as rows `u`: of a page, or all results of a list. Throws invalidField. */
function chosen(strapi: Core.Strapi, target: BulkTarget, [first, last]: readonly [number, number]) {
  const users = strapi.db.connection(`${userTable} as u`).whereBetween('u.id', [first, last])
  if ('ids' in target) return users.whereIn('u.document_id', [...target.ids])
  if (lists[target.list].table !== factsTable) throw fieldError('invalidField', 'target')
  const query = queryOf(new URLSearchParams(target.query))
  const filters = parseInput(listFilters, query, env.LANGUAGE)
  if (!filters.ok) throw new AppError('invalidField', filters.error.errors ?? [])
  const found = rowsOf(strapi, target.list, filters.data).whereBetween('t.user_id', [first, last])
  return users.whereIn('u.id', found.select('t.user_id'))
}

type Wish = { admin: number; target: BulkTarget; what: BulkAction }

/** User ids per statement: takes a few milliseconds, however many are selected. */
const rangeSize = 1000

/**
 * Determines which users an action would change, and why the others are skipped; changes no user. The result is stored,
 * so that exactly these users are changed later, even if the selection matches others by then. Runs in steps without an
 * outer transaction: the run's id is unknown to others until the response.
 */
export async function tryRun(strapi: Core.Strapi, { admin, target, what }: Wish): Promise<string> {
  if (what.act === 'giveCoupon') requireGivable(what)
  if (what.act === 'addToGroup') await requireByHand(strapi, what.group, 'what.group')
  const { connection } = strapi.db
  const row = { ...newRow(), admin, what: JSON.stringify(what), state: 'tried' }
  const [run]: { id: number }[] = await connection(runTable).insert(row).returning('id')
  const runId = run?.id ?? 0
  const last: number = (await connection(userTable).max({ last: 'id' }).first())?.last ?? 0
  // A page of ids takes one statement.
  const size = 'ids' in target ? last : rangeSize
  let [from, letters] = [0, 0]
  await inSteps(async () => {
    const range: Range = [from + 1, from + size]
    await writeSteps(strapi, { runId, row, admin, what, target, range })
    letters += await countEmails(strapi, runId, range)
    from += size
    return from < last
  })
  await changeRun(strapi, runId, { letters: sendsEmails.has(what.act) ? letters : 0 })
  return row.document_id
}

/** The first and the last id. */
type Range = readonly [number, number]
type Steps = Wish & { runId: number; row: ReturnType<typeof newRow>; range: Range }

async function writeSteps(strapi: Core.Strapi, { runId, row, admin, what, target, range }: Steps) {
  const { connection } = strapi.db
  const [sql, bindings] = outcomeOf(what, admin)
  const steps = chosen(strapi, target, range).select(
    connection.raw("? || '-' || u.id", [row.document_id]),
    ...Array.from({ length: 3 }, () => instant(strapi, row.created_at)),
    connection.raw('CAST(? AS INTEGER)', [runId]),
    'u.id',
    connection.raw(sql, bindings),
  )
  const columns = ['document_id', 'created_at', 'updated_at', 'published_at']
  const into = [stepTable, ...columns, 'run_id', 'user_id', 'outcome']
  await connection(connection.raw('?? (??, ??, ??, ??, ??, ??, ??)', into)).insert(steps)
}

/** Actions that e-mail the users who accept offers (`applyAction`). */
const sendsEmails: ReadonlySet<BulkAction['act']> = new Set(['giveDays', 'giveCoupon'])

/** How many users of a range would be changed, and accept offers by e-mail. */
async function countEmails({ db }: Core.Strapi, runId: number, range: Range): Promise<number> {
  const row = await db
    .connection(`${stepTable} as s`)
    .join(`${userTable} as u`, 'u.id', 's.user_id')
    .where({ 's.run_id': runId, 's.outcome': 'waiting', 'u.news_letter': true })
    .whereBetween('s.user_id', [...range])
    .count({ count: '*' })
    .first()
  return Number(row?.count)
}

/** PostgreSQL treats an untyped parameter as text. */
const instant = ({ db: { connection, dialect } }: Core.Strapi, at: Date) =>
  connection.raw(dialect.client === 'postgres' ? 'CAST(? AS TIMESTAMP)' : '?', [at])
