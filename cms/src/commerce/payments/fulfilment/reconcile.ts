import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { addTask } from '../../../platform/tasks/add-task'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { abandonedOrders } from '../checkout/end-order'
import { closedLinksWithSessions, queueSessionExpiry } from '../checkout/expire-link-sessions'
import { openRefunds } from '../refunds/refund-order'
import {
  livingStates,
  type SubscriptionRow,
  subscriptionUid,
} from '../subscriptions/subscription-row'
import { reportStuck } from './report-stuck'

const minuteMs = 60_000
const ago = (ms: number) => new Date(now().getTime() - ms)

/**
 * Recovers from lost webhooks and crashes: queues a task for every order, refund and subscription that should have
 * progressed by now, a few at a time.
 */
export async function reconcile(strapi: Core.Strapi) {
  if (!env.STRIPE_SECRET_KEY) return
  await reportStuck(strapi)
  for (const { id } of await waitingOrders(strapi))
    await addTask(strapi, { kind: 'settleOrder', about: id, payload: { order: id } })
  for (const link of await closedLinksWithSessions(strapi)) await queueSessionExpiry(strapi, link)
  for (const { id } of await abandonedOrders(strapi))
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
