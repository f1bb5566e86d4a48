import type { Core } from '@strapi/strapi'
import { openAnalysis, withholdAnalysis } from '../../analysis/analyses/withhold-analysis'
import { returnCoupon, revokeCoupon, suspendCoupon } from '../coupons/suspend-coupon'
import { reviveGift, revokeGift } from '../gifts/revoke-gift'

/** From best to worst. suspended: the payment is disputed; revoked: it was refunded. */
export const states = ['active', 'suspended', 'revoked'] as const

export type State = (typeof states)[number]

/** Applies a state to the granted row, in the caller's transaction; idempotent, and does nothing if the row is gone. */
type Show = (strapi: Core.Strapi, thingId: number) => Promise<unknown>

/** The row that an entitlement grants. */
type Granted = {
  show: Record<State, Show>
  table: string
  /** SQL on a row `t` of the table: whether it can be used. */
  isUsable: string
  usableWhile: readonly State[]
  /** Rows of the table come from entitlements alone; other coupons come from editors. */
  isAlwaysGranted: boolean
}

/** Kinds of entitlement; null: it has no other row. A term is read through the projection, an item by `owned-items.ts`. */
export const kinds = {
  term: null,
  item: null,
  analysis: {
    show: { active: openAnalysis, suspended: withholdAnalysis, revoked: withholdAnalysis },
    table: 'analyses',
    isUsable: "t.state = 'ready'",
    usableWhile: ['active'],
    isAlwaysGranted: true,
  },
  coupon: {
    show: { active: returnCoupon, suspended: suspendCoupon, revoked: revokeCoupon },
    table: 'user_coupons',
    isUsable: 'NOT COALESCE(t.is_resting, FALSE)',
    usableWhile: ['active'],
    isAlwaysGranted: false,
  },
  // A gift can still be claimed while its payment is disputed; what is claimed is suspended with it.
  gift: {
    show: { active: reviveGift, suspended: reviveGift, revoked: revokeGift },
    table: 'gifts',
    isUsable: "t.state <> 'revoked'",
    usableWhile: ['active', 'suspended'],
    isAlwaysGranted: true,
  },
} as const satisfies Record<string, Granted | null>

export type Kind = keyof typeof kinds

export const show = async (
  strapi: Core.Strapi,
  { kind, thingId }: { kind: Kind; thingId: number | null },
  state: State,
) => (thingId === null ? undefined : kinds[kind]?.show[state](strapi, thingId))
