import type { Context } from 'koa'
import { confirmByPasskey } from '../../../members/account/confirm-password'
import { logInByPasskey } from '../../../members/account/log-in-by-passkey'
import { sessionAnswerOf } from '../../../members/account/session-answer'
import { passkeyCreation } from '../../../members/second-factor/add-passkey'
import {
  addOwnPasskey,
  disableApp,
  enableApp,
  removeOwnPasskey,
  renewCodes,
  securityOf,
  startApp,
} from '../../../members/second-factor/security'
import { passkeyRequest } from '../../../members/second-factor/use-passkey'
import { callerOf } from '../../../members/users/caller'
import { deviceLabel } from '../../../members/users/device-label'
import { readInput } from '../../../platform/lib/read-input'

const answerSecurity = async (ctx: Context) => {
  ctx.body = await securityOf(strapi, callerOf(ctx).user.id)
}

/** Passkeys, the authenticator app and recovery codes (decision second-factor). */
export default {
  /** POST /user/passkey/challenge → options for the browser; of nobody, so that no account is disclosed. */
  async challenge(ctx: Context) {
    readInput(ctx, 'passkeyChallenge')
    ctx.body = await passkeyRequest()
  },

  /** POST /user/passkey/login `{ response, rememberMe? }` → a session; passkeyRefused. */
  async logIn(ctx: Context) {
    const { response, rememberMe = false } = readInput(ctx, 'loginByPasskey')
    const device = deviceLabel(ctx.request.headers['user-agent'])
    ctx.body = await sessionAnswerOf(
      strapi,
      await logInByPasskey(strapi, { response, rememberMe, device }),
    )
  },

  /** POST /user/passkey/confirm `{ response }` → `{ isConfirmed: true }`; passkeyRefused. */
  async confirm(ctx: Context) {
    const { response } = readInput(ctx, 'confirmByPasskey')
    await confirmByPasskey(strapi, callerOf(ctx), response)
    ctx.body = { isConfirmed: true }
  },

  /** POST /user/passkey/options → options for the browser to make a passkey. */
  async passkeyOptions(ctx: Context) {
    readInput(ctx, 'passkeyOptions')
    ctx.body = await passkeyCreation(strapi, callerOf(ctx).user)
  },

  /** POST /user/passkey/add `{ response, name }` → the user's security; passkeyRefused, tooManyPasskeys, secondFactorRequired. */
  async addPasskey(ctx: Context) {
    const wish = readInput(ctx, 'addPasskey')
    await addOwnPasskey(strapi, callerOf(ctx), wish)
    await answerSecurity(ctx)
  },

  /** POST /user/passkey/remove `{ id }` → the user's security; notFound, secondFactorRequired. */
  async removePasskey(ctx: Context) {
    const { id } = readInput(ctx, 'removePasskey')
    await removeOwnPasskey(strapi, callerOf(ctx), id)
    await answerSecurity(ctx)
  },

  /** POST /user/authenticator/start → `{ secret, uri }`; appIsOn. */
  async startApp(ctx: Context) {
    readInput(ctx, 'startApp')
    ctx.body = await startApp(strapi, callerOf(ctx))
  },

  /** POST /user/authenticator/enable `{ code }` → `{ codes }`; wrongSecondCode, secondFactorRequired. */
  async enableApp(ctx: Context) {
    const { code } = readInput(ctx, 'enableApp')
    ctx.body = { codes: await enableApp(strapi, callerOf(ctx), code) }
  },

  /** POST /user/authenticator/disable → the user's security. */
  async disableApp(ctx: Context) {
    readInput(ctx, 'disableApp')
    await disableApp(strapi, callerOf(ctx))
    await answerSecurity(ctx)
  },

  /** POST /user/recovery-codes → `{ codes }`; appIsOff. */
  async renewCodes(ctx: Context) {
    readInput(ctx, 'renewRecoveryCodes')
    ctx.body = { codes: await renewCodes(strapi, callerOf(ctx)) }
  },
}
