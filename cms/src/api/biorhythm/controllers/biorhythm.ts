import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /biorhythm?birth=&from=&days= → `{ engineVersion, birth, days }` (decisions, "API"). */
  find(ctx: Context) {
    const { birth, from, days } = readInput(ctx, 'biorhythm')
    ctx.body = strapi.service('api::biorhythm.biorhythm').cycleRangeOf(birth, from, days)
  },
}
