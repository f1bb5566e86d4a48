import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { type OrderRow, orderUid } from '../orders/order-row'
import { addTask } from '../tasks/add-task'
import { givenUpOrders } from './end-order'
import { openRefunds } from './refund-order'
import { reportStuck } from './report-stuck'
import { livingStates, type SubscriptionRow, subscriptionUid } from './subscription-row'

const minuteMs = 60_000
const ago = (ms: number) => new Date(now().getTime() - ms)

/**
 * Heals what a lost webhook or a process that died left behind: has every order, refund and subscription that should
 * have moved by now looked at, each as a task of its own, a few at a time.
 */
export async function reconcile(strapi: Core.Strapi) {
  if (!env.STRIPE_SECRET_KEY) return
  await reportStuck(strapi)
  for (const { id } of await waitingOrders(strapi))
    await addTask(strapi, { kind: 'settleOrder', about: id, payload: { order: id } })
  for (const { id } of await givenUpOrders(strapi))
    await addTask(strapi, { kind: 'closePage', about: id, payload: { order: id } })
  for (const { id } of await openRefunds(strapi, ago(2 * minuteMs)))
    await addTask(strapi, { kind: 'repeatRefund', about: id, payload: { refund: id } })
  for (const { id } of await dueSubscriptions(strapi))
    await addTask(strapi, { kind: 'catchUpSubscription', about: id, payload: { row: id } })
}

const waitingOrders = ({ db }: Core.Strapi): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({
    where: { state: { $in: ['pending', 'paid'] }, updatedAt: { $lte: ago(2 * minuteMs) } },
    orderBy: { id: 'asc' },
    limit: 500,
  })

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
