import { currencies } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockUser } from '../../../members/users/lock-user'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { now } from '../../../platform/lib/clock'
import { countCampaignUse } from '../../campaigns/active-campaign'
import { moveOrder, type OrderRow } from '../../orders/order-row'
import { mirrorSubscription } from '../subscriptions/mirror-subscription'

/** What was paid according to Stripe. */
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
 * pending → paid if exactly the ordered amount was paid; otherwise → review, which grants nothing (architecture, 6). Of
 * concurrent calls exactly one moves it.
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

/** Our pages accept two currencies. Another one is only described in the incident, and refunded at Stripe. */
function paidInstead({ amount: paidAmount, currency }: Facts) {
  const paidCurrency = currencies.find((one) => one === currency)
  return paidCurrency && paidAmount !== null ? { paidAmount, paidCurrency } : {}
}

type Change = Parameters<typeof moveOrder>[3]

/** An order is paid once; the user's tier follows from its subscription. */
const move = (strapi: Core.Strapi, order: OrderRow, change: Change) =>
  strapi.db.transaction(async () => {
    const { userId } = order
    if (userId !== null) await lockUser(strapi, userId)
    if (!(await moveOnce(strapi, order, change))) return
    if (userId !== null && change.subscriptionId) await mirrorSubscription(strapi, userId)
  })

/** Also moves a failed order: its payment has arrived. Its campaign use is counted again, even beyond the budget. */
async function moveOnce(strapi: Core.Strapi, order: OrderRow, change: Change): Promise<boolean> {
  if (await moveOrder(strapi, order, ['pending'], change)) return true
  if (!(await moveOrder(strapi, order, ['failed'], change))) return false
  if (order.campaignId !== null) await countCampaignUse(strapi, order.campaignId)
  return true
}
