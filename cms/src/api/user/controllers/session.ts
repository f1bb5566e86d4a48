import type { Context } from 'koa'
import { logIn } from '../../../members/account/log-in'
import { sessionAnswerOf } from '../../../members/account/session-answer'
import { callerOf } from '../../../members/users/caller'
import { deviceLabel } from '../../../members/users/device-label'
import { listDevices } from '../../../members/users/list-devices'
import { endSessions, renewSession } from '../../../members/users/sessions'
import { AppError } from '../../../platform/lib/app-error'
import { callerAddress } from '../../../platform/lib/caller-address'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /**
   * POST /user/login (spec §7) → a session; loginFailed, emailNotConfirmed, codeNeeded, wrongSecondCode,
   * tooManyRequests.
   */
  async logIn(ctx: Context) {
    const { rememberMe = false, ...typed } = readInput(ctx, 'login')
    const device = deviceLabel(ctx.request.headers['user-agent'])
    const address = callerAddress(ctx)
    ctx.body = await sessionAnswerOf(
      strapi,
      await logIn(strapi, { ...typed, rememberMe, device, address }),
    )
  },

  /** GET /user/me?rememberMe= (spec §7): the caller, with the session renewed (spec §4). */
  async me(ctx: Context) {
    const wish = readInput(ctx, 'me')
    const { user, session } = callerOf(ctx)
    const rememberMe = session.rememberMe && wish.rememberMe !== 'false'
    await renewSession(strapi, session, { rememberMe })
    const token = String(ctx.request.headers.token)
    ctx.body = await sessionAnswerOf(strapi, { user, token, session: { ...session, rememberMe } })
  },

  /** POST /user/logout `{ everywhere? }` → `{ ended }`: how many sessions. */
  async logOut(ctx: Context) {
    const { everywhere = false } = readInput(ctx, 'logout')
    const { user, session } = callerOf(ctx)
    const which = everywhere ? {} : { id: session.id }
    ctx.body = { ended: await endSessions(strapi, { userId: user.id, ...which }) }
  },

  /** GET /user/devices → the caller's sessions, the current one first. */
  async listDevices(ctx: Context) {
    ctx.body = { devices: await listDevices(strapi, callerOf(ctx)) }
  },

  /** POST /user/revokeDevice `{ id }` → `{ id }`; notFound if it is not one of the caller's. */
  async revokeDevice(ctx: Context) {
    const { id: documentId } = readInput(ctx, 'revokeDevice')
    const { user } = callerOf(ctx)
    const ended = await endSessions(strapi, { userId: user.id, documentId })
    if (ended === 0) throw new AppError('notFound')
    ctx.body = { id: documentId }
  },
}
