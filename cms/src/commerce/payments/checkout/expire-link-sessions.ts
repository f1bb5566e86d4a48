import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { addTask } from '../../../platform/tasks/add-task'
import { type OrderRow, orderTable, orderUid } from '../../orders/order-row'
import { findPayLink, payLinkState, payLinkTable } from '../../pay-links/pay-link-row'
import { endOrder } from './end-order'

/** Unfinished payments by a link. */
export const openOrdersOfLink = ({ db }: Core.Strapi, payLinkId: number): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({ where: { payLinkId, state: 'pending' }, orderBy: { id: 'asc' } })

/** Queues the expiry of a closed link's sessions; in the transaction that closes it. */
export const queueSessionExpiry = (strapi: Core.Strapi, link: number) =>
  addTask(strapi, { kind: 'endLinkPages', about: link, payload: { link } })

/**
 * Expires every Checkout Session of a link that was switched off or has ended. The order of a session that was paid
 * meanwhile is fulfilled (`endOrder`). Does nothing for a reopened link. If calls to Stripe have an unclear result,
 * throws the first error after all sessions were tried: the task is retried, and finally raises an incident.
 */
export async function expireLinkSessions(strapi: Core.Strapi, id: number) {
  const link = await findPayLink(strapi, { id })
  if (!link || payLinkState(link, now()) === 'open') return
  const failures: unknown[] = []
  for (const order of await openOrdersOfLink(strapi, id))
    await endOrder(strapi, order).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Closed links with open payments: ended ones, and those left by a crashed process. */
export async function closedLinksWithSessions({ db }: Core.Strapi): Promise<number[]> {
  const rows: { id: number }[] = await db
    .connection(`${orderTable} as o`)
    .join(`${payLinkTable} as l`, 'l.id', 'o.pay_link_id')
    .where('o.state', 'pending')
    .where((closed) => void closed.where('l.is_off', true).orWhere('l.open_until', '<=', now()))
    .distinct('l.id')
  return rows.map(({ id }) => id)
}
