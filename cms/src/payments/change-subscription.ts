import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { askForChange, requireLiving } from './ask-for-change'
import { stripe } from './stripe'

/**
 * It ends with the term that is paid. Again changes nothing, and one that has ended at Stripe is ended. Throws
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

/** It renews again. Throws notSubscribed when it has ended, checkoutFailed, stripeBusy, stripeUnclear. */
export async function resumeSubscription(strapi: Core.Strapi, userId: number) {
  const { stripeId } = await requireLiving(strapi, userId)
  const isAlive = await askForChange(strapi, { stripeId, certain: 'checkoutFailed' }, () =>
    stripe().subscriptions.update(stripeId, { cancel_at_period_end: false }),
  )
  if (!isAlive) throw new AppError('notSubscribed')
}
