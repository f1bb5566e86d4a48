import type { Context } from 'koa'
import { acceptInvitation } from '../../../invitations/accept-invitation'
import { guestInvitationOf } from '../../../invitations/guest-invitation'
import { withdrawInvitation } from '../../../invitations/withdraw-invitation'
import { readInput } from '../../../lib/read-input'

/** What somebody does with the link that they were sent; nobody is signed in here. */
export default {
  /** GET /invitation/open?token= → what the guest sees. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openInvitation')
    ctx.body = await guestInvitationOf(strapi, token)
  },

  /** POST /invitation/accept `{ token, name, date, consent }` → the same, with a token of the guest's own. */
  async accept(ctx: Context) {
    const answer = readInput(ctx, 'acceptInvitation')
    ctx.body = await guestInvitationOf(strapi, await acceptInvitation(strapi, answer))
  },

  /** POST /invitation/withdraw `{ token }` → the same, without anything of the guest's. */
  async withdraw(ctx: Context) {
    const { token } = readInput(ctx, 'withdrawInvitation')
    await withdrawInvitation(strapi, token)
    ctx.body = await guestInvitationOf(strapi, token)
  },
}
