import path from 'node:path'
import { logs, root } from './paths.mjs'
import { freePort } from './ports.mjs'
import { serve } from './service.mjs'
import { portOf } from './settings.mjs'
import { standIn } from './stand-ins.mjs'
import { step } from './steps.mjs'

/**
 * Starts the local mailbox; call it before the cms, which sends to it. Starts none if SMTP_URL is set.
 *
 * @param {Record<string, string>} env
 * @param {{ logName: string, ports?: { smtp: number, pages: number } }} options the wanted ports; by default
 *   those of MAILBOX_SMTP_PORT and MAILBOX_PORT, or the next free ones
 * @returns {Promise<{ env: Record<string, string>, services: import('./service.mjs').Service[] }>}
 *   the environment with its addresses
 */
export async function startMailbox(env, { logName, ports }) {
  if (env.SMTP_URL) return { env, services: [] }
  const taken = [Number(env.PORT), Number(env.CMS_PORT)]
  const smtpPort = await freePort(
    ports?.smtp ?? portOf('MAILBOX_SMTP_PORT', env.MAILBOX_SMTP_PORT, 1025),
    taken,
  )
  const port = await freePort(ports?.pages ?? portOf('MAILBOX_PORT', env.MAILBOX_PORT, 8025), [
    ...taken,
    smtpPort,
  ])
  const ownPorts = { MAILBOX_SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(port) }
  const service = serve('mailbox', `http://127.0.0.1:${port}/health`, {
    args: [standIn('mailbox')],
    cwd: root,
    env: { ...env, ...ownPorts },
    logFile: path.join(logs, `${logName}.log`),
  })
  await step('Start mailbox', service.ready)
  const addresses = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAILBOX_URL: `http://localhost:${port}`,
  }
  return { env: { ...env, ...ownPorts, ...addresses }, services: [service] }
}
