import type { Context } from 'koa'
import { bannersToChoose } from '../../../back-office/shop/campaigns/banners-to-choose'
import { endCampaign } from '../../../back-office/shop/campaigns/end-campaign'
import { saveCampaign } from '../../../back-office/shop/campaigns/save-campaign'
import { showCampaign } from '../../../back-office/shop/campaigns/show-campaign'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /admin/campaigns → `{ id }`. */
  async save(ctx: Context) {
    const wish = readInput(ctx, 'adminSaveCampaign')
    ctx.body = await saveCampaign(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** GET /admin/campaigns/{id} → the campaign, its results, its previews. */
  async show(ctx: Context) {
    readInput(ctx, 'adminCampaign')
    ctx.body = await showCampaign(strapi, ctx.params.id)
  },

  /** GET /admin/banners → `{ banners }`. */
  async banners(ctx: Context) {
    readInput(ctx, 'adminBanners')
    ctx.body = await bannersToChoose(strapi)
  },

  /** POST /admin/campaigns/{id}/end `{ reason }` → `{ id }`. */
  async end(ctx: Context) {
    const { reason } = readInput(ctx, 'adminEndCampaign')
    const admin = callerOf(ctx).user.id
    ctx.body = await endCampaign(strapi, { admin, id: ctx.params.id, reason })
  },
}
