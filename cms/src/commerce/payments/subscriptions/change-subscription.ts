import type { Core } from '@strapi/strapi'
import { AppError } from '../../../platform/lib/app-error'
import { stripe } from '../stripe/stripe'
import { askForChange, requireLiving } from './ask-for-change'

/**
 * Sets a subscription to end with its paid term. Idempotent; one that has ended at Stripe counts as ended. Throws
 * notSubscribed, cancelFailed, stripeBusy, stripeUnclear.
 */
export async function cancelSubscription(strapi: Core.Strapi, userId: number, reason?: string) {
  const { stripeId } = await requireLiving(strapi, userId)
  await askForChange(strapi, { stripeId, certain: 'cancelFailed' }, () =>
    stripe().subscriptions.update(stripeId, {
      cancel_at_period_end: true,
      ...(reason && { cancellation_details: { comment: reason } }),
    }),
  )
}

/** Reverts the cancellation. Throws notSubscribed if it has ended, checkoutFailed, stripeBusy, stripeUnclear. */
export async function resumeSubscription(strapi: Core.Strapi, userId: number) {
  const { stripeId } = await requireLiving(strapi, userId)
  const isAlive = await askForChange(strapi, { stripeId, certain: 'checkoutFailed' }, () =>
    stripe().subscriptions.update(stripeId, { cancel_at_period_end: false }),
  )
  if (!isAlive) throw new AppError('notSubscribed')
}
