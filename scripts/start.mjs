import path from 'node:path'
import { startMailbox } from './lib/mailbox.mjs'
import { main } from './lib/main.mjs'
import { logs } from './lib/paths.mjs'
import { getReady } from './lib/ready.mjs'
import { freshBuild, startCms, startWeb } from './lib/service.mjs'
import { step } from './lib/steps.mjs'
import { summary } from './lib/summary.mjs'
import { duration } from './lib/terminal.mjs'
import { watchOver } from './lib/watch-over.mjs'

/** `npm start`: from a fresh clone to the running product, in production mode. */
async function start() {
  const startedAt = Date.now()
  const settings = await getReady()
  const { env, services } = await startMailbox(settings, { logName: 'mailbox' })
  const cms = startCms(env, { logFile: path.join(logs, 'cms.log') })
  await step('Start cms', cms.ready)
  const NEXT_DIST_DIR = await freshBuild('.next-live')
  const web = startWeb({ ...env, NEXT_DIST_DIR }, { logFile: path.join(logs, 'web.log') })
  await step('Start web', web.ready)
  watchOver([...services, cms, web])
  console.log(summary(env, duration(Date.now() - startedAt)))
  return undefined
}

await main(start, { stopCode: 0, stopMessage: 'Stopping …' })
