import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { createInvitation } from '../../../people/invitations/create-invitation'
import { listInvitations } from '../../../people/invitations/list-invitations'
import { revokeInvitation } from '../../../people/invitations/revoke-invitation'
import { readInput } from '../../../platform/lib/read-input'

/** Endpoints for a member's own invitations. */
export default {
  /** POST /invitation/create `{ name }` → 201 the invitation. */
  async create(ctx: Context) {
    const { name } = readInput(ctx, 'createInvitation')
    ctx.body = await createInvitation(strapi, callerOf(ctx).user, name)
    ctx.status = 201
  },

  /** GET /invitation/mine → `{ invitations }`, the newest first. */
  async mine(ctx: Context) {
    ctx.body = { invitations: await listInvitations(strapi, callerOf(ctx).user.id) }
  },

  /** POST /invitation/revoke `{ id }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { id } = readInput(ctx, 'revokeInvitation')
    ctx.body = await revokeInvitation(strapi, callerOf(ctx).user.id, id)
  },
}
