import type { Context } from 'koa'
import { confirmEmail } from '../../../members/account/confirm-email'
import { isEmailAvailable } from '../../../members/account/is-email-available'
import { sessionAnswerOf } from '../../../members/account/session-answer'
import { signUp } from '../../../members/account/sign-up'
import { undoEmail } from '../../../members/account/undo-email'
import { findCaller } from '../../../members/users/caller'
import { deviceLabel } from '../../../members/users/device-label'
import { findUserByEmail } from '../../../members/users/user-row'
import { callerAddress } from '../../../platform/lib/caller-address'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /user/signup (spec §7) → 201 `{ email }`; registerFailed, passwordTooCommon. */
  async signUp(ctx: Context) {
    const body = readInput(ctx, 'signup')
    await signUp(strapi, body, callerAddress(ctx))
    ctx.status = 201
    ctx.body = { email: body.email }
  },

  /** POST /user/validate-email `{ id }` (spec §7) → `{ email }`, with a session or without; confirmFailed. */
  async confirmEmail(ctx: Context) {
    const { id } = readInput(ctx, 'validateEmail')
    const caller = await findCaller(strapi, ctx)
    const device = caller ? undefined : deviceLabel(ctx.request.headers['user-agent'])
    const { email, started } = await confirmEmail(strapi, id, device)
    const chosenPeople = started?.chosenPeople
    ctx.body = {
      email,
      ...(started && (await sessionAnswerOf(strapi, started))),
      ...(chosenPeople && { chosenPeople }),
    }
  },

  /** POST /user/undo-email `{ token }` → `{ email }`; undoFailed. */
  async undoEmail(ctx: Context) {
    const { token } = readInput(ctx, 'undoEmail')
    ctx.body = { email: await undoEmail(strapi, token) }
  },

  /** POST /user/get-user-exists `{ email }` (spec §7) → only `{ exists }`. */
  async userExists(ctx: Context) {
    const { email } = readInput(ctx, 'userExists')
    ctx.body = { exists: !(await isEmailAvailable(strapi, email)) }
  },

  /** POST /user/validate-by-email `{ email }` (spec §7) → only `{ isConfirmed }`. */
  async isConfirmed(ctx: Context) {
    const { email } = readInput(ctx, 'validateByEmail')
    const user = await findUserByEmail(strapi, email)
    ctx.body = { isConfirmed: user?.confirmed ?? false }
  },
}
