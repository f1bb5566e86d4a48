import { cpSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailbox } from './mailbox.mjs'
import { logs, web } from './paths.mjs'
import { anyPort } from './ports.mjs'
import { generate } from './secrets.mjs'
import { seed } from './seed.mjs'
import { takeSeeded } from './seeded/take-seeded.ts'
import { freshBuild, startCms, startWeb } from './service.mjs'
import { callersEnv, programEnv } from './settings.mjs'
import { step } from './steps.mjs'
import { onExit } from './stopping.mjs'
import { startStripeSandbox } from './stripe-sandbox.mjs'

/** Settings in the caller's environment that would connect a test to real data, real people or real money. */
const realSettings = new Set([
  'DATABASE_URL',
  'DATABASE_FILE',
  'PUBLIC_URL',
  'HOST',
  'PORT',
  'CMS_PORT',
  'SMTP_URL',
  'MAILBOX_SMTP_PORT',
  'MAILBOX_PORT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PUBLIC_KEY',
  'STRIPE_API_URL',
  'STRIPE_WEBHOOK_URL',
  'STRIPE_SANDBOX_PORT',
  'STRIPE_SANDBOX_URL',
  'STRIPE_SANDBOX_FILE',
  'REDIS_URL',
])
const isReal = (name: string) =>
  realSettings.has(name) || /^(S3|BACKUP|OPERATOR|METRICS|OTEL)_/.test(name)

/**
 * The caller's environment with fresh secrets, for a product that runs as long as this command. Tests and measurements
 * send X-Forwarded-For as a proxy does: each of their visitors has its own address.
 */
export function temporarySettings() {
  const safeSettings = Object.entries(callersEnv()).filter(([name]) => !isReal(name))
  return { ...Object.fromEntries(safeSettings), TRUSTED_PROXIES: '1', ...generate() }
}

/**
 * Starts a cms with the seed's content on its own database, in a folder that is removed on exit.
 *
 * @param name of its logs
 * @param more settings, also for the programs beside it; a DATABASE_URL is that of a copy of the seeded database
 */
export async function startTemporaryCms(name: string, more: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), `krono-${name}-`))
  onExit(() => rm(folder, { recursive: true, force: true }))
  const webPort = await anyPort()
  const settings = {
    ...temporarySettings(),
    DATABASE_FILE: path.join(folder, 'krono.db'),
    PUBLIC_FOLDER: path.join(folder, 'public'),
    ...more,
  }
  const seeded = await takeSeeded(more.DATABASE_URL ? 'PostgreSQL' : 'SQLite')
  cpSync(seeded.folder, folder, { recursive: true })
  const ports = { web: webPort, cms: await anyPort([webPort]) }
  const smtp = await anyPort(Object.values(ports))
  const pages = await anyPort([...Object.values(ports), smtp])
  const mailbox = await startMailbox(programEnv(settings, ports), {
    logName: `${name}-mailbox`,
    ports: { smtp, pages },
  })
  const sandbox = await startStripeSandbox(mailbox.env, {
    logName: `${name}-stripe-sandbox`,
    port: await anyPort([...Object.values(ports), smtp, pages]),
  })
  const { env } = sandbox
  await step('Seed the accounts', () => seed(env, path.join(logs, `${name}-seed.log`)))
  const cms = startCms(env, { logFile: path.join(logs, `${name}-cms.log`) })
  await step('Start cms', cms.ready)
  return { env, cms, folder, standIns: [...mailbox.services, ...sandbox.services] }
}

/**
 * Starts a web for that cms, from a copy of the build that is removed on exit.
 *
 * @param name of its copy and its logs
 * @param env its PORT is the port of web
 */
export async function startTemporaryWeb(name: string, env: Record<string, string>) {
  const NEXT_DIST_DIR = await freshBuild(`.next-${name}`)
  onExit(() => rm(path.join(web, NEXT_DIST_DIR), { recursive: true, force: true }))
  const service = startWeb(
    { ...env, NEXT_DIST_DIR },
    { logFile: path.join(logs, `${name}-web.log`) },
  )
  await step(`Start web (${env.LANGUAGE ?? 'hun'})`, service.ready)
  return service
}
