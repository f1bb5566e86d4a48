import type { Context } from 'koa'
import { confirmEmail } from '../../../account/confirm-email'
import { isFree } from '../../../account/free-address'
import { sessionAnswerOf } from '../../../account/session-answer'
import { signUp } from '../../../account/sign-up'
import { undoEmail } from '../../../account/undo-email'
import { readInput } from '../../../lib/read-input'
import { findCaller } from '../../../users/caller'
import { deviceLabel } from '../../../users/device-label'
import { findUserByEmail } from '../../../users/user-row'

export default {
  /** POST /user/signup (spec §7) → 201 `{ email }`; registerFailed, passwordTooCommon. */
  async signUp(ctx: Context) {
    const body = readInput(ctx, 'signup')
    await signUp(strapi, body)
    ctx.status = 201
    ctx.body = { email: body.email }
  },

  /** POST /user/validate-email `{ id }` (spec §7) → `{ email }`, with a session (decision 144) or without; confirmFailed. */
  async confirmEmail(ctx: Context) {
    const { id } = readInput(ctx, 'validateEmail')
    const caller = await findCaller(strapi, ctx)
    const device = caller ? undefined : deviceLabel(ctx.request.headers['user-agent'])
    const { email, started } = await confirmEmail(strapi, id, device)
    ctx.body = { email, ...(started && (await sessionAnswerOf(strapi, started))) }
  },

  /** POST /user/undo-email `{ token }` → `{ email }`; undoFailed. */
  async undoEmail(ctx: Context) {
    const { token } = readInput(ctx, 'undoEmail')
    ctx.body = { email: await undoEmail(strapi, token) }
  },

  /** POST /user/get-user-exists `{ email }` (spec §7) → `{ exists }`, and no more than that. */
  async userExists(ctx: Context) {
    const { email } = readInput(ctx, 'userExists')
    ctx.body = { exists: !(await isFree(strapi, email)) }
  },

  /** POST /user/validate-by-email `{ email }` (spec §7) → `{ isConfirmed }`, and no more than that. */
  async isConfirmed(ctx: Context) {
    const { email } = readInput(ctx, 'validateByEmail')
    const user = await findUserByEmail(strapi, email)
    ctx.body = { isConfirmed: user?.confirmed ?? false }
  },
}
