import { chartOf } from '@krono/chart'
import type { Context } from 'koa'
import { readChartTexts } from '../../../analysis/chart-texts/read-chart-texts'
import { callerOf } from '../../../members/users/caller'
import { tierOf } from '../../../members/users/tier'
import { now } from '../../../platform/lib/clock'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /chart?date= → `{ engineVersion, date, …chart }` (spec §7, "API"). */
  find(ctx: Context) {
    const { date } = readInput(ctx, 'chart')
    ctx.body = chartOf(date)
  },

  /** GET /chart/texts?date=&language= → `{ isWhole, texts }`: long texts for premium, a sample for others. */
  async texts(ctx: Context) {
    const { date, language } = readInput(ctx, 'chartTexts')
    const isWhole = tierOf(callerOf(ctx).user, now()) !== 'free'
    ctx.body = await readChartTexts(strapi, { date, language, isWhole })
  },
}
