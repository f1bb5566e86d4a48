import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { readSettings } from '../../../platform/settings/read-settings'
import { fulfilInvoice } from '../fulfilment/fulfil-invoice'
import { stripe } from '../stripe/stripe'
import { deferNow } from './defer-billing'
import { endSubscription } from './end-subscription'
import { isGraceOver } from './grace'
import { type SubscriptionRow, subscriptionUid } from './subscription-row'
import { syncSubscription } from './sync-subscription'

/** Updates a subscription from its last invoices, and its next charge from the premium granted to its user. */
export async function resyncSubscription(strapi: Core.Strapi, id: number) {
  const row: SubscriptionRow | null = await strapi.db
    .query(subscriptionUid)
    .findOne({ where: { id } })
  if (!row) return
  const { stripeId, userId } = row
  const { graceDays: days } = await readSettings(strapi)
  // The grace period is over, or the account is erased: end all charges.
  if (isGraceOver(row, { at: now(), days }) || userId === null)
    return endSubscription(strapi, stripeId)
  const { data } = await stripe().invoices.list({ subscription: stripeId, limit: 3 })
  for (const invoice of data.reverse()) if (invoice.id) await fulfilInvoice(strapi, invoice.id)
  await syncSubscription(strapi, stripeId)
  await deferNow(strapi, userId)
}
