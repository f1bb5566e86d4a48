import type { BulkAct, BulkWho } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { newRow } from '../../lib/new-row'
import { requireGivable } from '../people/acts/give-coupon'
import { chosen } from './chosen'
import { outcomeOf } from './judge'
import { runTable, stepTable } from './run-row'

type Wish = { admin: number; who: BulkWho; what: BulkAct }

/**
 * Finds out whom an act would change, and why not the others; nothing changes. They are written down, so that exactly
 * these are changed when somebody says so, whoever fits or no longer fits by then.
 */
export async function tryRun(strapi: Core.Strapi, { admin, who, what }: Wish): Promise<string> {
  if (what.act === 'giveCoupon') requireGivable(what)
  const row = { ...newRow(), admin, what: JSON.stringify(what), state: 'tried' }
  await strapi.db.transaction(async ({ trx }) => {
    const [run]: { id: number }[] = await trx(runTable).insert(row).returning('id')
    const [sql, bindings] = outcomeOf(what, admin)
    const { document_id: id, created_at: at } = row
    const steps = chosen(strapi, who).select(
      trx.raw("? || '-' || u.id", [id]),
      ...Array.from({ length: 3 }, () => instant(strapi, at)),
      trx.raw('CAST(? AS INTEGER)', [run?.id ?? 0]),
      'u.id',
      trx.raw(sql, bindings),
    )
    const columns = ['document_id', 'created_at', 'updated_at', 'published_at']
    const into = [stepTable, ...columns, 'run_id', 'user_id', 'outcome']
    await trx(trx.raw('?? (??, ??, ??, ??, ??, ??, ??)', into)).insert(steps)
  })
  return row.document_id
}

/** PostgreSQL takes what stands alone for a text. */
const instant = ({ db: { connection, dialect } }: Core.Strapi, at: Date) =>
  connection.raw(dialect.client === 'postgres' ? 'CAST(? AS TIMESTAMP)' : '?', [at])
