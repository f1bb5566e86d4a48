import type { Core } from '@strapi/strapi'
import { orderTable } from './order-row'

const dayMs = 86_400_000
const batchSize = 1000

/** Days after an order came to nothing. */
export const unpaidKeptDays = 30

/** Whom an order was for, who wanted it, and what they wrote. */
const personalGone = { gift: null, people: null, billing: null, buyer_email: null }

/**
 * Forgets who wanted what they never paid, and whom it was for; the order itself stays counted. No page is open for so
 * long, and no bank takes so long to decide.
 */
export async function forgetUnpaid({ db: { connection } }: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - unpaidKeptDays * dayMs)
  const old = () =>
    connection(orderTable)
      .select('id')
      .where({ state: 'failed' })
      .where('failed_at', '<=', before)
      .where((known) => {
        for (const column of Object.keys(personalGone)) known.orWhereNotNull(column)
      })
      .limit(batchSize)
  for (;;) {
    const count = await connection(orderTable).whereIn('id', old()).update(personalGone)
    if (count < batchSize) return
  }
}
