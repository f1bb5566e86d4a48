import type { Core } from '@strapi/strapi'
import type { OrderRow } from '../orders/order-row'
import { findUser } from '../users/user-row'

/** Where letters about an order go; undefined for whoever is gone. A visitor who gave something has no name with us. */
export async function buyerOf(strapi: Core.Strapi, { userId, buyerEmail }: OrderRow) {
  const user = userId === null ? undefined : await findUser(strapi, userId)
  const email = user?.email ?? buyerEmail
  return email ? { email, name: user?.firstName ?? null } : undefined
}
