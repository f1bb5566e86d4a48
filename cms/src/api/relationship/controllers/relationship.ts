import { relationshipQuery } from '@krono/contract'
import type { Context } from 'koa'
import { today } from '../../../lib/clock'
import { readQuery } from '../../../lib/read-input'

export default {
  /** GET /relationship?a=&b= or ?dates=a,b,c → the pair or the group (spec §7, "API"). */
  find(ctx: Context) {
    const query = readQuery(ctx, relationshipQuery(today()))
    ctx.body = strapi.service('api::relationship.relationship').relationshipFor(query)
  },
}
