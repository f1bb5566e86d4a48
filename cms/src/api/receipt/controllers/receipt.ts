import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { openReceipt } from '../../../payments/open-receipt'

export default {
  /** GET /receipt/open?token= → what the page of a receipt shows. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openReceipt')
    ctx.body = await openReceipt(strapi, token)
  },
}
