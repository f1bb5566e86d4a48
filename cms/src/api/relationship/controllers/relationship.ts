import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { relationshipFor } from '../../../relationship/relationship-for'

export default {
  /** GET /relationship?a=&b= or ?dates=a,b,c → the pair or the group (spec §7, "API"). */
  find(ctx: Context) {
    const query = readInput(ctx, 'relationship')
    ctx.body = relationshipFor(query)
  },
}
