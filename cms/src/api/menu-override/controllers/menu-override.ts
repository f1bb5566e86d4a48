import { menuOverridesQuery } from '@krono/contract'
import type { Context } from 'koa'
import { env } from '../../../lib/env'
import { readQuery } from '../../../lib/read-input'

export default {
  /** GET /menu-override/all (spec §7), query language (contract) → `[{ id, href }]`. */
  async getAll(ctx: Context) {
    const { language = env.LANGUAGE } = readQuery(ctx, menuOverridesQuery)
    ctx.body = await strapi.service('api::menu-override.menu-override').getAll(language)
  },
}
