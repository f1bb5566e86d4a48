import { productFacts } from '@krono/contract'
import { now } from '../lib/clock'
import { letterKeptDays } from '../mail/forget-letters'
import type { OrderRow } from '../orders/order-row'
import { stuckMs } from '../payments/report-stuck'
import {
  entitlementsFollowMoney,
  entitlementsFollowParents,
  entitlementsForEveryOrder,
  everyAnalysisIsGranted,
  projectionsOfUsers,
  thingsFollowEntitlements,
} from './entitlement-faults'
import { campaignsWithinBudget, couponsOnceForEach, couponsWithinLimits } from './limit-faults'
import type { Money } from './load-money'

const dayMs = 86_400_000

/** What must hold of money at any moment; each answers with a sentence for everything that does not. */
const rules: readonly ((money: Money) => string[])[] = [
  entitlementsForEveryOrder,
  entitlementsFollowMoney,
  entitlementsFollowParents,
  thingsFollowEntitlements,
  everyAnalysisIsGranted,
  projectionsOfUsers,
  nothingStuck,
  receiptForEveryOrder,
  numbersWithoutGaps,
  refundsAddUp,
  couponsWithinLimits,
  couponsOnceForEach,
  reservedForOpenOrders,
  oneLetterForEachOrder,
  campaignsWithinBudget,
  refundsWithinOrders,
]

/** Sentences about everything that is wrong; none when all is well. */
export const findFaults = (money: Money): string[] => rules.flatMap((rule) => rule(money))

const named = ({ documentId, state }: OrderRow) => `Order ${documentId} (${state})`

const bringsPremium = (order: OrderRow) =>
  !order.gift && order.userId !== null && productFacts(order.productKey).kind !== 'analysis'

const isOwnAnalysis = (order: OrderRow) =>
  !order.gift && order.userId !== null && productFacts(order.productKey).kind === 'analysis'

const wasPaid = ({ state }: OrderRow) => ['fulfilled', 'refunded', 'disputed'].includes(state)

function receiptForEveryOrder({ orders, receipts }: Money) {
  return orders.flatMap((order) => {
    const own = receipts.filter((row) => row.orderId === order.id && row.kind === 'receipt')
    const sum = own.reduce((total, { amount }) => total + amount, 0)
    const wanted = order.amount > 0 && order.fulfilledAt ? 1 : 0
    const isRight = own.length === wanted && (wanted === 0 || sum === order.amount)
    return isRight ? [] : [`${named(order)} has ${own.length} receipts over ${sum}.`]
  })
}

function numbersWithoutGaps({ receipts }: Money) {
  const years = new Map<string, number[]>()
  for (const { number } of receipts) {
    const [, year = '', count = ''] = number.split('-')
    years.set(year, [...(years.get(year) ?? []), Number(count)])
  }
  return [...years].flatMap(([year, counts]) => {
    const sorted = counts.sort((a, b) => a - b)
    const wrong = sorted.find((count, index) => count !== index + 1)
    return wrong === undefined ? [] : [`Receipts of ${year} have a gap before ${wrong}.`]
  })
}

function refundsAddUp({ orders, receipts }: Money) {
  return orders.flatMap((order) => {
    const credits = receipts.filter((row) => row.orderId === order.id && row.kind === 'credit')
    const sum = -credits.reduce((total, { amount }) => total + amount, 0)
    const isWhole = order.refundedAmount >= order.amount && order.refundedAmount > 0
    const isRight = sum === order.refundedAmount && isWhole === (order.state === 'refunded')
    return isRight ? [] : [`${named(order)} gave back ${order.refundedAmount}, credits say ${sum}.`]
  })
}

function reservedForOpenOrders({ orders, userCoupons }: Money) {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return userCoupons.flatMap(({ id, state, orderId }) => {
    const order = orderId === null ? undefined : byId.get(orderId)
    const isOpen = order && ['pending', 'paid', 'review'].includes(order.state)
    if (state === 'reserved' && !isOpen) return [`Coupon row ${id} is reserved for nothing.`]
    if (state === 'used' && order && !wasPaid(order)) return [`Coupon row ${id} is used, unpaid.`]
    return []
  })
}

/** Letters that left are not kept for ever. */
const isForgotten = ({ fulfilledAt }: OrderRow) =>
  fulfilledAt !== null &&
  now().getTime() - new Date(fulfilledAt).getTime() > letterKeptDays.over * dayMs

function oneLetterForEachOrder({ orders, letters }: Money) {
  return orders.flatMap((order) => {
    const own = letters.filter(({ dedupeKey }) => dedupeKey === `order:${order.documentId}`)
    const isTold = (bringsPremium(order) || isOwnAnalysis(order)) && order.fulfilledAt
    const wanted = isTold ? 1 : 0
    const isRight = own.length === wanted || (own.length === 0 && isForgotten(order))
    return isRight ? [] : [`${named(order)} has ${own.length} letters.`]
  })
}

/** What is on its way back is taken from what is left. */
function refundsWithinOrders({ orders, refunds }: Money) {
  return orders.flatMap((order) => {
    const own = refunds.filter(({ orderId }) => orderId === order.id)
    const sumOf = (...states: string[]) =>
      own.reduce((sum, { state, amount }) => (states.includes(state) ? sum + amount : sum), 0)
    const asked = sumOf('asked', 'done')
    const isRight =
      order.refundedAmount + asked <= order.amount && sumOf('counted') <= order.refundedAmount
    return isRight ? [] : [`${named(order)}: ${asked} more is on its way back than is left.`]
  })
}

/** What was paid brings what it should within the hour (`reportStuck` tells people). */
function nothingStuck({ orders, at }: Money) {
  return orders.flatMap((order) => {
    const isStuck =
      order.state === 'paid' &&
      (!order.paidAt || at.getTime() - new Date(order.paidAt).getTime() > stuckMs)
    return isStuck ? [`${named(order)} was paid at ${order.paidAt}, and brought nothing.`] : []
  })
}
