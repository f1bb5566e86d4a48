import type { Context } from 'koa'
import { env } from '../../../lib/env'
import { readInput } from '../../../lib/read-input'
import { listOverrides } from '../../../menu/list-overrides'

export default {
  /** GET /menu-override/all (spec §7), query language (contract) → `[{ id, href }]`. */
  async getAll(ctx: Context) {
    const { language = env.LANGUAGE } = readInput(ctx, 'menuOverrides')
    ctx.body = await listOverrides(strapi, language)
  },
}
