import type { Context } from 'koa'
import { leaveGroup } from '../../../back-office/email-groups/change-members'
import { previewGroup } from '../../../back-office/email-groups/count-receivers'
import { deleteGroup } from '../../../back-office/email-groups/delete-group'
import { membersByRule } from '../../../back-office/email-groups/members-of'
import { saveGroup } from '../../../back-office/email-groups/save-group'
import {
  choicesOfRules,
  listGroups,
  showGroup,
} from '../../../back-office/email-groups/show-groups'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/email-groups → `{ groups, next }`. */
  async list(ctx: Context) {
    const { after } = readInput(ctx, 'adminEmailGroups')
    ctx.body = await listGroups(strapi, after)
  },

  /** GET /admin/email-groups/{id} → the group, its count and its first users. */
  async show(ctx: Context) {
    readInput(ctx, 'adminEmailGroup')
    ctx.body = await showGroup(strapi, ctx.params.id)
  },

  /** GET /admin/email-group-choices → `{ forms, referrals }`. */
  async choices(ctx: Context) {
    readInput(ctx, 'adminEmailGroupChoices')
    ctx.body = await choicesOfRules(strapi)
  },

  /** POST /admin/email-groups/preview `{ rule }` → count and first users. */
  async preview(ctx: Context) {
    const { rule } = readInput(ctx, 'adminPreviewEmailGroup')
    ctx.body = await previewGroup(strapi, await membersByRule(strapi, rule))
  },

  /** POST /admin/email-groups → `{ id }`. */
  async save(ctx: Context) {
    const wish = readInput(ctx, 'adminSaveEmailGroup')
    ctx.body = await saveGroup(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** POST /admin/email-groups/{id}/delete → `{ id }`. */
  async delete(ctx: Context) {
    readInput(ctx, 'adminDeleteEmailGroup')
    const admin = callerOf(ctx).user.id
    ctx.body = await deleteGroup(strapi, { admin, documentId: ctx.params.id })
  },

  /** POST /admin/email-groups/{id}/remove `{ user }` → the group. */
  async remove(ctx: Context) {
    const { user } = readInput(ctx, 'adminRemoveFromEmailGroup')
    const documentId = ctx.params.id
    await leaveGroup(strapi, { admin: callerOf(ctx).user.id, documentId, user })
    ctx.body = await showGroup(strapi, documentId)
  },
}
