import { cycleRangeOf } from '@krono/chart'
import { biorhythmQuery } from '@krono/contract'
import type { Context } from 'koa'
import { today } from '../../../lib/clock'
import { readQuery } from '../../../lib/read-input'

export default {
  /** GET /biorhythm?birth=&from=&days= → `{ engineVersion, birth, days }` (spec §7, "API"). */
  find(ctx: Context) {
    const { birth, from, days } = readQuery(ctx, biorhythmQuery(today()))
    ctx.body = cycleRangeOf(birth, from, days)
  },
}
