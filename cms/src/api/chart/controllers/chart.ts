import type { Context } from 'koa'
import { callerOf } from '../../../account/caller'
import { tierOf } from '../../../account/tier'
import { now } from '../../../lib/clock'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /chart?date= → `{ engineVersion, date, …chart }` (decisions, "API"). */
  find(ctx: Context) {
    const { date } = readInput(ctx, 'chart')
    ctx.body = strapi.service('api::chart.chart').chartOf(date)
  },

  /** GET /chart/texts?date=&language= → `{ isWhole, texts }`: long texts for premium, a taste for others. */
  async texts(ctx: Context) {
    const { date, language } = readInput(ctx, 'chartTexts')
    const isWhole = tierOf(callerOf(ctx).user, now()) !== 'free'
    ctx.body = await strapi.service('api::chart.long-texts').read({ date, language, isWhole })
  },
}
