import { type Found, shortestFind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findCoupons } from './find-coupons'
import { findOrders } from './find-orders'
import { findUsers } from './find-users'

/** Users, orders and coupons that match a short search text. */
export async function findAnything(strapi: Core.Strapi, q: string): Promise<Found> {
  if ([...q].length < shortestFind) return { users: [], orders: [], coupons: [] }
  const [users, orders, coupons] = await Promise.all([
    findUsers(strapi, q),
    findOrders(strapi, q),
    findCoupons(strapi, q),
  ])
  return { users, orders, coupons }
}
