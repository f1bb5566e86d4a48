import type { Context } from 'koa'
import {
  cancelScheduled,
  pauseScheduled,
  planScheduled,
  resumeScheduled,
} from '../../../back-office/scheduled-emails/control'
import { listPictures } from '../../../back-office/scheduled-emails/list-pictures'
import { previewScheduled } from '../../../back-office/scheduled-emails/preview'
import { deleteScheduled, saveScheduled } from '../../../back-office/scheduled-emails/save'
import { sendTest } from '../../../back-office/scheduled-emails/send-test'
import { showScheduled } from '../../../back-office/scheduled-emails/show'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

const actOf = (ctx: Context) => ({ admin: callerOf(ctx).user.id, documentId: ctx.params.id })

export default {
  /** GET /admin/scheduled-emails/{id} → the e-mail with its progress and result. */
  async show(ctx: Context) {
    readInput(ctx, 'adminScheduledEmail')
    ctx.body = await showScheduled(strapi, ctx.params.id)
  },

  /** POST /admin/scheduled-emails → `{ id, updatedAt }`. */
  async save(ctx: Context) {
    const wish = readInput(ctx, 'adminSaveScheduledEmail')
    ctx.body = await saveScheduled(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** POST /admin/scheduled-emails/preview → how it looks. */
  async preview(ctx: Context) {
    ctx.body = await previewScheduled(strapi, readInput(ctx, 'adminPreviewScheduledEmail'))
  },

  /** POST /admin/scheduled-emails/test → `{ email }`. */
  async test(ctx: Context) {
    const content = readInput(ctx, 'adminTestScheduledEmail')
    ctx.body = await sendTest(strapi, { admin: callerOf(ctx).user, ...content })
  },

  /** POST /admin/scheduled-emails/{id}/delete → `{ id }`. */
  async delete(ctx: Context) {
    readInput(ctx, 'adminDeleteScheduledEmail')
    ctx.body = await deleteScheduled(strapi, actOf(ctx))
  },

  /** POST /admin/scheduled-emails/{id}/plan `{ updatedAt }` → `{ id }`. */
  async plan(ctx: Context) {
    const { updatedAt } = readInput(ctx, 'adminPlanScheduledEmail')
    ctx.body = await planScheduled(strapi, { ...actOf(ctx), updatedAt })
  },

  /** POST /admin/scheduled-emails/{id}/pause → `{ id }`. */
  async pause(ctx: Context) {
    readInput(ctx, 'adminPauseScheduledEmail')
    ctx.body = await pauseScheduled(strapi, actOf(ctx))
  },

  /** POST /admin/scheduled-emails/{id}/resume → `{ id }`. */
  async resume(ctx: Context) {
    readInput(ctx, 'adminResumeScheduledEmail')
    ctx.body = await resumeScheduled(strapi, actOf(ctx))
  },

  /** POST /admin/scheduled-emails/{id}/cancel → `{ id }`. */
  async cancel(ctx: Context) {
    readInput(ctx, 'adminCancelScheduledEmail')
    ctx.body = await cancelScheduled(strapi, actOf(ctx))
  },

  /** GET /admin/pictures → `{ pictures, next }`. */
  async pictures(ctx: Context) {
    ctx.body = await listPictures(strapi, readInput(ctx, 'adminPictures'))
  },
}
