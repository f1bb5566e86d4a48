import { judgeMoney, sumOf } from '../payments/judge-money'
import { instantOf, stripe } from '../payments/stripe'
import { isGone } from '../payments/stripe-failure'
import { livingStates } from '../payments/subscription-row'
import type { Money } from './load-money'

/** undefined for what Stripe does not know: a fault to tell of, which must not hide the others. */
const found = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (isGone(error)) return undefined
    throw error
  })

/** What of an order's money Stripe gave back, or its bank took; undefined for a payment that is unknown there. */
async function returnedAt({ paymentIntentId }: Money['orders'][number]) {
  const payment = { payment_intent: paymentIntentId ?? '', limit: 100 }
  const refunds = await found(stripe().refunds.list(payment))
  const disputes = await found(stripe().disputes.list(payment))
  const told = { refunds: refunds?.data ?? [], disputes: disputes?.data ?? [] }
  return refunds && sumOf(judgeMoney(told).parts)
}

/** What Stripe knows and we do not, or the other way round; asks for every order that has a page there. */
export async function compareWithStripe({ orders, subscriptions }: Money): Promise<string[]> {
  const faults: string[] = []
  for (const order of orders) {
    if (!order.sessionId) continue
    const session = await found(stripe().checkout.sessions.retrieve(order.sessionId))
    if (!session) {
      faults.push(`Order ${order.documentId}: Stripe does not know its page.`)
      continue
    }
    const { status, payment_status, amount_total, currency } = session
    const isOver = order.state === 'failed' || (order.userId === null && !order.gift)
    if (status === 'open' && isOver) {
      faults.push(`Order ${order.documentId} was given up, and its page can still be paid.`)
    }
    const isPaid = status === 'complete' && payment_status !== 'unpaid'
    const isKnown = !['pending', 'failed'].includes(order.state)
    if (isPaid !== isKnown) faults.push(`Order ${order.documentId}: Stripe says ${payment_status}.`)
    const differs = amount_total !== order.amount || currency !== order.currency
    if (isPaid && differs && order.state !== 'review' && order.state !== 'refunded') {
      faults.push(`Order ${order.documentId} was paid with ${amount_total} ${currency}.`)
    }
  }
  for (const order of orders.filter(({ paymentIntentId }) => paymentIntentId)) {
    const returned = await returnedAt(order)
    if (returned !== undefined && returned !== order.refundedAmount) {
      faults.push(`Order ${order.documentId}: Stripe gave back ${returned}.`)
    }
  }
  for (const row of subscriptions) {
    const told = await found(stripe().subscriptions.retrieve(row.stripeId))
    if (!told) {
      faults.push(`Subscription ${row.stripeId}: Stripe does not know it.`)
      continue
    }
    const end = told.items.data[0] && instantOf(told.items.data[0].current_period_end)
    const isSame =
      told.status === row.status && end?.getTime() === new Date(row.currentPeriodEnd).getTime()
    const counts = livingStates.includes(told.status) || livingStates.includes(row.status)
    if (row.userId === null && livingStates.includes(told.status)) {
      faults.push(`Subscription ${row.stripeId} goes on for nobody.`)
    }
    if (counts && !isSame) faults.push(`Subscription ${row.stripeId} is ${told.status} at Stripe.`)
  }
  return faults
}
