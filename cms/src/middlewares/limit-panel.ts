import { networkOf } from '@krono/contract'
import type { Context, Next } from 'koa'
import { panelLimits } from '../platform/lib/rate-limits'
import { refuseInPanel } from '../platform/lib/refuse-in-panel'
import { countAttempts } from '../platform/limits/attempts'

/** Routes of the panel that need no session. */
const publicRoutes =
  /^\/admin\/(login|register|register-admin|forgot-password|reset-password|access-token)\/?$/i

/** Of these, the routes that Strapi would limit per account and address; its limit is off (config/admin, plugins). */
const limitedByAccount = ['login', 'register-admin', 'forgot-password']

/**
 * Limits these routes per network over all accounts and per account in a network, and wrong passwords per account over
 * all networks. A count expires, so no lockout is permanent.
 */
export default () => {
  const fromHere = countAttempts(panelLimits.fromHere)
  const onAccountHere = countAttempts(panelLimits.onAccountHere)
  const wrongPasswords = countAttempts(panelLimits.wrongPasswords)

  return async (ctx: Context, next: Next) => {
    const [, found] = (ctx.method === 'POST' && publicRoutes.exec(ctx.path)) || []
    if (found === undefined) return next()
    const route = found.toLowerCase()
    const network = networkOf(ctx.request.ip)
    await fromHere.take(network).catch(refuseInPanel(ctx))
    const email = emailOf(ctx.request.body)
    if (limitedByAccount.includes(route)) {
      await onAccountHere.take(`${route} ${email ?? ''} ${network}`).catch(refuseInPanel(ctx))
    }
    if (route !== 'login' || !email) return next()
    await wrongPasswords.take(email).catch(refuseInPanel(ctx))
    await next()
    if (ctx.status < 300) await wrongPasswords.release(email)
  }
}

function emailOf(body: unknown): string | undefined {
  const { email } = Object(body)
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined
}
