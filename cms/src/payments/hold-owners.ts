import type { Core } from '@strapi/strapi'
import { ownersOf } from '../entitlements/tree'
import { findOrder, holdOrder } from '../orders/order-row'
import { lockUsers } from '../users/lock-user'

/** Whoever paid, and whoever has what it brought. */
async function everybodyOf(strapi: Core.Strapi, orderId: number): Promise<number[]> {
  const order = await findOrder(strapi, { id: orderId })
  const owners = await ownersOf(strapi, orderId)
  return typeof order?.userId === 'number' ? [order.userId, ...owners] : owners
}

/** A gift is claimed once, and an analysis is had for a coupon once. */
const mostTries = 8

/**
 * Does work on an order and what it brought in one transaction, with everybody held whom that is about, in the order
 * of their ids, and then the order. Somebody who came in meanwhile (a gift was claimed) is no reason to hold them out of
 * turn: nothing was done yet, and it begins anew.
 */
export async function withOwnersHeld<T>(
  strapi: Core.Strapi,
  orderId: number,
  work: (owners: readonly number[]) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const owners = await everybodyOf(strapi, orderId)
    const done = await strapi.db.transaction(async () => {
      await lockUsers(strapi, owners)
      await holdOrder(strapi, orderId)
      const now = await everybodyOf(strapi, orderId)
      if (now.some((id) => !owners.includes(id))) return undefined
      return { value: await work(owners) }
    })
    if (done) return done.value
  }
  throw new Error(`What order ${orderId} brought changes hands all the time.`)
}
