import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { changePlan } from '../../../payments/change-plan'
import { cancelSubscription, resumeSubscription } from '../../../payments/change-subscription'
import { openPortal } from '../../../payments/open-portal'
import { subscriptionOf } from '../../../payments/subscription-answer'
import { callerOf } from '../../../users/caller'

/** What a member does with their own subscription. */
export default {
  /** GET /payment/subscription → `{ subscription, outlook, hasPortal }`. */
  async show(ctx: Context) {
    readInput(ctx, 'subscription')
    ctx.body = await subscriptionOf(strapi, callerOf(ctx).user)
  },

  /** POST /payment/cancel-subscription `{ reason? }` → the same. */
  async cancel(ctx: Context) {
    const { reason } = readInput(ctx, 'cancelSubscription')
    const { user } = callerOf(ctx)
    await cancelSubscription(strapi, user.id, reason)
    ctx.body = await subscriptionOf(strapi, user)
  },

  /** POST /payment/resume-subscription → the same. */
  async resume(ctx: Context) {
    readInput(ctx, 'resumeSubscription')
    const { user } = callerOf(ctx)
    await resumeSubscription(strapi, user.id)
    ctx.body = await subscriptionOf(strapi, user)
  },

  /** POST /payment/change-subscription `{ plan }` → the same. */
  async change(ctx: Context) {
    const { plan } = readInput(ctx, 'changeSubscription')
    const { user } = callerOf(ctx)
    await changePlan(strapi, user.id, plan)
    ctx.body = await subscriptionOf(strapi, user)
  },

  /** POST /payment/portal → `{ url }`. */
  async portal(ctx: Context) {
    readInput(ctx, 'openPortal')
    ctx.body = { url: await openPortal(strapi, callerOf(ctx).user) }
  },
}
