import { chartOf } from '@krono/chart'
import { chartQuery, chartTextsQuery } from '@krono/contract'
import type { Context } from 'koa'
import { readChartTexts } from '../../../chart-texts/read-chart-texts'
import { now, today } from '../../../lib/clock'
import { readQuery } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'
import { tierOf } from '../../../users/tier'

export default {
  /** GET /chart?date= → `{ engineVersion, date, …chart }` (spec §7, "API"). */
  find(ctx: Context) {
    const { date } = readQuery(ctx, chartQuery(today()))
    ctx.body = chartOf(date)
  },

  /** GET /chart/texts?date=&language= → `{ isWhole, texts }`: long texts for premium, a taste for others. */
  async texts(ctx: Context) {
    const { date, language } = readQuery(ctx, chartTextsQuery(today()))
    const isWhole = tierOf(callerOf(ctx).user, now()) !== 'free'
    ctx.body = await readChartTexts(strapi, { date, language, isWhole })
  },
}
