import type { ItemKey, Plan } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type Kind, type State, states } from './kinds'

/**
 * A user's right to something that was paid, given or redeemed. It lasts for a duration (a term: months, days or
 * seconds, one after the other), until an instant, or without end.
 */
export type EntitlementRow = {
  id: number
  /** Its source, such as `order:17`; unique, so that granting again adds nothing. */
  sourceKey: string
  kind: Kind
  /** Id of the granted row: of an analysis, a user's coupon or a gift. null: terms and items have no other row. */
  thingId: number | null
  /** Product key of the course or e-book that an entitlement of the kind `item` opens. */
  item: ItemKey | null
  /** null: an owner without an account, or erased. */
  userId: number | null
  /** The order that paid for it. */
  orderId: number | null
  /** The entitlement it was obtained with: the claimed gift, or the coupon used. */
  parentId: number | null
  /** State by the payment of its own order. */
  ownState: State
  /** Effective state: the worse of its own and its parent's. */
  state: State
  stateSince: string
  /** Not before this instant. */
  from: Date | string
  /** null: no end of its own. */
  until: Date | string | null
  months: number | null
  days: number | null
  seconds: number | null
  /** null: the plan of the earlier purchase remains. */
  plan: Plan | null
}

export const entitlementUid = 'api::entitlement.entitlement'
export const entitlementTable = 'entitlements'

/** Prefix of the source key of what an admin gave. */
export const givenByAdmin = 'admin:'

export const worseOf = (one: State, other: State): State =>
  states.indexOf(one) > states.indexOf(other) ? one : other

type Where =
  | { id: number }
  | { sourceKey: string }
  | { kind: Exclude<Kind, 'term' | 'item'>; thingId: number }

export const findEntitlement = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<EntitlementRow | undefined> =>
  (await db.query(entitlementUid).findOne({ where })) ?? undefined

/** The terms of a user, in order of creation. */
export const termsOf = ({ db }: Core.Strapi, userId: number): Promise<EntitlementRow[]> =>
  db.query(entitlementUid).findMany({ where: { userId, kind: 'term' }, orderBy: { id: 'asc' } })
