import { cycleRangeOf } from '@krono/chart'
import type { Context } from 'koa'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /biorhythm?birth=&from=&days= → `{ engineVersion, birth, days }` (spec §7, "API"). */
  find(ctx: Context) {
    const { birth, from, days } = readInput(ctx, 'biorhythm')
    ctx.body = cycleRangeOf(birth, from, days)
  },
}
