import type { Context } from 'koa'
import { showCampaign } from '../../../campaigns/show-campaign'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /campaign/active-campaign?language= (spec §7). */
  async getActive(ctx: Context) {
    const { language } = readInput(ctx, 'activeCampaign')
    ctx.body = await showCampaign(strapi, language)
  },
}
