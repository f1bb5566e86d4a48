import { bannerQuery } from '@krono/contract'
import type { Context } from 'koa'
import { env } from '../../../lib/env'
import { readQuery } from '../../../lib/read-input'

export default {
  /**
   * GET /banner/get-latest-banner (spec §7), header token, query tier and language (contract). There
   * are no accounts yet: whoever calls is a visitor.
   */
  async getLatest(ctx: Context) {
    const { tier = 'visitor', language = env.LANGUAGE } = readQuery(ctx, bannerQuery)
    ctx.body = await strapi.service('api::banner.banner').getLatest(tier, language)
  },
}
