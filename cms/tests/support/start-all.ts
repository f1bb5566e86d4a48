import { existsSync } from 'node:fs'
import path from 'node:path'
import { logIn } from './admin'
import { moveClock } from './clock'
import { createDatabases, type TestDatabase } from './databases'
import { cmsFolder, programEnv } from './environment'
import { freePort } from './free-port'
import { launchCms, launchMailbox, launchStripeSandbox, runSeeder, waitFor } from './run-program'
import { publish, type RunningCms } from './running'
import { atTheEnd, dropAtTheEnd } from './stop-all'

async function startMailbox() {
  const smtpPort = await freePort()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const ports = { MAILBOX_SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(port) }
  const program = launchMailbox(programEnv(ports))
  atTheEnd(async () => {
    program.child.kill('SIGTERM')
    await program.ended
  })
  await waitFor(`${url}/health`, program)
  return { url, smtpUrl: `smtp://127.0.0.1:${smtpPort}` }
}

/** A Stripe of this cms alone; its events come to the cms itself, without a web between. */
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
  atTheEnd(async () => {
    program.child.kill('SIGTERM')
    await program.ended
  })
  await waitFor(`${url}/health`, program)
  return { url, settings: { ...keys, STRIPE_API_URL: url } }
}

async function start(database: TestDatabase): Promise<RunningCms> {
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
  })
  const seeded = await runSeeder(env)
  if (seeded.code !== 0) throw new Error(`The seeder failed.\n${seeded.output}`)
  const program = launchCms(env)
  atTheEnd(async () => {
    program.child.kill('SIGTERM')
    await program.ended
  })
  await waitFor(`${url}/_health`, program)
  return {
    database,
    env,
    url,
    webPort,
    mailboxUrl: mailbox.url,
    sandboxUrl: sandbox.url,
    adminToken: await logIn(url, 'admin'),
    editorToken: await logIn(url, 'editor'),
    authorToken: await logIn(url, 'author'),
  }
}

export default async function startAll() {
  if (!existsSync(path.join(cmsFolder, 'dist/src/index.js'))) {
    throw new Error('The tests speak to the built cms: run "npm run build" first.')
  }
  moveClock()
  const databases = await createDatabases()
  for (const database of databases) dropAtTheEnd(database)
  publish(await Promise.all(databases.map(start)))
}
