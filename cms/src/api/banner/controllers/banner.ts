import type { Context } from 'koa'
import { showBanner } from '../../../banners/show-banner'
import { now } from '../../../lib/clock'
import { env } from '../../../lib/env'
import { readInput } from '../../../lib/read-input'
import { findCaller } from '../../../users/caller'
import { tierOf } from '../../../users/tier'

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
