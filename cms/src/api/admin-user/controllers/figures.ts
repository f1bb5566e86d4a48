import type { Context } from 'koa'
import { countForms } from '../../../back-office/people/forms'
import { countNatures } from '../../../back-office/people/natures'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /admin/forms → `{ forms }`: what came of each registration form. */
  async forms(ctx: Context) {
    readInput(ctx, 'formsOfAdmin')
    ctx.body = await countForms(strapi)
  },

  /** GET /admin/natures → how many users are what, as their charts say. */
  async natures(ctx: Context) {
    readInput(ctx, 'natures')
    ctx.body = await countNatures(strapi)
  },
}
