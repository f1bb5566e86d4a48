import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { orderTable } from './order-row'

const dayMs = 86_400_000

/** Days after an order failed. */
export const unpaidRetentionDays = 30

/** Recipients, people, buyer, and message. */
const personalGone = { gift: null, people: null, billing: null, buyer_email: null }

/**
 * Erases personal data from unpaid orders; the order itself stays counted. No session is open that long, and no delayed
 * payment takes that long.
 */
export async function purgeUnpaid(strapi: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - unpaidRetentionDays * dayMs)
  await changeInSteps(strapi, {
    table: orderTable,
    which: (orders) =>
      orders
        .where({ state: 'failed' })
        .where('failed_at', '<=', before)
        .where((known) => {
          for (const column of Object.keys(personalGone)) known.orWhereNotNull(column)
        }),
    change: personalGone,
  })
}
