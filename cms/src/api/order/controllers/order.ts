import type { Context } from 'koa'
import { reissueLink } from '../../../analysis/analyses/download-links'
import { listOrders, showOrder } from '../../../commerce/payments/checkout/order-answer'
import { callerOf } from '../../../members/users/caller'
import { env } from '../../../platform/lib/env'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /order/mine → `{ orders }`. */
  async mine(ctx: Context) {
    readInput(ctx, 'orders')
    ctx.body = { orders: await listOrders(strapi, callerOf(ctx).user.id) }
  },

  /** GET /order/{id} → `{ order }`; 404 for another user's. */
  async show(ctx: Context) {
    readInput(ctx, 'order')
    const { id } = ctx.params
    const where = { documentId: String(id), userId: callerOf(ctx).user.id }
    ctx.body = { order: await showOrder(strapi, where) }
  },

  /** POST /order/{id}/download-link `{ language?, endsOthers?, edition? }` → 201 a new link; notFound. */
  async makeLink(ctx: Context) {
    const { language = env.LANGUAGE, ...wish } = readInput(ctx, 'makeDownloadLink')
    const ids = { userId: callerOf(ctx).user.id, orderId: String(ctx.params.id) }
    ctx.body = await reissueLink(strapi, { ...ids, ...wish, language })
    ctx.status = 201
  },
}
