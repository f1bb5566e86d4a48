import type { Context } from 'koa'
import { countChartAttributes } from '../../../back-office/people/count-chart-attributes'
import { countForms } from '../../../back-office/people/forms'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/forms → `{ forms }`: results of each registration form. */
  async forms(ctx: Context) {
    readInput(ctx, 'formsOfAdmin')
    ctx.body = await countForms(strapi)
  },

  /** GET /admin/natures → counts of users by facts of their charts. */
  async chartAttributes(ctx: Context) {
    readInput(ctx, 'chartAttributes')
    ctx.body = await countChartAttributes(strapi)
  },
}
