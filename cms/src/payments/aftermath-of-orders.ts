import type { Aftermath } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from '../entitlements/entitlement-row'
import type { OrderRow } from '../orders/order-row'
import { type ReceiptRow, receiptUid } from '../receipts/issue-receipt'

type Order = Pick<OrderRow, 'id' | 'state' | 'refundedAmount' | 'currency' | 'paidAt'> &
  Partial<Pick<OrderRow, 'paidCurrency'>>
type Brought = Pick<EntitlementRow, 'orderId' | 'state' | 'stateSince'>
type Credit = Pick<ReceiptRow, 'orderId' | 'kind' | 'issuedAt'>

/** What became of orders after they were paid, by their ids; those that are simply theirs are not in it. */
export async function aftermathOfOrders(
  { db }: Core.Strapi,
  orders: readonly Order[],
): Promise<ReadonlyMap<number, Aftermath>> {
  const orderId = { $in: orders.map(({ id }) => id) }
  const brought: EntitlementRow[] = await db.query(entitlementUid).findMany({ where: { orderId } })
  const credits: ReceiptRow[] = await db
    .query(receiptUid)
    .findMany({ where: { orderId, kind: 'credit' } })
  const found = orders.map((order) => {
    const ofOrder = (row: Brought | Credit) => row.orderId === order.id
    const facts = { brought: brought.filter(ofOrder), credits: credits.filter(ofOrder) }
    return [order.id, judgeAftermath(order, facts)] as const
  })
  return new Map(found.flatMap(([id, aftermath]) => (aftermath ? [[id, aftermath]] : [])))
}

type Facts = { brought: readonly Brought[]; credits: readonly Credit[] }

/** The rule: what an order brought may rest, or be over, by its own money or by that of what it was had for. */
export function judgeAftermath(order: Order, { brought, credits }: Facts): Aftermath | null {
  const { state, refundedAmount, paidAt } = order
  const within = (wanted: EntitlementRow['state']) => brought.filter((row) => row.state === wanted)
  const returned = { amount: refundedAmount, currency: order.paidCurrency ?? order.currency }
  const revoked = within('revoked')
  const lastCredit = latest(credits.map(({ issuedAt }) => issuedAt))
  const lastChange = (rows: readonly Brought[]) => latest(rows.map(({ stateSince }) => stateSince))
  const is = (which: Aftermath['is'], since: string | null) => ({
    is: which,
    since: since ?? new Date(paidAt ?? 0).toISOString(),
    returned,
  })
  const isOver = brought.length > 0 && revoked.length === brought.length
  if (state === 'refunded' || isOver) return is('over', lastCredit ?? lastChange(revoked))
  const resting = within('suspended')
  if (state === 'disputed' || resting.length > 0) return is('resting', lastChange(resting))
  return state === 'fulfilled' && refundedAmount > 0 ? is('partly', lastCredit) : null
}

function latest(instants: readonly string[]): string | null {
  const times = instants.map((instant) => new Date(instant).getTime())
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}
