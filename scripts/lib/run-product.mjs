import path from 'node:path'
import { buyForDemo } from './demo-purchases.mjs'
import { startMailbox } from './mailbox.mjs'
import { logs, root } from './paths.mjs'
import { getReady } from './ready.mjs'
import { sandboxFile } from './seed.mjs'
import { freshBuild, startCms, startWeb } from './service.mjs'
import { clearStamp } from './stamps.mjs'
import { answerStarting } from './starting-page.mjs'
import { step } from './steps.mjs'
import { startStripeSandbox } from './stripe-sandbox.mjs'
import { summary } from './summary.mjs'
import { duration, yellow } from './terminal.mjs'
import { isUnwatched } from './unwatched.mjs'
import { watchOver } from './watch-over.mjs'

/** Invalidates the builds that watch mode replaces, and warns about a folder that it ignores. */
function prepareWatching() {
  // Watch mode builds into the same folder, and may be stopped in the middle.
  clearStamp('build-panel')
  clearStamp('compile-cms')
  if (!isUnwatched(root)) return
  console.log(
    yellow('! The path of this folder has "tmp" or a leading dot: Strapi ignores changes here.'),
  )
}

/** Prints the summary again on Enter: output of other programs may have scrolled it away. @param {string} text */
function showOnEnter(text) {
  if (process.stdin.isTTY) process.stdin.on('data', () => console.log(text))
}

/**
 * Prepares a fresh clone and runs the product.
 *
 * @param {{ watches?: boolean }} [options] `watches`: saved files take effect immediately, and both programs print to this
 *   terminal
 */
export async function runProduct({ watches = false } = {}) {
  const startedAt = Date.now()
  const settings = await getReady(watches ? { builds: ['cms'] } : {})
  const mailbox = await startMailbox(settings, { logName: 'mailbox' })
  const stored = { STRIPE_SANDBOX_FILE: sandboxFile(), ...mailbox.env }
  const { env, services } = await startStripeSandbox(stored, { logName: 'stripe-sandbox' })
  const starting = await answerStarting(env)
  if (watches) prepareWatching()
  /** @param {string} name */
  const output = (name) => (watches ? { watches } : { logFile: path.join(logs, `${name}.log`) })
  const cms = startCms(env, output('cms'))
  await step('Start cms', cms.ready)
  const webEnv = watches ? env : { ...env, NEXT_DIST_DIR: await freshBuild('.next-live') }
  await starting.close()
  const web = startWeb(webEnv, output('web'))
  await step('Start web', web.ready)
  await step('Plans of the demo', () => buyForDemo(env))
  watchOver([...mailbox.services, ...services, cms, web])
  const text = summary(env, duration(Date.now() - startedAt))
  console.log(text)
  showOnEnter(text)
  return undefined
}
