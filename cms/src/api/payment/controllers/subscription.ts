import type { Context } from 'koa'
import { openPortal } from '../../../commerce/payments/stripe/open-portal'
import { changePlan } from '../../../commerce/payments/subscriptions/change-plan'
import {
  cancelSubscription,
  resumeSubscription,
} from '../../../commerce/payments/subscriptions/change-subscription'
import { subscriptionOf } from '../../../commerce/payments/subscriptions/subscription-answer'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

/** Endpoints for a member's own subscription. */
export default {
  /** GET /payment/subscription → `{ subscription, billingSummary, hasPortal }`. */
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
