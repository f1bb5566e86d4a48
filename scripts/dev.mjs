import { buyForDemo } from './lib/demo-purchases.mjs'
import { startMailbox } from './lib/mailbox.mjs'
import { main } from './lib/main.mjs'
import { getReady } from './lib/ready.mjs'
import { sandboxFile } from './lib/seed.mjs'
import { startCms, startWeb } from './lib/service.mjs'
import { clearStamp } from './lib/stamps.mjs'
import { step } from './lib/steps.mjs'
import { startStripeSandbox } from './lib/stripe-sandbox.mjs'
import { summary } from './lib/summary.mjs'
import { duration } from './lib/terminal.mjs'
import { watchOver } from './lib/watch-over.mjs'

/** `npm run dev`: the same product in watch mode; both programs speak on this terminal. */
async function dev() {
  const startedAt = Date.now()
  const settings = await getReady({ builds: ['cms'] })
  const mailbox = await startMailbox(settings, { logName: 'mailbox' })
  const remembering = {
    STRIPE_SANDBOX_FILE: sandboxFile(),
    ...mailbox.env,
  }
  const { env, services } = await startStripeSandbox(remembering, { logName: 'stripe-sandbox' })
  // Strapi's watch mode builds into the same folder, and may be stopped in the middle.
  clearStamp('build-panel')
  clearStamp('compile-cms')
  const cms = startCms(env, { watches: true })
  const web = startWeb(env, { watches: true })
  await step('Start cms', cms.ready)
  await step('Start web', web.ready)
  await step('Plans of the demo', () => buyForDemo(env))
  watchOver([...mailbox.services, ...services, cms, web])
  console.log(summary(env, duration(Date.now() - startedAt)))
  return undefined
}

await main(dev, { stopCode: 0, stopMessage: 'Stopping …' })
