import { networkOf } from '@krono/contract'
import type { Context } from 'koa'
import { callerAddress } from '../../../lib/caller-address'
import { readInput } from '../../../lib/read-input'
import { checkOut } from '../../../payments/checkout'
import { makeOffer, quoteOf, requireBuyer } from '../../../payments/make-offer'
import { paymentStatus } from '../../../payments/payment-status'
import { findCaller } from '../../../users/caller'

/** Whoever pays; a gift may be anybody's. */
export default {
  /** POST /payment/quote `{ product, coupon?, isGift? }` → what it would cost. */
  async quote(ctx: Context) {
    const wish = readInput(ctx, 'quote')
    const user = (await findCaller(strapi, ctx))?.user
    requireBuyer(user, wish.isGift)
    const offer = await makeOffer(strapi, { ...wish, user, coupon: wish.coupon, isQuote: true })
    ctx.body = await quoteOf(strapi, { offer, user, isGift: wish.isGift })
  },

  /** POST /payment/checkout → `{ url }`. */
  async open(ctx: Context) {
    const body = readInput(ctx, 'checkout')
    const user = (await findCaller(strapi, ctx))?.user
    const network = networkOf(callerAddress(ctx))
    ctx.body = { url: await checkOut(strapi, { user, body, network }) }
  },

  /** GET /payment/status?session= → what became of it; fulfils what is paid first. */
  async status(ctx: Context) {
    const { session } = readInput(ctx, 'paymentStatus')
    const user = (await findCaller(strapi, ctx))?.user
    ctx.body = await paymentStatus(strapi, { session, user })
  },
}
