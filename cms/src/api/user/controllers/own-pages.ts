import type { Context } from 'koa'
import { userAnswerOf } from '../../../account/user-answer'
import { readChartTexts } from '../../../chart-texts/read-chart-texts'
import { listCoupons } from '../../../coupons/list-coupons'
import { listGifts } from '../../../gifts/list-gifts'
import { now } from '../../../lib/clock'
import { readInput } from '../../../lib/read-input'
import { listOrders } from '../../../payments/order-answer'
import { subscriptionOf } from '../../../payments/subscription-answer'
import { listShares } from '../../../shares/list-shares'
import { type Caller, callerOf } from '../../../users/caller'
import { listDevices } from '../../../users/list-devices'
import { tierOf } from '../../../users/tier'

const tell = ({ user, session }: Caller) => userAnswerOf(strapi, user, session)

/** What members' own pages ask for, each in one answer. The session is renewed by `GET /user/me`, which each page asks too. */
export default {
  /** GET /user/profile → `{ user, devices, shares, orders, gifts, coupons, renewal }`. */
  async profile(ctx: Context) {
    readInput(ctx, 'profile')
    const caller = callerOf(ctx)
    const { id } = caller.user
    const [user, devices, shares, orders, gifts, coupons, renewal] = await Promise.all([
      tell(caller),
      listDevices(strapi, caller),
      listShares(strapi, caller),
      listOrders(strapi, id),
      listGifts(strapi, id),
      listCoupons(strapi, id, now()),
      subscriptionOf(strapi, caller.user),
    ])
    ctx.body = { user, devices, shares, orders, gifts, coupons, renewal }
  },

  /** GET /user/own-chart?language= → `{ user, texts }`: the long texts of the caller's own chart. */
  async chart(ctx: Context) {
    const { language } = readInput(ctx, 'ownChart')
    const caller = callerOf(ctx)
    const { birthDate: date } = caller.user
    const isWhole = tierOf(caller.user, now()) !== 'free'
    const [user, texts] = await Promise.all([
      tell(caller),
      date ? readChartTexts(strapi, { date, language, isWhole }) : null,
    ])
    ctx.body = { user, texts }
  },
}
