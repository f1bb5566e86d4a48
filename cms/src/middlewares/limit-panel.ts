import { networkOf } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { countAttempts } from '../lib/attempts'
import { panelLimits } from '../lib/rate-limits'
import { refuseInPanel } from '../lib/refuse-in-panel'

/** What somebody without a session may send to the panel. */
const doors =
  /^\/admin\/(login|register|register-admin|forgot-password|reset-password|access-token)\/?$/i

/**
 * The doors of the panel, counted for a network over all accounts, and wrong passwords for an account from
 * everywhere. Strapi counts for an account and an address together alone: another address or another
 * account began anew. A count ends, so nobody is locked out for good.
 */
export default () => {
  const fromHere = countAttempts(panelLimits.fromHere)
  const wrongPasswords = countAttempts(panelLimits.wrongPasswords)

  return async (ctx: Context, next: Next) => {
    const [, door] = (ctx.method === 'POST' && doors.exec(ctx.path)) || []
    if (door === undefined) return next()
    await fromHere.take(networkOf(ctx.request.ip)).catch(refuseInPanel(ctx))
    const email = emailOf(ctx.request.body)
    if (door.toLowerCase() !== 'login' || !email) return next()
    await wrongPasswords.take(email).catch(refuseInPanel(ctx))
    await orSayWhen(ctx, next())
    if (ctx.status < 300) await wrongPasswords.giveBack(email)
  }
}

/** For so long Strapi counts, of which it says nothing. */
const strapisSeconds = 5 * 60

const orSayWhen = (ctx: Context, answered: Promise<unknown>) =>
  answered.catch((error) => {
    if (error instanceof errors.RateLimitError) ctx.set('Retry-After', String(strapisSeconds))
    throw error
  })

function emailOf(body: unknown): string | undefined {
  const { email } = Object(body)
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined
}
