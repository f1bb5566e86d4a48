import type { Context } from 'koa'
import { listJobs, retryTask, runJobNow } from '../../../back-office/system/jobs'
import { sendAgain } from '../../../back-office/system/send-again'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

const adminOf = (ctx: Context) => callerOf(ctx).user.id

export default {
  /** POST /admin/outbox/send-again `{ id?, filters? }` → `{ count }`. */
  async sendAgain(ctx: Context) {
    const wish = readInput(ctx, 'adminSendAgain')
    ctx.body = await sendAgain(strapi, { ...wish, admin: adminOf(ctx) })
  },

  /** GET /admin/jobs → `{ jobs }`. */
  async jobs(ctx: Context) {
    readInput(ctx, 'adminJobs')
    ctx.body = await listJobs(strapi)
  },

  /** POST /admin/jobs/{id}/run `{ last }` → the job; notFound. */
  async runJob(ctx: Context) {
    const { last } = readInput(ctx, 'adminRunJob')
    ctx.body = await runJobNow(strapi, { admin: adminOf(ctx), name: String(ctx.params.id), last })
  },

  /** POST /admin/tasks/{id}/retry → `{ isDue }`; notFound. */
  async retry(ctx: Context) {
    readInput(ctx, 'adminRetryTask')
    ctx.body = await retryTask(strapi, { admin: adminOf(ctx), id: String(ctx.params.id) })
  },
}
