import { relationshipQuery } from '@krono/contract'
import type { Context } from 'koa'
import { today } from '../../../lib/clock'
import { readQuery } from '../../../lib/read-input'
import { relationshipFor } from '../../../relationship/relationship-for'

export default {
  /** GET /relationship?a=&b= or ?dates=a,b,c → the pair or the group (spec §7, "API"). */
  find(ctx: Context) {
    const query = readQuery(ctx, relationshipQuery(today()))
    ctx.body = relationshipFor(query)
  },
}
