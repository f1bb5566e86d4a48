import type { Context } from 'koa'
import { acceptInvitation } from '../../../people/invitations/accept-invitation'
import { guestInvitationOf } from '../../../people/invitations/guest-invitation'
import { withdrawInvitation } from '../../../people/invitations/withdraw-invitation'
import { readInput } from '../../../platform/lib/read-input'

/** Endpoints for the holder of an invitation link; no session needed. */
export default {
  /** GET /invitation/open?token= → the invitation as shown to the guest. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openInvitation')
    ctx.body = await guestInvitationOf(strapi, token)
  },

  /** POST /invitation/accept `{ token, name, date, consent }` → the same, with a token for the guest only. */
  async accept(ctx: Context) {
    const answer = readInput(ctx, 'acceptInvitation')
    ctx.body = await guestInvitationOf(strapi, await acceptInvitation(strapi, answer))
  },

  /** POST /invitation/withdraw `{ token }` → the same, without the guest's data. */
  async withdraw(ctx: Context) {
    const { token } = readInput(ctx, 'withdrawInvitation')
    await withdrawInvitation(strapi, token)
    ctx.body = await guestInvitationOf(strapi, token)
  },
}
