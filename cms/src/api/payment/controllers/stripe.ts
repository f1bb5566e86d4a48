import type { Context } from 'koa'
import { receiveEvent } from '../../../payments/receive-event'

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
}
