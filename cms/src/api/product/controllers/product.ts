import type { Context } from 'koa'
import { soldProducts } from '../../../commerce/payments/checkout/sold-products'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /payment/products → `{ products }`, in the deployment's language and currency. */
  async list(ctx: Context) {
    readInput(ctx, 'products')
    ctx.body = { products: await soldProducts(strapi) }
  },
}
