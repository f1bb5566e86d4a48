import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { addTask } from '../../../platform/tasks/add-task'
import { type OrderRow, orderUid } from '../../orders/order-row'

/** Delay after which sessions are usually expired and subscriptions ended; if not, the nightly job tries again. */
const afterMs = 60_000

/**
 * Stores the Stripe customer of an erased user in their orders until it can be deleted. In the transaction that erases
 * them.
 */
export async function markCustomerErased(
  strapi: Core.Strapi,
  customer: string,
  where: Pick<OrderRow, 'userId'> | Pick<OrderRow, 'id'>,
) {
  await strapi.db.query(orderUid).updateMany({ where, data: { customerId: customer } })
  await queueDeletion(strapi, customer, new Date(now().getTime() + afterMs))
}

const queueDeletion = (strapi: Core.Strapi, customer: string, dueAt: Date) =>
  addTask(strapi, { kind: 'deleteCustomer', about: customer, payload: { customer }, dueAt })

/** Runs every night: the reason that prevented an earlier deletion may no longer apply. */
export async function deleteErasedCustomers(strapi: Core.Strapi) {
  const orders: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { customerId: { $notNull: true } }, select: ['customerId'] })
  const customers = new Set(orders.flatMap(({ customerId }) => customerId ?? []))
  for (const customer of customers) await queueDeletion(strapi, customer, now())
}
