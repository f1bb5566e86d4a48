import type { Context } from 'koa'
import { showLink } from '../../../commerce/pay-links/show-link'
import { payByLink } from '../../../commerce/payments/checkout/pay-by-link'
import { readInput } from '../../../platform/lib/read-input'

/** Endpoints for the holder of a payment link. */
export default {
  /** GET /pay-link/open?token= → what it is for, and whether it can be paid. */
  async open(ctx: Context) {
    ctx.body = await showLink(strapi, readInput(ctx, 'openPayLink').token)
  },

  /** POST /pay-link/pay `{ token, name, email, billing? }` → `{ url }`. */
  async pay(ctx: Context) {
    ctx.body = { url: await payByLink(strapi, readInput(ctx, 'payLink')) }
  },
}
