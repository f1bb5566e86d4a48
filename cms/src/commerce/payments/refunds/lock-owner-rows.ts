import type { Core } from '@strapi/strapi'
import { lockUsers } from '../../../members/users/lock-user'
import { ownersOf } from '../../entitlements/tree'
import { findOrder, lockOrder } from '../../orders/order-row'

/** User ids of the payer and of the owners of what the order granted. */
async function affectedUsersOf(strapi: Core.Strapi, orderId: number): Promise<number[]> {
  const order = await findOrder(strapi, { id: orderId })
  const owners = await ownersOf(strapi, orderId)
  return typeof order?.userId === 'number' ? [order.userId, ...owners] : owners
}

/** A gift is claimed once, and a coupon is redeemed for an analysis once, so owners change rarely. */
const mostTries = 8

/**
 * Works on an order and what it granted in one transaction, with all affected users locked in the order of their ids,
 * and then the order. If an owner was added meanwhile (a gift was claimed), it starts again before any work: locking
 * them late could deadlock.
 */
export async function withOwnerLocks<T>(
  strapi: Core.Strapi,
  orderId: number,
  work: (owners: readonly number[]) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const owners = await affectedUsersOf(strapi, orderId)
    const done = await strapi.db.transaction(async () => {
      await lockUsers(strapi, owners)
      await lockOrder(strapi, orderId)
      const current = await affectedUsersOf(strapi, orderId)
      if (current.some((id) => !owners.includes(id))) return undefined
      return { value: await work(owners) }
    })
    if (done) return done.value
  }
  throw new Error(`Owners of order ${orderId} changed ${mostTries} times; giving up.`)
}
