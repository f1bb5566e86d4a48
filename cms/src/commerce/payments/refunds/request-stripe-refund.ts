import type { Core } from '@strapi/strapi'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { nextTry } from '../stripe/next-try'
import { stripe } from '../stripe/stripe'
import { isKeySpent, isRefusal } from '../stripe/stripe-failure'
import { evaluateReversals, sumOf } from './evaluate-reversals'
import { moveRefund, type RefundRow, refundTable } from './refund-row'

/** Stripe replays an idempotency key for 24 hours; after 12 hours the refund is looked up instead. */
const keyLifetimeMs = 12 * 60 * 60_000

/**
 * Requests a stored refund from Stripe, or again after a lost response. Throws orderNotRefundable or orderDisputed if
 * Stripe refuses, refundUnclear while its answer is unknown.
 */
export async function requestStripeRefund(strapi: Core.Strapi, refund: RefundRow, payment: string) {
  const { id, state, key } = refund
  if (state === 'refused') throw await refusalError(payment)
  if (state !== 'asked') return
  try {
    const { id: stripeId } = await findOrCreateRefund(refund, payment)
    await moveRefund(strapi, { id }, ['asked'], { state: 'done', stripeId })
  } catch (error) {
    strapi.log.warn(`Refund ${key} failed or was not answered: ${String(error)}`)
    const spent = isKeySpent(error)
    const asked = { table: refundTable, column: 'stripe_try', id }
    // The error of a used key does not say whether a refund exists: it is looked up before the next key is used.
    if (spent) await nextTry(strapi, asked, refund.stripeTry ?? 0)
    if (spent || !isRefusal(error)) throw new AppError('refundUnclear')
    await moveRefund(strapi, { id }, ['asked'], { state: 'refused' })
    throw await refusalError(payment)
  }
}

/** Whether the refund was refused for good, so that no money is on its way. */
export const isRefundRefused = (error: unknown): boolean =>
  error instanceof AppError && ['orderNotRefundable', 'orderDisputed'].includes(error.code)

/** Stripe does not refund a disputed payment, or one partly lost in a dispute: the admin gets that reason. */
async function refusalError(payment_intent: string): Promise<AppError> {
  // The reason is best effort; that it was refused is certain.
  const disputes = await stripe()
    .disputes.list({ payment_intent, limit: 100 })
    .catch(() => ({ data: [] }))
  const { parts, isDisputed } = evaluateReversals({ refunds: [], disputes: disputes.data })
  return new AppError(isDisputed || sumOf(parts) > 0 ? 'orderDisputed' : 'orderNotRefundable')
}

async function findOrCreateRefund(refund: RefundRow, payment_intent: string) {
  const { key, amount, createdAt } = refund
  const stripeTry = refund.stripeTry ?? 0
  if (stripeTry > 0 || now().getTime() - new Date(createdAt).getTime() > keyLifetimeMs) {
    const { data } = await stripe().refunds.list({ payment_intent, limit: 100 })
    const made = data.find(({ metadata }) => metadata?.refund === key)
    if (made) return made
  }
  // A concurrent request may use the same key: the Stripe client waits and retries, but for less than our own timeout
  // (middlewares/answer-in-time.ts).
  return stripe().refunds.create(
    { payment_intent, amount, metadata: { refund: key } },
    { idempotencyKey: `refund:${key}:${stripeTry}` },
  )
}
