import type { Plan } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** What can be had. The next ones (course, e-book) are a word here, one in the schema and a row of `kinds`. */
export const entitlementKinds = ['term', 'analysis', 'coupon', 'gift'] as const

export type Kind = (typeof entitlementKinds)[number]

/** From best to worst. suspended: somebody asks for the money; revoked: it went back. */
export const states = ['active', 'suspended', 'revoked'] as const

export type State = (typeof states)[number]

/**
 * Something that somebody has because it was paid, given or redeemed. It lasts for a length (a term: months, days or
 * seconds, one after the other), until an instant, or for ever.
 */
export type EntitlementRow = {
  id: number
  /** What it comes from, such as `order:17`: the same again adds nothing. */
  sourceKey: string
  kind: Kind
  /** The row of the thing itself: of analyses, of coupons in somebody's hands, of gifts. null: a term is this row. */
  thingId: number | null
  /** null: nobody with an account, or one that is erased. */
  userId: number | null
  /** Whose money it hangs on. */
  orderId: number | null
  /** What it was had for: the gift that was claimed, the coupon that paid. */
  parentId: number | null
  /** What its order's money says. */
  ownState: State
  /** What counts: the worse of its own state and its parent's. */
  state: State
  stateSince: string
  /** Not before this instant. */
  from: Date | string
  /** null: no end of its own. */
  until: Date | string | null
  months: number | null
  days: number | null
  seconds: number | null
  /** null: what was bought before stays the plan. */
  plan: Plan | null
}

export const entitlementUid = 'api::entitlement.entitlement'
export const entitlementTable = 'entitlements'

/** How the source of what an admin gave begins. */
export const givenByAdmin = 'admin:'

export const worseOf = (one: State, other: State): State =>
  states.indexOf(one) > states.indexOf(other) ? one : other

type Where =
  | { id: number }
  | { sourceKey: string }
  | { kind: Exclude<Kind, 'term'>; thingId: number }

export const findEntitlement = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<EntitlementRow | undefined> =>
  (await db.query(entitlementUid).findOne({ where })) ?? undefined

/** The terms of somebody, in the order in which they came. */
export const termsOf = ({ db }: Core.Strapi, userId: number): Promise<EntitlementRow[]> =>
  db.query(entitlementUid).findMany({ where: { userId, kind: 'term' }, orderBy: { id: 'asc' } })
