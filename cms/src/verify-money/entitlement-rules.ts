import type { OrderState } from '@krono/contract'
import { type State, states } from '../entitlements/entitlement-row'
import { forAnalysis, forPremium } from './products'
import { bySql, listed, named } from './rule'

/** What the money of an order says of what it brought; what is in no state of these brought nothing. */
const stateByOrder: Partial<Record<OrderState, State>> = {
  fulfilled: 'active',
  disputed: 'suspended',
  refunded: 'revoked',
}

const called = "'The ' || e.kind || ' of ' || e.source_key"

const wantedOwnState = `CASE o.state ${Object.entries(stateByOrder)
  .map(([order, state]) => `WHEN '${order}' THEN '${state}'`)
  .join(' ')} ELSE 'nothing' END`

/** The worse of two states has the higher place. */
const place = (column: string) =>
  `CASE ${column} ${states.map((state, index) => `WHEN '${state}' THEN ${index}`).join(' ')} END`

/**
 * One of each that an order was for. The account that it was for is erased: its money stays in the books, and the
 * order knows of no gift any more.
 */
export const entitlementsForEveryOrder = bySql(`
  SELECT ${named} || ' lacks its ' || wanted.kind || '.' AS fault
  FROM orders o
  JOIN (SELECT 'gift' AS kind UNION ALL SELECT 'analysis' UNION ALL SELECT 'term' UNION ALL SELECT 'coupon') wanted
    ON (wanted.kind = 'gift' AND o.gift IS NOT NULL)
    OR (wanted.kind = 'analysis' AND o.gift IS NULL AND ${forAnalysis})
    OR (wanted.kind IN ('term', 'coupon') AND o.gift IS NULL AND ${forPremium})
  WHERE o.fulfilled_at IS NOT NULL AND (o.user_id IS NOT NULL OR o.gift IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM entitlements e WHERE e.order_id = o.id AND e.kind = wanted.kind)`)

/** What counts follows the money: nothing of an order that was refunded does, nor of one that was never fulfilled. */
export const entitlementsFollowMoney = bySql(`
  SELECT ${called} || ' is ' || e.own_state || '. ' || ${named} || '.' AS fault
  FROM entitlements e JOIN orders o ON o.id = e.order_id
  WHERE e.own_state <> ${wantedOwnState}`)

/** What an order brought is its buyer's; a gift that was claimed brought its own to whoever claimed it. */
export const entitlementsOfBuyers = bySql(`
  SELECT ${called} || ' is not its buyer’s.' AS fault
  FROM entitlements e LEFT JOIN orders o ON o.id = e.order_id
  WHERE e.source_key LIKE 'order:%' AND (o.id IS NULL OR e.user_id IS DISTINCT FROM o.user_id)`)

export const entitlementsFollowParents = bySql(`
  SELECT ${called} || ' is ' || e.state || ', and should be ' || e.wanted || '.' AS fault
  FROM (
    SELECT e.kind, e.source_key, e.state,
      CASE WHEN ${place('p.state')} > ${place('e.own_state')} THEN p.state ELSE e.own_state END AS wanted
    FROM entitlements e LEFT JOIN entitlements p ON p.id = e.parent_id
  ) e
  WHERE e.state <> e.wanted`)

/** In which states each thing can be had, and where it says so itself. */
const things = {
  analysis: { table: 'analyses', isThere: "t.state = 'ready'", while: ['active'] },
  coupon: {
    table: 'user_coupons',
    isThere: 'NOT COALESCE(t.is_resting, FALSE)',
    while: ['active'],
  },
  gift: { table: 'gifts', isThere: "t.state <> 'revoked'", while: ['active', 'suspended'] },
} as const

/** The things themselves say the same; one that is gone with its owner says nothing. */
export const thingsFollowEntitlements = bySql(
  Object.entries(things)
    .map(
      ([kind, { table, isThere, while: states }]) => `
  SELECT ${called} || ' is ' || e.state || ', and ' ||
    CASE WHEN ${isThere} THEN 'can be had.' ELSE 'cannot be had.' END AS fault
  FROM entitlements e JOIN ${table} t ON t.id = e.thing_id
  WHERE e.kind = '${kind}' AND (${isThere}) <> (e.state IN (${listed(states)}))`,
    )
    .join(' UNION ALL '),
)

/** Whatever can be read, and whatever can be claimed, came of something. */
export const everyThingIsGranted = bySql(`
  SELECT 'Analysis ' || a.id || ' came of nothing.' AS fault FROM analyses a
  WHERE NOT EXISTS (SELECT 1 FROM entitlements e WHERE e.kind = 'analysis' AND e.thing_id = a.id)
  UNION ALL
  SELECT 'Gift ' || g.id || ' came of nothing.' FROM gifts g
  WHERE NOT EXISTS (SELECT 1 FROM entitlements e WHERE e.kind = 'gift' AND e.thing_id = g.id)`)
