import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { type OrderRow, orderUid } from '../orders/order-row'
import { deferNow } from './defer-billing'
import { isNobodys } from './end-nobodys'
import { endOrder, endPage, givenUpOrders } from './end-order'
import { handleDueEvents, keepEvent } from './events'
import { fulfilInvoice } from './fulfil-invoice'
import { fulfilOrder } from './fulfil-order'
import { fulfilSession } from './fulfil-session'
import { graceMs } from './grace'
import { canHavePage } from './page-life'
import { openRefunds, refundAgain } from './refund-order'
import { stripe } from './stripe'
import { livingStates, type SubscriptionRow, subscriptionUid } from './subscription-row'
import { syncSubscription } from './sync-subscription'

const minuteMs = 60_000
const ago = (ms: number) => new Date(now().getTime() - ms)

/**
 * Heals what a lost webhook or a process that died left behind: asks Stripe for its events since the last run,
 * and for every order and subscription that should have moved by now. One that fails does not stop the others.
 */
export async function reconcile(strapi: Core.Strapi, since: Date | undefined) {
  if (!env.STRIPE_SECRET_KEY) return
  await fetchEvents(strapi, since ?? ago(24 * 60 * minuteMs))
  await handleDueEvents(strapi)
  for (const order of await waitingOrders(strapi))
    await quietly(strapi, () => settle(strapi, order))
  for (const order of await givenUpOrders(strapi))
    await quietly(strapi, () => endPage(strapi, order))
  for (const refund of await openRefunds(strapi, ago(2 * minuteMs)))
    await quietly(strapi, () => refundAgain(strapi, refund))
  for (const row of await dueSubscriptions(strapi))
    await quietly(strapi, () => catchUp(strapi, row))
}

/** Stripe keeps its events for 30 days; the overlap is for those that came late. */
async function fetchEvents(strapi: Core.Strapi, since: Date) {
  const gte = Math.floor(since.getTime() / 1000) - 600
  await quietly(strapi, async () => {
    for await (const event of stripe().events.list({ created: { gte }, limit: 100 })) {
      await keepEvent(strapi, event)
    }
  })
}

const waitingOrders = ({ db }: Core.Strapi): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({
    where: { state: { $in: ['pending', 'paid'] }, updatedAt: { $lte: ago(2 * minuteMs) } },
    orderBy: { id: 'asc' },
    limit: 500,
  })

async function settle(strapi: Core.Strapi, order: OrderRow) {
  if (order.state === 'paid') return fulfilOrder(strapi, order)
  if (order.invoiceId && order.kind === 'renewal') return fulfilInvoice(strapi, order.invoiceId)
  if (await isNobodys(strapi, order)) return endOrder(strapi, order)
  if (order.sessionId) return fulfilSession(strapi, order.sessionId)
  // Its page was never made: nobody can pay it.
  if (!canHavePage(order, now())) await endOrder(strapi, order)
}

const dueSubscriptions = ({ db }: Core.Strapi): Promise<SubscriptionRow[]> =>
  db.query(subscriptionUid).findMany({
    where: {
      $or: [
        { status: { $in: [...livingStates, 'incomplete'] }, currentPeriodEnd: { $lte: now() } },
        { status: { $in: livingStates }, userId: null },
        { status: { $in: livingStates }, updatedAt: { $lte: ago(24 * 60 * minuteMs) } },
      ],
    },
    orderBy: { id: 'asc' },
    limit: 500,
  })

async function catchUp(strapi: Core.Strapi, row: SubscriptionRow) {
  const isOverdue = row.pastDueSince && new Date(row.pastDueSince) < ago(graceMs)
  // Patience is over, or the account is erased: nobody is charged any more.
  if (isOverdue || row.userId === null) await stripe().subscriptions.cancel(row.stripeId)
  else {
    const { data } = await stripe().invoices.list({ subscription: row.stripeId, limit: 3 })
    for (const { id } of data.reverse()) if (id) await fulfilInvoice(strapi, id)
  }
  await syncSubscription(strapi, row.stripeId)
  if (row.userId !== null) await deferNow(strapi, row.userId)
}

async function quietly(strapi: Core.Strapi, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    strapi.log.warn(`Reconciliation goes on without: ${String(error)}`)
  }
}
