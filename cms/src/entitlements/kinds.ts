import type { Core } from '@strapi/strapi'
import { openAnalysis, withholdAnalysis } from '../analyses/withhold-analysis'
import { restCoupon, returnCoupon, revokeCoupon } from '../coupons/rest-coupon'
import { reviveGift, revokeGift } from '../gifts/revoke-gift'
import type { Kind, State } from './entitlement-row'

/** Brings the thing itself to a state, in the caller's transaction; safe twice, and where the thing is gone. */
type Show = (strapi: Core.Strapi, thingId: number) => Promise<unknown>

/** A term is its row: who reads the projection reads it. */
const nothing: Show = async () => undefined

/** What each state means for the thing that somebody has. */
export const kinds = {
  term: { active: nothing, suspended: nothing, revoked: nothing },
  analysis: { active: openAnalysis, suspended: withholdAnalysis, revoked: withholdAnalysis },
  coupon: { active: returnCoupon, suspended: restCoupon, revoked: revokeCoupon },
  // While a bank asks for the money the gift can be claimed; what is had for it rests with it.
  gift: { active: reviveGift, suspended: reviveGift, revoked: revokeGift },
} as const satisfies Record<Kind, Record<State, Show>>

export const show = async (
  strapi: Core.Strapi,
  { kind, thingId }: { kind: Kind; thingId: number | null },
  state: State,
) => (thingId === null ? undefined : kinds[kind][state](strapi, thingId))
