import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { addTask } from '../tasks/add-task'

/** By then pages are closed and subscriptions ended, as a rule; if not, the nightly job asks again. */
const afterMs = 60_000

/**
 * Whoever left is still a customer at Stripe: their orders know as which one until nothing holds it and it is deleted. In
 * the transaction that erases them.
 */
export async function leaveCustomer(
  strapi: Core.Strapi,
  customer: string,
  where: Pick<OrderRow, 'userId'> | Pick<OrderRow, 'id'>,
) {
  await strapi.db.query(orderUid).updateMany({ where, data: { customerId: customer } })
  await askToDelete(strapi, customer, new Date(now().getTime() + afterMs))
}

const askToDelete = (strapi: Core.Strapi, customer: string, dueAt: Date) =>
  addTask(strapi, { kind: 'deleteCustomer', about: customer, payload: { customer }, dueAt })

/** Every night: what held one then may be over. */
export async function deleteLeftCustomers(strapi: Core.Strapi) {
  const orders: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { customerId: { $notNull: true } }, select: ['customerId'] })
  const customers = new Set(orders.flatMap(({ customerId }) => customerId ?? []))
  for (const customer of customers) await askToDelete(strapi, customer, now())
}
