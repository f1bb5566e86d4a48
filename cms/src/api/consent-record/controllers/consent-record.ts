import type { Context } from 'koa'
import { recordConsent } from '../../../members/consent/record-consent'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /consent `{ id, version, selection }` → 201 `{ id }`; with web's token only. */
  async record(ctx: Context) {
    const record = readInput(ctx, 'consent')
    await recordConsent(strapi, record)
    ctx.status = 201
    ctx.body = { id: record.id }
  },
}
