import type { Core } from '@strapi/strapi'
import { findUser } from '../../../members/users/user-row'
import type { OrderRow } from '../../orders/order-row'

/** Recipient of e-mails about an order; undefined for an erased buyer. A guest giver has no stored name. */
export async function buyerOf(strapi: Core.Strapi, { userId, buyerEmail }: OrderRow) {
  const user = userId === null ? undefined : await findUser(strapi, userId)
  const email = user?.email ?? buyerEmail
  return email ? { email, name: user?.firstName ?? null } : undefined
}
