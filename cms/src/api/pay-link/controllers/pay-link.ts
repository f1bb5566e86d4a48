import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { showLink } from '../../../pay-links/show-link'
import { payByLink } from '../../../payments/pay-by-link'

/** For whoever has the address of one. */
export default {
  /** GET /pay-link/open?token= → what it is about, and whether it can be paid. */
  async open(ctx: Context) {
    ctx.body = await showLink(strapi, readInput(ctx, 'openPayLink').token)
  },

  /** POST /pay-link/pay `{ token, name, email, billing? }` → `{ url }`. */
  async pay(ctx: Context) {
    ctx.body = { url: await payByLink(strapi, readInput(ctx, 'payLink')) }
  },
}
