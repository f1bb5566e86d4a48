import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /relationship?a=&b= or ?dates=a,b,c → the pair or the group (decisions, "API"). */
  find(ctx: Context) {
    const query = readInput(ctx, 'relationship')
    ctx.body = strapi.service('api::relationship.relationship').relationshipFor(query)
  },
}
