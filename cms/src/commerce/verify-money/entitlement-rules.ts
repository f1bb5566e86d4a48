import type { OrderState } from '@krono/contract'
import { kinds, type State, states } from '../entitlements/kinds'
import { grantedKinds, grantsBySql } from './products'
import { bySql, listed, named } from './rule'

/** State of an entitlement by the state of its order; an order in any other state grants nothing. */
const stateByOrder: Partial<Record<OrderState, State>> = {
  fulfilled: 'active',
  disputed: 'suspended',
  refunded: 'revoked',
}

const entitlementName = "'The ' || e.kind || ' of ' || e.source_key"

/** After a withdrawal with a refund the entitlement has ended, even if a part was not refunded. */
const isSettled =
  "EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_id = o.id AND w.state = 'settled')"

const wantedOwnState = `CASE WHEN ${isSettled} THEN 'revoked' ELSE CASE o.state ${Object.entries(
  stateByOrder,
)
  .map(([order, state]) => `WHEN '${order}' THEN '${state}'`)
  .join(' ')} ELSE 'nothing' END END`

/** The worse of two states has the higher number. */
const place = (column: string) =>
  `CASE ${column} ${states.map((state, index) => `WHEN '${state}' THEN ${index}`).join(' ')} END`

/** One entitlement of each kind ordered. Skips orders of erased accounts, which are stored without account and gift. */
export const entitlementsForEveryOrder = bySql(`
  SELECT ${named} || ' lacks its ' || wanted.kind || '.' AS fault
  FROM orders o
  JOIN (SELECT 'gift' AS kind ${grantedKinds.map((kind) => `UNION ALL SELECT '${kind}'`).join(' ')}) wanted
    ON (wanted.kind = 'gift' AND o.gift IS NOT NULL)
    ${grantedKinds.map((kind) => `OR (wanted.kind = '${kind}' AND o.gift IS NULL AND ${grantsBySql(kind)})`).join(' ')}
  WHERE o.fulfilled_at IS NOT NULL AND (o.user_id IS NOT NULL OR o.gift IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM entitlements e WHERE e.order_id = o.id AND e.kind = wanted.kind)`)

/** Entitlements follow the payment: none is active from a refunded order, or from one that was never fulfilled. */
export const entitlementsFollowMoney = bySql(`
  SELECT ${entitlementName} || ' is ' || e.own_state || '. ' || ${named} || '.' AS fault
  FROM entitlements e JOIN orders o ON o.id = e.order_id
  WHERE e.own_state <> ${wantedOwnState}`)

/** What an order grants belongs to its buyer; a claimed gift grants to its claimant under its own key. */
export const entitlementsOfBuyers = bySql(`
  SELECT ${entitlementName} || ' is not its buyer’s.' AS fault
  FROM entitlements e LEFT JOIN orders o ON o.id = e.order_id
  WHERE e.source_key LIKE 'order:%' AND (o.id IS NULL OR e.user_id IS DISTINCT FROM o.user_id)`)

export const entitlementsFollowParents = bySql(`
  SELECT ${entitlementName} || ' is ' || e.state || ', and should be ' || e.wanted || '.' AS fault
  FROM (
    SELECT e.kind, e.source_key, e.state,
      CASE WHEN ${place('p.state')} > ${place('e.own_state')} THEN p.state ELSE e.own_state END AS wanted
    FROM entitlements e LEFT JOIN entitlements p ON p.id = e.parent_id
  ) e
  WHERE e.state <> e.wanted`)

const grantedTables = Object.entries(kinds).flatMap(([kind, granted]) =>
  granted ? [{ kind, ...granted }] : [],
)

/** The granted rows have the matching state; rows deleted with their owner are skipped. */
export const thingsFollowEntitlements = bySql(
  grantedTables
    .map(
      ({ kind, table, isUsable, usableWhile }) => `
  SELECT ${entitlementName} || ' is ' || e.state || ', and ' ||
    CASE WHEN ${isUsable} THEN 'can be had.' ELSE 'cannot be had.' END AS fault
  FROM entitlements e JOIN ${table} t ON t.id = e.thing_id
  WHERE e.kind = '${kind}' AND (${isUsable}) <> (e.state IN (${listed(usableWhile)}))`,
    )
    .join(' UNION ALL '),
)

/** Every analysis and gift has an entitlement. */
export const everyThingIsGranted = bySql(
  grantedTables
    .filter(({ isAlwaysGranted }) => isAlwaysGranted)
    .map(
      ({ kind, table }) => `
  SELECT 'The ${kind} ' || t.id || ' came of nothing.' AS fault FROM ${table} t
  WHERE NOT EXISTS (SELECT 1 FROM entitlements e WHERE e.kind = '${kind}' AND e.thing_id = t.id)`,
    )
    .join(' UNION ALL '),
)
