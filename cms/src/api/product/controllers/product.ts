import { noQuery } from '@krono/contract'
import type { Context } from 'koa'
import { listProducts } from '../../../catalogue/find-product'
import { readQuery } from '../../../lib/read-input'

export default {
  /** GET /payment/products → `{ products }`, in the deployment's language and currency. */
  async list(ctx: Context) {
    readQuery(ctx, noQuery)
    ctx.body = { products: await listProducts(strapi) }
  },
}
