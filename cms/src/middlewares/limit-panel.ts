import { networkOf } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { countAttempts } from '../platform/lib/attempts'
import { panelLimits } from '../platform/lib/rate-limits'
import { refuseInPanel } from '../platform/lib/refuse-in-panel'

/** Routes of the panel that need no session. */
const publicRoutes =
  /^\/admin\/(login|register|register-admin|forgot-password|reset-password|access-token)\/?$/i

/**
 * Limits these routes per network over all accounts, and wrong passwords per account over all networks. Strapi counts
 * per pair of account and address only, so changing either resets it. A count expires, so no lockout is permanent.
 */
export default () => {
  const fromHere = countAttempts(panelLimits.fromHere)
  const wrongPasswords = countAttempts(panelLimits.wrongPasswords)

  return async (ctx: Context, next: Next) => {
    const [, route] = (ctx.method === 'POST' && publicRoutes.exec(ctx.path)) || []
    if (route === undefined) return next()
    await fromHere.take(networkOf(ctx.request.ip)).catch(refuseInPanel(ctx))
    const email = emailOf(ctx.request.body)
    if (route.toLowerCase() !== 'login' || !email) return next()
    await wrongPasswords.take(email).catch(refuseInPanel(ctx))
    await withRetryAfter(ctx, next())
    if (ctx.status < 300) await wrongPasswords.release(email)
  }
}

/** Period of Strapi's own limit; undocumented. */
const strapiPeriodSeconds = 5 * 60

const withRetryAfter = (ctx: Context, response: Promise<unknown>) =>
  response.catch((error) => {
    if (error instanceof errors.RateLimitError) ctx.set('Retry-After', String(strapiPeriodSeconds))
    throw error
  })

function emailOf(body: unknown): string | undefined {
  const { email } = Object(body)
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined
}
