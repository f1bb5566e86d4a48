import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import type { CampaignRow } from '../commerce/campaigns/campaign-row'
import { stateOfCampaign } from '../commerce/campaigns/state-of-campaign'
import type { CouponRow } from '../commerce/coupons/coupon-row'
import { stateOfCoupon } from '../commerce/coupons/state-of-coupon'
import type { BannerRow } from '../library/banners/latest-banner'
import { statesOfBanners } from '../library/banners/states-of-banners'
import { now } from '../platform/lib/clock'
import type { ListState } from '../platform/lib/list-state'
import { isTimed } from '../platform/lib/timed-types'
import { stateOfDraft } from '../publishing/timing/state-of-draft'

type StatesOf = (
  strapi: Core.Strapi,
  rows: readonly never[],
  at: Date,
) => readonly ListState[] | Promise<readonly ListState[]>

/** Types with a start and end time. */
const statesOf = {
  'api::banner.banner': (strapi, rows: readonly BannerRow[], at) =>
    statesOfBanners(strapi, rows, at),
  'api::campaign.campaign': (_, rows: readonly CampaignRow[], at) =>
    rows.map((row) => stateOfCampaign(row, at)),
  'api::coupon.coupon': (_, rows: readonly CouponRow[], at) =>
    rows.map((row) => stateOfCoupon(row, at)),
} as const satisfies Readonly<Record<string, StatesOf>>

const hasOwnTime = (uid: string | undefined): uid is keyof typeof statesOf =>
  uid !== undefined && Object.hasOwn(statesOf, uid)

const list = /^\/content-manager\/collection-types\/([\w.:-]+)\/?$/

/**
 * Adds to each entry of the panel's lists whether visitors see it now (`listStates`): only the module of the type knows
 * how it follows from the times.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    await next()
    const [, uid] = (ctx.method === 'GET' && list.exec(ctx.path)) || []
    const body: { results?: unknown } = Object(ctx.body)
    if (!uid || ctx.status !== 200 || !Array.isArray(body.results)) return
    const rows = body.results
    if (isTimed(strapi, uid))
      ctx.body = { ...body, results: rows.map((row) => ({ ...row, ...stateOfDraft(row, now()) })) }
    if (!hasOwnTime(uid)) return
    const states = await (statesOf[uid] as StatesOf)(strapi, rows as never[], now())
    ctx.body = { ...body, results: rows.map((row, place) => ({ ...row, state: states[place] })) }
  }
