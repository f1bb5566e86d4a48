import type { OrderStatus } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from '../../entitlements/entitlement-row'
import type { OrderRow } from '../../orders/order-row'
import { type ReceiptRow, receiptUid } from '../../receipts/issue-receipt'

type Order = Pick<OrderRow, 'id' | 'state' | 'refundedAmount' | 'currency' | 'paidAt'> &
  Partial<Pick<OrderRow, 'paidCurrency'>>
type Brought = Pick<EntitlementRow, 'orderId' | 'state' | 'stateSince'>
type Credit = Pick<ReceiptRow, 'orderId' | 'kind' | 'issuedAt'>

/** What happened to paid orders, by id: refunded, disputed or revoked. Orders without any of these are omitted. */
export async function statusOfOrders(
  { db }: Core.Strapi,
  orders: readonly Order[],
): Promise<ReadonlyMap<number, OrderStatus>> {
  const orderId = { $in: orders.map(({ id }) => id) }
  const brought: EntitlementRow[] = await db.query(entitlementUid).findMany({ where: { orderId } })
  const credits: ReceiptRow[] = await db
    .query(receiptUid)
    .findMany({ where: { orderId, kind: 'credit' } })
  const found = orders.map((order) => {
    const ofOrder = (row: Brought | Credit) => row.orderId === order.id
    const facts = { brought: brought.filter(ofOrder), credits: credits.filter(ofOrder) }
    return [order.id, evaluateOrderStatus(order, facts)] as const
  })
  return new Map(found.flatMap(([id, orderStatus]) => (orderStatus ? [[id, orderStatus]] : [])))
}

type Facts = { brought: readonly Brought[]; credits: readonly Credit[] }

/** The rule: what an order granted may be suspended or ended, by its own payment or that of its parent. */
export function evaluateOrderStatus(order: Order, { brought, credits }: Facts): OrderStatus | null {
  const { state, refundedAmount, paidAt } = order
  const within = (wanted: EntitlementRow['state']) => brought.filter((row) => row.state === wanted)
  const returned = { amount: refundedAmount, currency: order.paidCurrency ?? order.currency }
  const revoked = within('revoked')
  const lastCredit = latest(credits.map(({ issuedAt }) => issuedAt))
  const lastChange = (rows: readonly Brought[]) => latest(rows.map(({ stateSince }) => stateSince))
  const is = (which: OrderStatus['is'], since: string | null) => ({
    is: which,
    since: since ?? new Date(paidAt ?? 0).toISOString(),
    returned,
  })
  const isOver = brought.length > 0 && revoked.length === brought.length
  if (state === 'refunded' || isOver) return is('over', lastCredit ?? lastChange(revoked))
  const suspended = within('suspended')
  if (state === 'disputed' || suspended.length > 0) return is('suspended', lastChange(suspended))
  return state === 'fulfilled' && refundedAmount > 0 ? is('partly', lastCredit) : null
}

function latest(instants: readonly string[]): string | null {
  const times = instants.map((instant) => new Date(instant).getTime())
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}
