import type { Context } from 'koa'
import { readInput } from '../../../platform/lib/read-input'
import { siteSettings } from '../../../platform/settings/site-settings'

export default {
  /** GET /settings/site → what pages show; every visitor sees it in a page. */
  async site(ctx: Context) {
    readInput(ctx, 'siteSettings')
    ctx.body = await siteSettings(strapi)
  },
}
