import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { deferNow } from './defer-billing'
import { endSubscription } from './end-subscription'
import { fulfilInvoice } from './fulfil-invoice'
import { isGraceOver } from './grace'
import { stripe } from './stripe'
import { type SubscriptionRow, subscriptionUid } from './subscription-row'
import { syncSubscription } from './sync-subscription'

/** Brings a subscription to what its last invoices say, and its next charge to what its user was given. */
export async function catchUp(strapi: Core.Strapi, id: number) {
  const row: SubscriptionRow | null = await strapi.db
    .query(subscriptionUid)
    .findOne({ where: { id } })
  if (!row) return
  const { stripeId, userId } = row
  // Patience is over, or the account is erased: nobody is charged any more.
  if (isGraceOver(row, now()) || userId === null) return endSubscription(strapi, stripeId)
  const { data } = await stripe().invoices.list({ subscription: stripeId, limit: 3 })
  for (const invoice of data.reverse()) if (invoice.id) await fulfilInvoice(strapi, invoice.id)
  await syncSubscription(strapi, stripeId)
  await deferNow(strapi, userId)
}
