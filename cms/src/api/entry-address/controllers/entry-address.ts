import { languageCodes } from '@krono/contract'
import type { Context } from 'koa'
import { z } from 'zod'
import { env } from '../../../platform/lib/env'
import { listAddresses } from '../../../publishing/addresses/list-addresses'

const query = z.object({ language: z.enum(languageCodes).catch(env.LANGUAGE) })

export default {
  /** GET /entry-addresses?language= → `{ data: { [type]: { names, moved } } }`; with web's token only. */
  async list(ctx: Context) {
    const { language } = query.parse(ctx.query)
    ctx.body = { data: await listAddresses(strapi, language) }
  },
}
