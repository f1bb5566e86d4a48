import { currencies } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { countCampaignUse } from '../campaigns/active-campaign'
import { raiseIncident } from '../incidents/raise-incident'
import { now } from '../lib/clock'
import { moveOrder, type OrderRow } from '../orders/order-row'
import { lockUser } from '../users/lock-user'
import { mirrorSubscription } from './mirror-subscription'

/** What Stripe says was paid. */
type Facts = {
  amount: number | null
  currency: string | null
  sessionId?: string
  subscriptionId: string | null
  invoiceId: string | null
  paymentIntentId: string | null
  periodStart?: string
  periodEnd?: string
}

/**
 * pending → paid, if exactly what was ordered was paid; else → review, which opens nothing (architecture, 6).
 * Of any number at once one moves it.
 */
export async function settleOrder(strapi: Core.Strapi, order: OrderRow, facts: Facts) {
  const { amount, currency, ...ids } = facts
  const known = { ...ids, paidAt: now().toISOString() }
  if (amount === order.amount && currency === order.currency) {
    await move(strapi, order, { ...known, state: 'paid' })
    return
  }
  await move(strapi, order, { ...known, ...paidInstead(facts), state: 'review' })
  await raiseIncident(strapi, {
    kind: 'amountMismatch',
    reference: order.documentId,
    facts: {
      product: order.productName,
      amount: { amount, currency },
      expected: { amount: order.amount, currency: order.currency },
    },
    orderId: order.id,
    details: { order: order.documentId },
  })
}

/** Our pages take no third currency; what came in one all the same the incident says, and Stripe gives back. */
function paidInstead({ amount: paidAmount, currency }: Facts) {
  const paidCurrency = currencies.find((one) => one === currency)
  return paidCurrency && paidAmount !== null ? { paidAmount, paidCurrency } : {}
}

type Change = Parameters<typeof moveOrder>[3]

/** An order is paid once; what its subscription opens follows from it. */
const move = (strapi: Core.Strapi, order: OrderRow, change: Change) =>
  strapi.db.transaction(async () => {
    const { userId } = order
    if (userId !== null) await lockUser(strapi, userId)
    if (!(await moveOnce(strapi, order, change))) return
    if (userId !== null && change.subscriptionId) await mirrorSubscription(strapi, userId)
  })

/**
 * Also one that was given up: the money came. The place in a campaign that it gave back is taken again then, whether or
 * not there is one left.
 */
async function moveOnce(strapi: Core.Strapi, order: OrderRow, change: Change): Promise<boolean> {
  if (await moveOrder(strapi, order, ['pending'], change)) return true
  if (!(await moveOrder(strapi, order, ['failed'], change))) return false
  if (order.campaignId !== null) await countCampaignUse(strapi, order.campaignId)
  return true
}
