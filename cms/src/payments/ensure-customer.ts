import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { localeOf } from '../lib/locales'
import { hashOf } from '../lib/secrets'
import { changeUser, type UserRow } from '../users/user-row'
import { stripe } from './stripe'

/** The user's customer at Stripe, made with the first payment. It knows the address for its own letters. */
export async function ensureCustomer(strapi: Core.Strapi, user: UserRow): Promise<string> {
  if (user.stripeCustomerId) return user.stripeCustomerId
  const { id } = await stripe().customers.create(
    {
      email: user.email,
      preferred_locales: [localeOf[env.LANGUAGE]],
      metadata: { user: user.documentId },
    },
    { idempotencyKey: `customer:${user.documentId}:${hashOf(user.email)}` },
  )
  await changeUser(strapi, user.id, { stripeCustomerId: id })
  return id
}
