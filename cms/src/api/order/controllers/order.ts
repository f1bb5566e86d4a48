import type { Context } from 'koa'
import { reissueLink } from '../../../analyses/download-links'
import { env } from '../../../lib/env'
import { readInput } from '../../../lib/read-input'
import { listOrders, showOrder } from '../../../payments/order-answer'
import { callerOf } from '../../../users/caller'

export default {
  /** GET /order/mine → `{ orders }`. */
  async mine(ctx: Context) {
    readInput(ctx, 'orders')
    ctx.body = { orders: await listOrders(strapi, callerOf(ctx).user.id) }
  },

  /** GET /order/{id} → `{ order }`; another's is not found. */
  async show(ctx: Context) {
    readInput(ctx, 'order')
    const { id } = ctx.params
    const where = { documentId: String(id), userId: callerOf(ctx).user.id }
    ctx.body = { order: await showOrder(strapi, where) }
  },

  /** POST /order/{id}/download-link `{ language?, endsOthers?, edition? }` → 201 a fresh link; notFound. */
  async makeLink(ctx: Context) {
    const { language = env.LANGUAGE, ...wish } = readInput(ctx, 'makeDownloadLink')
    const ids = { userId: callerOf(ctx).user.id, orderId: String(ctx.params.id) }
    ctx.body = await reissueLink(strapi, { ...ids, ...wish, language })
    ctx.status = 201
  },
}
