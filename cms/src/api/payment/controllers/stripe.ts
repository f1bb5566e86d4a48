import type { Context } from 'koa'
import { receiveEvent } from '../../../commerce/payments/stripe/receive-event'

/** Where koa-body stores the raw bytes. */
const unparsed = Symbol.for('unparsedBody')

export default {
  /** POST /payment/webhook, signed by Stripe → 200 once it is stored; otherwise 400, and nothing is written. */
  async receive(ctx: Context) {
    const { 'stripe-signature': signature } = ctx.request.headers
    const body: unknown = ctx.request.body?.[unparsed]
    await receiveEvent(strapi, {
      body: typeof body === 'string' ? body : undefined,
      signature: typeof signature === 'string' ? signature : undefined,
    })
    ctx.body = { received: true }
  },
}
