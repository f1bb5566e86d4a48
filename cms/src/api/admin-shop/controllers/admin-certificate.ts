import type { Context } from 'koa'
import { revokeByAdmin, showCertificate } from '../../../back-office/shop/certificates'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/certificates/{id} → its data and its holder. */
  async show(ctx: Context) {
    readInput(ctx, 'adminCertificate')
    ctx.body = await showCertificate(strapi, ctx.params.id)
  },

  /** POST /admin/certificates/{id}/revoke `{ reason }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { reason } = readInput(ctx, 'adminRevokeCertificate')
    const admin = callerOf(ctx).user.id
    ctx.body = await revokeByAdmin(strapi, { admin, id: ctx.params.id, reason })
  },
}
