import type { Context } from 'koa'
import { readChartTexts } from '../../../analysis/chart-texts/read-chart-texts'
import { listCoupons } from '../../../commerce/coupons/list-coupons'
import { listGifts } from '../../../commerce/gifts/list-gifts'
import { listOrders } from '../../../commerce/payments/checkout/order-answer'
import { subscriptionOf } from '../../../commerce/payments/subscriptions/subscription-answer'
import { userAnswerOf } from '../../../members/account/user-answer'
import { securityOf } from '../../../members/second-factor/security'
import { type Caller, callerOf } from '../../../members/users/caller'
import { listDevices } from '../../../members/users/list-devices'
import { tierOf } from '../../../members/users/tier'
import { listShares } from '../../../people/share-links/list-shares'
import { now } from '../../../platform/lib/clock'
import { readInput } from '../../../platform/lib/read-input'

const answer = ({ user, session }: Caller) => userAnswerOf(strapi, user, session)

/**
 * Endpoints of members' own pages, one call per page. The session is renewed by `GET /user/me`, which each page calls
 * too.
 */
export default {
  /** GET /user/profile → `{ user, devices, security, shares, orders, gifts, coupons, renewal }`. */
  async profile(ctx: Context) {
    readInput(ctx, 'profile')
    const caller = callerOf(ctx)
    const { id } = caller.user
    const [user, devices, security, shares, orders, gifts, coupons, renewal] = await Promise.all([
      answer(caller),
      listDevices(strapi, caller),
      securityOf(strapi, id),
      listShares(strapi, caller),
      listOrders(strapi, id),
      listGifts(strapi, id),
      listCoupons(strapi, id, now()),
      subscriptionOf(strapi, caller.user),
    ])
    ctx.body = { user, devices, security, shares, orders, gifts, coupons, renewal }
  },

  /** GET /user/own-chart?language= → `{ user, texts }`: the long texts of the caller's own chart. */
  async chart(ctx: Context) {
    const { language } = readInput(ctx, 'ownChart')
    const caller = callerOf(ctx)
    const { birthDate: date } = caller.user
    const isWhole = tierOf(caller.user, now()) !== 'free'
    const [user, texts] = await Promise.all([
      answer(caller),
      date ? readChartTexts(strapi, { date, language, isWhole }) : null,
    ])
    ctx.body = { user, texts }
  },
}
