import type { Context } from 'koa'
import { readActs } from '../../../back-office/log/read-acts'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /admin/acts?kind=&id= → `{ acts }`, the newest first. */
  async show(ctx: Context) {
    ctx.body = await readActs(strapi, readInput(ctx, 'adminActs'))
  },
}
