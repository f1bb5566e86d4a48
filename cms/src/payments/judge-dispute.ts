import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { changeAnalyses } from '../analyses/withhold-analysis'
import { lockGiftOf, termKeyOf } from '../gifts/gift-row'
import { changeTerm } from '../membership/change-terms'
import { findOrder, moveOrder, type OrderRow } from '../orders/order-row'
import { lockUser } from '../users/lock-user'
import { mirrorSubscription } from './mirror-subscription'

const open = new Set<string>(['needs_response', 'under_review'])
const settled = new Set<string>(['won', 'warning_closed', 'prevented'])

/**
 * fulfilled → disputed while a bank asks for the money back: what the order brought rests. disputed →
 * fulfilled when it was won. A lost one is money that went back.
 */
export async function judgeDispute(
  strapi: Core.Strapi,
  orderId: number,
  status: Stripe.Dispute.Status,
) {
  const order = await findOrder(strapi, { id: orderId })
  if (!order) return
  if (open.has(status)) await change(strapi, order, 'suspend')
  if (settled.has(status)) await change(strapi, order, 'restore')
}

const moves = {
  suspend: { from: 'fulfilled', to: 'disputed', analyses: 'withheld' },
  restore: { from: 'disputed', to: 'fulfilled', analyses: 'ready' },
} as const

const change = (strapi: Core.Strapi, order: OrderRow, what: keyof typeof moves) =>
  strapi.db.transaction(async () => {
    const { from, to, analyses } = moves[what]
    if (order.userId !== null) await lockUser(strapi, order.userId)
    if (!(await moveOrder(strapi, order, [from], { state: to }))) return
    await changeTerm(strapi, `order:${order.id}`, what)
    await changeGiftTerm(strapi, order, what)
    await changeAnalyses(strapi, order.id, analyses)
    if (order.userId !== null) await mirrorSubscription(strapi, order.userId)
  })

/** What somebody claimed of a gift rests with its money. */
async function changeGiftTerm(strapi: Core.Strapi, { id }: OrderRow, what: keyof typeof moves) {
  const gift = await lockGiftOf(strapi, id)
  if (gift?.claimedByUserId) await changeTerm(strapi, termKeyOf(gift), what)
}
