import { receiptQuery } from '@krono/contract'
import type { Context } from 'koa'
import { readQuery } from '../../../lib/read-input'
import { openReceipt } from '../../../receipts/open-receipt'

export default {
  /** GET /receipt/open?token= → what the page of a receipt shows. */
  async open(ctx: Context) {
    const { token } = readQuery(ctx, receiptQuery)
    ctx.body = await openReceipt(strapi, token)
  },
}
