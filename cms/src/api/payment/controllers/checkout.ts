import { networkOf } from '@krono/contract'
import type { Context } from 'koa'
import { listOwnedItems } from '../../../commerce/entitlements/owned-items'
import { checkOut } from '../../../commerce/payments/checkout/checkout'
import { makeOffer, quoteOf, requireBuyer } from '../../../commerce/payments/checkout/make-offer'
import { paymentStatus } from '../../../commerce/payments/checkout/payment-status'
import { callerOf, findCaller } from '../../../members/users/caller'
import { callerAddress } from '../../../platform/lib/caller-address'
import { now } from '../../../platform/lib/clock'
import { readInput } from '../../../platform/lib/read-input'

/** Endpoints for the payer; a gift can also be bought without an account. */
export default {
  /** GET /payment/owned → `{ items }`, product keys of the caller's courses and e-books. */
  async owned(ctx: Context) {
    readInput(ctx, 'ownedItems')
    const rows = await listOwnedItems(strapi, callerOf(ctx).user.id, now())
    ctx.body = { items: [...new Set(rows.map(({ item }) => item))] }
  },

  /** POST /payment/quote `{ product, coupon?, isGift? }` → the price. */
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

  /** GET /payment/status?session= → the state of the payment; fulfils a paid order first. */
  async status(ctx: Context) {
    const { session } = readInput(ctx, 'paymentStatus')
    const user = (await findCaller(strapi, ctx))?.user
    ctx.body = await paymentStatus(strapi, { session, user })
  },
}
