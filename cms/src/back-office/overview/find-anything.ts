import { type AdminRole, type Found, mayUse, shortestFind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findCoupons } from './find-coupons'
import { findOrders } from './find-orders'
import { findUsers } from './find-users'

/** Users, orders and coupons that match a short search text; no orders for a role that may not see payments. */
export async function findAnything(
  strapi: Core.Strapi,
  q: string,
  role: AdminRole | null,
): Promise<Found> {
  if ([...q].length < shortestFind) return { users: [], orders: [], coupons: [] }
  const [users, orders, coupons] = await Promise.all([
    findUsers(strapi, q),
    mayUse(role, 'readMoney') ? findOrders(strapi, q) : [],
    findCoupons(strapi, q),
  ])
  return { users, orders, coupons }
}
