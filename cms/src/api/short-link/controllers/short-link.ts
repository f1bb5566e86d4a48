import type { Context } from 'koa'
import { countClicks } from '../../../library/short-links/count-clicks'
import { openShortLink } from '../../../library/short-links/open-short-link'
import { readInput } from '../../../platform/lib/read-input'

/** Calls with web's token only. */
export default {
  /** GET /short-link/open?name= → `{ target }`. */
  async open(ctx: Context) {
    ctx.body = { target: await openShortLink(strapi, readInput(ctx, 'openShortLink').name) }
  },

  /** POST /short-link/clicks `{ clicks: [{ name, day, host, count }] }` → 204. */
  async count(ctx: Context) {
    await countClicks(strapi, readInput(ctx, 'shortLinkClicks').clicks)
    ctx.status = 204
  },
}
