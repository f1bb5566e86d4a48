import path from 'node:path'
import { benchAccounts } from './bench/accounts.ts'
import { buildBare, startBare } from './bench/bare.ts'
import { benchCheckout } from './bench/checkout.ts'
import { benchFairness } from './bench/fairness.ts'
import { benchJavascript } from './bench/javascript.ts'
import { type Figures, judge } from './bench/judge.ts'
import { benchManyOrders } from './bench/many-orders.ts'
import { benchPages } from './bench/page-speeds.ts'
import { measuredPages } from './bench/pages.ts'
import { benchPdf } from './bench/pdf.ts'
import { benchRelationship } from './bench/relationship.ts'
import { requiredFigures } from './bench/required-figures.ts'
import { benchSavedDates } from './bench/saved-dates.ts'
import { benchUnknownAddresses } from './bench/unknown-addresses.ts'
import { bins, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { stop } from './lib/processes.mjs'
import { startTemporaryCms, startTemporaryWeb, temporarySettings } from './lib/product.ts'
import { succeeds } from './lib/run.mjs'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { step, unchanged } from './lib/steps.mjs'
import { bold } from './lib/terminal.mjs'

/** Whether a page comes from the cache. */
async function cacheOf(url: string) {
  const response = await fetch(url)
  await response.arrayBuffer()
  const cache = response.headers.get('x-nextjs-cache') ?? 'none'
  return { isOk: response.ok, text: `${response.status}, x-nextjs-cache: ${cache}` }
}

/**
 * `npm run bench`: the engine, the pages beside a bare Next app, their JavaScript, and the calls of members.
 * Ends with 1 when a required figure is missed, and says which.
 */
export async function bench() {
  const settings = temporarySettings()
  const plain = programEnv(settings, wantedPorts(settings))
  await prepare(plain, { tools: true })
  await step('Build the bare app', async () => ((await buildBare(plain)) ? undefined : unchanged))

  console.log(`\n${bold('Chart engine, one core')}`)
  const engine = ['--import', bins.tsx, path.join(root, 'scripts/bench/engine.ts')]
  const isFast = await succeeds({ args: engine, cwd: root, env: plain })
  const figures: Figures = {
    'engine: fewer charts a second than the three-cycle loop': isFast ? 0 : 1,
  }

  console.log(`\n${bold('Pages')}`)
  const { env, cms, folder } = await startTemporaryCms('bench')
  const web = await startTemporaryWeb('bench', env)
  const site = `http://127.0.0.1:${env.PORT}`
  const bare = await step('Start the bare app', () => startBare(plain))
  // The first request makes a static page, the second finds it.
  for (const { path: page } of measuredPages) await (await fetch(site + page)).arrayBuffer()
  console.log(`\n  /  ${(await cacheOf(`${site}/`)).text}`)
  Object.assign(figures, await benchPages(site, bare))
  Object.assign(figures, await benchJavascript(site, bare))

  console.log(`\n${bold('Accounts')}`)
  Object.assign(figures, await benchAccounts(env))
  Object.assign(figures, await benchSavedDates(env))
  console.log(`\n${bold('Relationships')}`)
  Object.assign(figures, await benchRelationship(site, env))
  console.log(`\n${bold('Payments')}`)
  Object.assign(figures, await benchCheckout(env))
  Object.assign(figures, await benchManyOrders(env, folder))
  console.log(`\n${bold('Analyses')}`)
  Object.assign(figures, await benchPdf(site, env, web))
  console.log(`\n${bold('Known and unknown addresses')}`)
  Object.assign(figures, await benchUnknownAddresses(env))
  console.log(`\n${bold('Fair turns')}`)
  Object.assign(figures, await benchFairness(site, env))

  await stop(cms.program)
  const home = await cacheOf(`${site}/`)
  console.log(`\n${bold('With the cms stopped')}\n  /  ${home.text}`)
  figures['home page without the cms: failures'] = home.isOk ? 0 : 1
  return judge(figures, requiredFigures)
}
