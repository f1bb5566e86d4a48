import { productFacts } from '@krono/contract'
import { foldTerms } from '../membership/fold-terms'
import type { OrderRow } from '../orders/order-row'
import { campaignsWithinBudget, couponsOnceForEach, couponsWithinLimits } from './limit-faults'
import type { Money } from './load-money'

/** What must hold of money at any moment; each answers with a sentence for everything that does not. */
const rules: readonly ((money: Money) => string[])[] = [
  termForEveryOrder,
  analysisForEveryOrder,
  receiptForEveryOrder,
  numbersWithoutGaps,
  refundsAddUp,
  foldedUsers,
  couponsWithinLimits,
  couponsOnceForEach,
  reservedForOpenOrders,
  oneLetterForEachOrder,
  giftForEveryGiftOrder,
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

function termForEveryOrder({ orders, terms, users }: Money) {
  const known = new Set(users.map(({ id }) => id))
  return orders.flatMap((order) => {
    if (!bringsPremium(order) || !known.has(order.userId ?? 0)) return []
    const own = terms.filter(({ sourceKey }) => sourceKey === `order:${order.id}`)
    const living = own.filter((term) => !term.revokedAt && !term.suspendedAt)
    const wanted = order.state === 'fulfilled' ? 1 : 0
    return living.length === wanted ? [] : [`${named(order)} has ${living.length} living terms.`]
  })
}

function analysisForEveryOrder({ orders, analyses, users }: Money) {
  const known = new Set(users.map(({ id }) => id))
  return orders.flatMap((order) => {
    if (!isOwnAnalysis(order) || !known.has(order.userId ?? 0)) return []
    const ready = analyses.filter((row) => row.orderId === order.id && row.state === 'ready')
    // One that a coupon paid goes with the order that brought the coupon.
    const isRight =
      order.state === 'fulfilled' ? ready.length === 1 || order.amount === 0 : ready.length === 0
    return isRight ? [] : [`${named(order)} has ${ready.length} analyses to read.`]
  })
}

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

function foldedUsers({ users, terms }: Money) {
  return users.flatMap((user) => {
    const own = terms.filter(({ userId }) => userId === user.id)
    if (own.length === 0) return []
    const { paidUserExpire } = foldTerms(own)
    const stored = user.paidUserExpire ? new Date(user.paidUserExpire) : null
    const isRight = stored?.getTime() === paidUserExpire?.getTime()
    return isRight ? [] : [`User ${user.id} is paid until ${stored}, terms say ${paidUserExpire}.`]
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

function oneLetterForEachOrder({ orders, letters }: Money) {
  return orders.flatMap((order) => {
    const own = letters.filter(({ dedupeKey }) => dedupeKey === `order:${order.documentId}`)
    const isTold = (bringsPremium(order) || isOwnAnalysis(order)) && order.fulfilledAt
    const wanted = isTold ? 1 : 0
    return own.length === wanted ? [] : [`${named(order)} has ${own.length} letters.`]
  })
}

function giftForEveryGiftOrder({ orders, gifts }: Money) {
  return orders.flatMap((order) => {
    if (!order.gift) return []
    const own = gifts.filter(({ orderId }) => orderId === order.id)
    const wanted = order.fulfilledAt ? 1 : 0
    return own.length === wanted ? [] : [`${named(order)} has ${own.length} gifts.`]
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
