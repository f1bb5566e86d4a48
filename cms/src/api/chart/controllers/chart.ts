import { chartQuery } from '@krono/contract'
import type { Context } from 'koa'
import { today } from '../../../lib/clock'
import { readQuery } from '../../../lib/read-input'

export default {
  /** GET /chart?date= → `{ engineVersion, date, …chart }` (decisions, "API"). */
  find(ctx: Context) {
    const { date } = readQuery(ctx, chartQuery(today()))
    ctx.body = strapi.service('api::chart.chart').chartOf(date)
  },
}
