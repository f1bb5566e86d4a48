import type { Context } from 'koa'
import { showBanner } from '../../../library/banners/show-banner'
import { findCaller } from '../../../members/users/caller'
import { tierOf } from '../../../members/users/tier'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { readInput } from '../../../platform/lib/read-input'

const tierOfCaller = async (ctx: Context) => tierOf((await findCaller(strapi, ctx))?.user, now())

export default {
  /** GET /banner/get-latest-banner (spec §7), header token, query tier and language (contract). */
  async getLatest(ctx: Context) {
    const { tier = await tierOfCaller(ctx), language = env.LANGUAGE } = readInput(
      ctx,
      'latestBanner',
    )
    ctx.body = await showBanner(strapi, tier, language)
  },
}
