import { menuOverridesQuery } from '@krono/contract'
import type { Context } from 'koa'
import { env } from '../../../lib/env'
import { readQuery } from '../../../lib/read-input'
import { listOverrides } from '../../../menu/list-overrides'

export default {
  /** GET /menu-override/all (spec §7), query language (contract) → `[{ id, href }]`. */
  async getAll(ctx: Context) {
    const { language = env.LANGUAGE } = readQuery(ctx, menuOverridesQuery)
    ctx.body = await listOverrides(strapi, language)
  },
}
