import type { Context } from 'koa'
import { showCampaign } from '../../../commerce/campaigns/show-campaign'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /campaign/active-campaign?language= (spec §7). */
  async getActive(ctx: Context) {
    const { language } = readInput(ctx, 'activeCampaign')
    ctx.body = await showCampaign(strapi, language)
  },
}
