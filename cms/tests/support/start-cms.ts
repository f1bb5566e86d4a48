import path from 'node:path'
import { logIn } from './admin'
import type { TestDatabase } from './databases'
import { programEnv } from './environment'
import { freePort } from './free-port'
import { launchCms, launchMailbox, launchStripeSandbox, runSeeder, waitFor } from './run-program'
import type { RunningCms } from './running'
import { onTeardown } from './stop-all'

type Program = ReturnType<typeof launchMailbox>

async function end({ child, ended }: Program) {
  child.kill('SIGTERM')
  await ended
}

async function startMailbox() {
  const smtpPort = await freePort()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const ports = { MAILBOX_SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(port) }
  const program = launchMailbox(programEnv(ports))
  onTeardown(() => end(program))
  await waitFor(`${url}/health`, program)
  return { url, smtpUrl: `smtp://127.0.0.1:${smtpPort}` }
}

/** Starts a Stripe sandbox for this cms; its events go to the cms directly, not through web. */
async function startSandbox(cmsUrl: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const keys = {
    STRIPE_SECRET_KEY: 'sk_sandbox_R4tY7uI9oP2aS5dF8gH1jK3l',
    STRIPE_WEBHOOK_SECRET: 'whsec_Z6xC8vB1nM4qW7eR9tY2uI5o',
  }
  const settings = {
    ...keys,
    STRIPE_SANDBOX_PORT: String(port),
    STRIPE_WEBHOOK_URL: `${cmsUrl}/api/payment/webhook`,
  }
  const program = launchStripeSandbox(programEnv(settings))
  onTeardown(() => end(program))
  await waitFor(`${url}/health`, program)
  return { url, settings: { ...keys, STRIPE_API_URL: url } }
}

type Prepared = Omit<RunningCms, 'adminToken' | 'editorToken' | 'authorToken'>

/**
 * Prepares what a cms needs: a seeded database, a mailbox and a Stripe sandbox.
 *
 * @param more settings of this cms
 */
export async function prepareCms(
  database: TestDatabase,
  more: Record<string, string> = {},
): Promise<Prepared> {
  const port = await freePort()
  const webPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const mailbox = await startMailbox()
  const sandbox = await startSandbox(url)
  const env = programEnv({
    SMTP_URL: mailbox.smtpUrl,
    ...sandbox.settings,
    ...database.settings,
    CMS_PORT: String(port),
    WEB_URL: `http://127.0.0.1:${webPort}`,
    PUBLIC_FOLDER: path.join(database.folder, 'public'),
    ...more,
  })
  const seeded = await runSeeder(env)
  if (seeded.code !== 0) throw new Error(`The seeder failed.\n${seeded.output}`)
  return { database, env, url, webPort, mailboxUrl: mailbox.url, sandboxUrl: sandbox.url }
}

/** Starts a prepared cms; returns the function that stops it. Throws when it does not start. */
export async function startPrepared({ env, url }: Prepared) {
  const program = launchCms(env)
  await waitFor(`${url}/_health`, program).catch(async (error) => {
    await end(program)
    throw error
  })
  return () => end(program)
}

/** Adds tokens of the panel's signed-in users. */
export const signIn = async (prepared: Prepared): Promise<RunningCms> => ({
  ...prepared,
  adminToken: await logIn(prepared.url, 'admin'),
  editorToken: await logIn(prepared.url, 'editor'),
  authorToken: await logIn(prepared.url, 'author'),
})
