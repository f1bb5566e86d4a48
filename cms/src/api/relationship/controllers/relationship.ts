import type { Context } from 'koa'
import { relationshipFor } from '../../../people/relationship/relationship-for'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /relationship?a=&b= or ?dates=a,b,c → the pair or the group (spec §7, "API"). */
  find(ctx: Context) {
    const query = readInput(ctx, 'relationship')
    ctx.body = relationshipFor(query)
  },
}
