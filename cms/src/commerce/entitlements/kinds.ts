import type { Core } from '@strapi/strapi'
import { openAnalysis, withholdAnalysis } from '../../analysis/analyses/withhold-analysis'
import { returnCoupon, revokeCoupon, suspendCoupon } from '../coupons/suspend-coupon'
import { reviveGift, revokeGift } from '../gifts/revoke-gift'
import type { Kind, State } from './entitlement-row'

/** Applies a state to the granted row, in the caller's transaction; idempotent, and does nothing if the row is gone. */
type Show = (strapi: Core.Strapi, thingId: number) => Promise<unknown>

/** A term has no other row: it is read through the projection. */
const nothing: Show = async () => undefined

/** What each state does to the granted row. */
export const kinds = {
  term: { active: nothing, suspended: nothing, revoked: nothing },
  analysis: { active: openAnalysis, suspended: withholdAnalysis, revoked: withholdAnalysis },
  coupon: { active: returnCoupon, suspended: suspendCoupon, revoked: revokeCoupon },
  // A gift can still be claimed while its payment is disputed; what is claimed is suspended with it.
  gift: { active: reviveGift, suspended: reviveGift, revoked: revokeGift },
} as const satisfies Record<Kind, Record<State, Show>>

export const show = async (
  strapi: Core.Strapi,
  { kind, thingId }: { kind: Kind; thingId: number | null },
  state: State,
) => (thingId === null ? undefined : kinds[kind][state](strapi, thingId))
