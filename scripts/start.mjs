import path from 'node:path'
import { buyForDemo } from './lib/demo-purchases.mjs'
import { startMailbox } from './lib/mailbox.mjs'
import { main } from './lib/main.mjs'
import { logs } from './lib/paths.mjs'
import { getReady } from './lib/ready.mjs'
import { sandboxFile } from './lib/seed.mjs'
import { freshBuild, startCms, startWeb } from './lib/service.mjs'
import { step } from './lib/steps.mjs'
import { startStripeSandbox } from './lib/stripe-sandbox.mjs'
import { summary } from './lib/summary.mjs'
import { duration } from './lib/terminal.mjs'
import { watchOver } from './lib/watch-over.mjs'

/** `npm start`: from a fresh clone to the running product, in production mode. */
async function start() {
  const startedAt = Date.now()
  const settings = await getReady()
  const mailbox = await startMailbox(settings, { logName: 'mailbox' })
  const remembering = {
    STRIPE_SANDBOX_FILE: sandboxFile(),
    ...mailbox.env,
  }
  const { env, services } = await startStripeSandbox(remembering, { logName: 'stripe-sandbox' })
  const cms = startCms(env, { logFile: path.join(logs, 'cms.log') })
  await step('Start cms', cms.ready)
  const NEXT_DIST_DIR = await freshBuild('.next-live')
  const web = startWeb({ ...env, NEXT_DIST_DIR }, { logFile: path.join(logs, 'web.log') })
  await step('Start web', web.ready)
  await step('Plans of the demo', () => buyForDemo(env))
  watchOver([...mailbox.services, ...services, cms, web])
  console.log(summary(env, duration(Date.now() - startedAt)))
  return undefined
}

await main(start, { stopCode: 0, stopMessage: 'Stopping …' })
