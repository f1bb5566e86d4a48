import type { Context } from 'koa'
import { openReceipt } from '../../../commerce/payments/fulfilment/open-receipt'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /receipt/open?token= → the data of a receipt's page. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openReceipt')
    ctx.body = await openReceipt(strapi, token)
  },
}
