import type { Context } from 'koa'
import { confirmPassword } from '../../../members/account/confirm-password'
import { requestReset, requireReset, resetPassword } from '../../../members/account/reset-password'
import { sessionAnswerOf } from '../../../members/account/session-answer'
import { updatePassword } from '../../../members/account/update-password'
import { callerOf } from '../../../members/users/caller'
import { callerAddress } from '../../../platform/lib/caller-address'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /**
   * GET /user/forgot-password?email=&redirectUrl= (spec §7) → `{ email }`, always and at once (quality, "Who you are").
   */
  async forgot(ctx: Context) {
    const { email, redirectUrl } = readInput(ctx, 'forgotPassword')
    await requestReset(strapi, email, redirectUrl)
    ctx.body = { email }
  },

  /** POST /user/validateResetPasswordToken `{ token }` (spec §7) → `{ isValid: true }`; resetFailed. */
  async validateToken(ctx: Context) {
    const { token } = readInput(ctx, 'validateResetToken')
    await requireReset(strapi, token)
    ctx.body = { isValid: true }
  },

  /** POST /user/resetPassword `{ token, password }` (spec §7) → `{ email }`; resetFailed, passwordTooCommon. */
  async reset(ctx: Context) {
    const { token: secret, password } = readInput(ctx, 'resetPassword')
    const address = callerAddress(ctx)
    ctx.body = { email: await resetPassword(strapi, { secret, password, address }) }
  },

  /**
   * POST /user/confirm-password `{ password, code? }` → `{ isConfirmed: true }`; wrongPassword, codeNeeded,
   * wrongSecondCode, tooManyRequests.
   */
  async confirm(ctx: Context) {
    const typed = readInput(ctx, 'confirmPassword')
    await confirmPassword(strapi, callerOf(ctx), typed)
    ctx.body = { isConfirmed: true }
  },

  /** POST /user/updatePassword (spec §7) → a new session; wrongPassword, passwordTooCommon, codeNeeded, wrongSecondCode. */
  async update(ctx: Context) {
    const change = readInput(ctx, 'updatePassword')
    ctx.body = await sessionAnswerOf(strapi, await updatePassword(strapi, callerOf(ctx), change))
  },
}
