import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { nextTry } from './next-try'
import { moveRefund, type RefundRow, refundTable } from './refund-row'
import { stripe } from './stripe'
import { isKeySpent, isRefusal } from './stripe-failure'

/** Stripe answers a key a second time for a day; after half of it we look for what it did. */
const keyHoldsMs = 12 * 60 * 60_000

/**
 * Asks Stripe for a refund that was taken, or again: an answer that was lost is no refusal. Throws
 * orderNotRefundable when Stripe refuses, refundUnclear while its answer is not known.
 */
export async function askRefund(strapi: Core.Strapi, refund: RefundRow, payment: string) {
  const { id, state, key } = refund
  if (state === 'refused') throw new AppError('orderNotRefundable')
  if (state !== 'asked') return
  try {
    const { id: stripeId } = await askStripe(refund, payment)
    await moveRefund(strapi, { id }, ['asked'], { state: 'done', stripeId })
  } catch (error) {
    strapi.log.warn(`Refund ${key} was not answered with yes: ${String(error)}`)
    const spent = isKeySpent(error)
    const asked = { table: refundTable, column: 'stripe_try', id }
    // What was stored under the key says nothing of what is there: that is looked for before the next key is used.
    if (spent) await nextTry(strapi, asked, refund.stripeTry ?? 0)
    if (spent || !isRefusal(error)) throw new AppError('refundUnclear')
    await moveRefund(strapi, { id }, ['asked'], { state: 'refused' })
    throw new AppError('orderNotRefundable')
  }
}

async function askStripe(refund: RefundRow, payment_intent: string) {
  const { key, amount, createdAt } = refund
  const stripeTry = refund.stripeTry ?? 0
  if (stripeTry > 0 || now().getTime() - new Date(createdAt).getTime() > keyHoldsMs) {
    const { data } = await stripe().refunds.list({ payment_intent, limit: 100 })
    const made = data.find(({ metadata }) => metadata?.refund === key)
    if (made) return made
  }
  // Another click with the same key may stand before Stripe at this moment: the client waits and asks again, but not
  // so long that whoever waits for us hears nothing of it (middlewares/answer-in-time.ts).
  return stripe().refunds.create(
    { payment_intent, amount, metadata: { refund: key } },
    { idempotencyKey: `refund:${key}:${stripeTry}` },
  )
}
