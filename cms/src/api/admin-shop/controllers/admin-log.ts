import type { Context } from 'koa'
import { readAuditLog } from '../../../back-office/log/read-audit-log'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/acts?kind=&id= → `{ acts }`, newest first. */
  async show(ctx: Context) {
    ctx.body = await readAuditLog(strapi, readInput(ctx, 'adminAuditLog'))
  },
}
