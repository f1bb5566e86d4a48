import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { showOrder } from '../../../payments/order-answer'
import { receiveEvent } from '../../../payments/receive-event'
import { refundOrder } from '../../../payments/refund-order'

/** Where koa-body leaves the bytes that it parsed. */
const unparsed = Symbol.for('unparsedBody')

export default {
  /** POST /payment/webhook, signed by Stripe → 200 once it is stored; 400 and nothing written otherwise. */
  async receive(ctx: Context) {
    const { 'stripe-signature': signature } = ctx.request.headers
    const body: unknown = ctx.request.body?.[unparsed]
    await receiveEvent(strapi, {
      body: typeof body === 'string' ? body : undefined,
      signature: typeof signature === 'string' ? signature : undefined,
    })
    ctx.body = { received: true }
  },

  /** POST /payment/refund `{ order, amount? }` → `{ order }`. */
  async refund(ctx: Context) {
    const id = await refundOrder(strapi, readInput(ctx, 'refund'))
    ctx.body = { order: await showOrder(strapi, { documentId: id }) }
  },
}
