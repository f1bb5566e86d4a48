import type { Context } from 'koa'
import { openCertificate } from '../../../learning/certificates/open-certificate'
import { findCaller } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /certificate/open?token= → what it proves; notFound. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openCertificate')
    const caller = await findCaller(strapi, ctx)
    ctx.body = await openCertificate(strapi, token, caller?.user)
  },
}
