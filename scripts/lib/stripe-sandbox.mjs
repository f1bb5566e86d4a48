import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { logs, root } from './paths.mjs'
import { freePort } from './ports.mjs'
import { serve } from './service.mjs'
import { portOf } from './settings.mjs'
import { standIn } from './stand-ins.mjs'
import { step } from './steps.mjs'

/** @param {string} beginning */
const secret = (beginning) => `${beginning}${randomBytes(24).toString('hex')}`

/**
 * Starts the local Stripe; call it before the cms, which calls it. Starts none if STRIPE_SECRET_KEY is set.
 *
 * @param {Record<string, string>} env
 * @param {{ logName: string, port?: number }} options the wanted port; by default that of
 *   STRIPE_SANDBOX_PORT, or the next free one
 * @returns {Promise<{ env: Record<string, string>, services: import('./service.mjs').Service[] }>}
 *   the environment with its addresses and keys
 */
export async function startStripeSandbox(env, { logName, port: wanted }) {
  if (env.STRIPE_SECRET_KEY) return { env, services: [] }
  const taken = [env.PORT, env.CMS_PORT, env.MAILBOX_PORT, env.MAILBOX_SMTP_PORT].map(Number)
  const port = await freePort(
    wanted ?? portOf('STRIPE_SANDBOX_PORT', env.STRIPE_SANDBOX_PORT, 8026),
    taken,
  )
  const own = {
    STRIPE_SANDBOX_PORT: String(port),
    STRIPE_SANDBOX_URL: `http://localhost:${port}`,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
    STRIPE_SECRET_KEY: secret('sk_sandbox_'),
    STRIPE_WEBHOOK_SECRET: secret('whsec_'),
  }
  const service = serve('stripe-sandbox', `http://127.0.0.1:${port}/health`, {
    args: [standIn('stripe-sandbox')],
    cwd: root,
    env: { ...env, ...own },
    logFile: path.join(logs, `${logName}.log`),
  })
  await step('Start Stripe sandbox', service.ready)
  return { env: { ...env, ...own }, services: [service] }
}
