import type { Core } from '@strapi/strapi'
import { requirePassword } from '../account/update-password'
import { truncateLog } from '../database/truncate-log'
import { inBackground } from '../lib/background'
import { queueMail } from '../mail/queue-mail'
import { endNobodys } from '../payments/end-nobodys'
import { stripe } from '../payments/stripe'
import { findLiving } from '../payments/subscription-row'
import { syncSubscription } from '../payments/sync-subscription'
import type { UserRow } from '../users/user-row'
import { erasePersonalData } from './erase-personal-data'

/**
 * Erases an account and everything that is known of the person (operating, "Personal data" says what stays).
 * The farewell is the last letter; the outbox forgets the address once it is sent. Throws wrongPassword.
 */
export async function deactivate(strapi: Core.Strapi, user: UserRow, password: string) {
  await requirePassword(user, password, 'password')
  const living = await findLiving(strapi, user.id)
  await erasePersonalData(strapi, user.id, async () => {
    await queueMail(strapi, {
      mail: 'deactivated',
      to: user.email,
      userId: null,
      data: { name: user.firstName },
      dedupeKey: `deactivated:${user.documentId}`,
    })
  })
  inBackground(strapi, () => endNobodys(strapi))
  inBackground(strapi, () => truncateLog(strapi))
  if (living) inBackground(strapi, () => endAtStripe(strapi, living.stripeId))
}

/** Nobody is charged for an account that is gone; if Stripe is silent now, the reconciliation sees to it. */
async function endAtStripe(strapi: Core.Strapi, stripeId: string) {
  await stripe().subscriptions.cancel(stripeId)
  await syncSubscription(strapi, stripeId)
}
