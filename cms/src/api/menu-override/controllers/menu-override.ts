import type { Context } from 'koa'
import { env } from '../../../platform/lib/env'
import { readInput } from '../../../platform/lib/read-input'
import { listOverrides } from '../../../publishing/menu/list-overrides'

export default {
  /** GET /menu-override/all (spec §7), query language (contract) → `[{ id, href }]`. */
  async getAll(ctx: Context) {
    const { language = env.LANGUAGE } = readInput(ctx, 'menuOverrides')
    ctx.body = await listOverrides(strapi, language)
  },
}
