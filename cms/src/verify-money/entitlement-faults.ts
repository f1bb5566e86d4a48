import { type OrderState, productFacts } from '@krono/contract'
import {
  type EntitlementRow,
  type Kind,
  type State,
  worseOf,
} from '../entitlements/entitlement-row'
import { projectionOf } from '../entitlements/projection'
import type { OrderRow } from '../orders/order-row'
import { groupBy } from './group-by'
import type { Money } from './load-money'

const named = ({ documentId, state }: OrderRow) => `Order ${documentId} (${state})`

const called = ({ kind, sourceKey }: EntitlementRow) => `The ${kind} of ${sourceKey}`

/** What the money of an order says of what it brought. */
const stateByOrder: Partial<Record<OrderState, State>> = {
  fulfilled: 'active',
  disputed: 'suspended',
  refunded: 'revoked',
}

/** What an order that was fulfilled brought, one of each. A buyer who left before it was known has nothing of it. */
function broughtBy({ gift, productKey }: OrderRow): readonly Kind[] {
  if (gift) return ['gift']
  return productFacts(productKey).kind === 'analysis' ? ['analysis'] : ['term', 'coupon']
}

export function entitlementsForEveryOrder({ orders, entitlements }: Money) {
  const byOrder = groupBy(entitlements, ({ orderId }) => orderId)
  return orders.flatMap((order) => {
    const own = byOrder.get(order.id) ?? []
    const wanted = order.fulfilledAt ? broughtBy(order) : []
    // The account that it was for is erased: its money stays in the books, and the order knows of no gift any more.
    const isAnybodys = order.userId !== null || order.gift !== null
    const lacks = isAnybodys ? wanted.filter((kind) => !own.some((row) => row.kind === kind)) : []
    return lacks.map((kind) => `${named(order)} lacks its ${kind}.`)
  })
}

/** What counts follows the money: nothing of an order that was refunded does, nor of one that was never fulfilled. */
export function entitlementsFollowMoney({ orders, entitlements }: Money) {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return entitlements.flatMap((row) => {
    const order = row.orderId === null ? undefined : byId.get(row.orderId)
    const wanted = order && stateByOrder[order.state]
    if (!order || row.ownState === wanted) return []
    return [`${called(row)} is ${row.ownState}. ${named(order)}.`]
  })
}

export function entitlementsFollowParents({ entitlements }: Money) {
  const byId = new Map(entitlements.map((row) => [row.id, row]))
  return entitlements.flatMap((row) => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    const wanted = worseOf(row.ownState, parent?.state ?? 'active')
    return row.state === wanted ? [] : [`${called(row)} is ${row.state}, and should be ${wanted}.`]
  })
}

/** The things themselves say the same; one that is gone with its owner says nothing. */
export function thingsFollowEntitlements(money: Money) {
  const analyses = new Map(money.analyses.map((row) => [row.id, row.state === 'ready']))
  const coupons = new Map(money.userCoupons.map((row) => [row.id, !row.isResting]))
  const gifts = new Map(money.gifts.map((row) => [row.id, row.state !== 'revoked']))
  const shown = {
    analysis: { isThere: analyses, while: ['active'] },
    coupon: { isThere: coupons, while: ['active'] },
    gift: { isThere: gifts, while: ['active', 'suspended'] },
  } as const satisfies Record<Exclude<Kind, 'term'>, unknown>
  return money.entitlements.flatMap((row) => {
    if (row.kind === 'term' || row.thingId === null) return []
    const { isThere, while: states } = shown[row.kind]
    const is = isThere.get(row.thingId)
    const wanted = states.some((state) => state === row.state)
    return is === undefined || is === wanted
      ? []
      : [`${called(row)} is ${row.state}, and ${is ? 'can be had' : 'cannot be had'}.`]
  })
}

/** Whatever can be read came of something. */
export function everyAnalysisIsGranted({ analyses, entitlements }: Money) {
  const known = new Set(entitlements.flatMap((row) => (row.kind === 'analysis' ? row.thingId : [])))
  return analyses.flatMap(({ id }) => (known.has(id) ? [] : [`Analysis ${id} came of nothing.`]))
}

export function projectionsOfUsers({ users, entitlements }: Money) {
  const byUser = groupBy(
    entitlements.filter(({ kind }) => kind === 'term'),
    ({ userId }) => userId,
  )
  return users.flatMap((user) => {
    const own = byUser.get(user.id) ?? []
    const { paidUserExpire, isPaidUser, plan } = projectionOf(own)
    const stored = user.paidUserExpire ? new Date(user.paidUserExpire).toISOString() : null
    const isRight =
      stored === paidUserExpire && user.isPaidUser === isPaidUser && user.plan === plan
    if (isRight) return []
    return [
      `User ${user.id} is paid until ${stored} (${user.plan}), terms say ${paidUserExpire} (${plan}).`,
    ]
  })
}
