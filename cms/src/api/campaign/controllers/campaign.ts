import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /campaign/active-campaign?language= (spec §7). */
  async getActive(ctx: Context) {
    const { language } = readInput(ctx, 'activeCampaign')
    ctx.body = await strapi.service('api::campaign.campaign').getActive(language)
  },
}
