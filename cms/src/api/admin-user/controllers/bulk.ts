import { bulkAreas } from '@krono/contract'
import type { Context } from 'koa'
import { answerOf } from '../../../back-office/bulk/answer'
import { listRuns } from '../../../back-office/bulk/list-runs'
import { startRun, stopRun } from '../../../back-office/bulk/start'
import { tryRun } from '../../../back-office/bulk/try'
import { requireArea } from '../../../back-office/rights/require-area'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

const idOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** POST /admin/bulk/try `{ who, what }` → `{ run }`, which changes nothing yet; adminRoleNeeded. */
  async try(ctx: Context) {
    const wish = readInput(ctx, 'tryBulk')
    const { user } = callerOf(ctx)
    requireArea(user, bulkAreas[wish.what.act])
    const id = await tryRun(strapi, { ...wish, admin: user.id })
    ctx.body = await answerOf(strapi, id)
  },

  /**
   * POST /admin/bulk/{id}/start `{ reason, count? }` → `{ run }`, started; idempotent. bulkNobody, bulkOver,
   * bulkCountWrong.
   */
  async start(ctx: Context) {
    const wish = readInput(ctx, 'startBulk')
    await startRun(strapi, { ...wish, id: idOf(ctx), admin: callerOf(ctx).user.id })
    ctx.body = await answerOf(strapi, idOf(ctx))
  },

  /** POST /admin/bulk/{id}/stop → `{ run }`: finished steps stay. bulkOver. */
  async stop(ctx: Context) {
    readInput(ctx, 'stopBulk')
    await stopRun(strapi, { id: idOf(ctx), admin: callerOf(ctx).user.id })
    ctx.body = await answerOf(strapi, idOf(ctx))
  },

  /** GET /admin/bulk → `{ runs }`: the latest started ones, newest first. */
  async list(ctx: Context) {
    readInput(ctx, 'bulkRuns')
    ctx.body = { runs: await listRuns(strapi) }
  },

  /** GET /admin/bulk/{id} → `{ run }`: its progress and results by user. */
  async show(ctx: Context) {
    readInput(ctx, 'bulkRun')
    ctx.body = await answerOf(strapi, idOf(ctx))
  },
}
