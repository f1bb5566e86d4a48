import { campaignQuery } from '@krono/contract'
import type { Context } from 'koa'
import { showCampaign } from '../../../campaigns/show-campaign'
import { readQuery } from '../../../lib/read-input'

export default {
  /** GET /campaign/active-campaign?language= (spec §7). */
  async getActive(ctx: Context) {
    const { language } = readQuery(ctx, campaignQuery)
    ctx.body = await showCampaign(strapi, language)
  },
}
