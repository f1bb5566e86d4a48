import path from 'node:path'
import { benchAccounts } from './bench/accounts.ts'
import { buildBare, startBare } from './bench/bare.ts'
import { benchCheckout } from './bench/checkout.ts'
import { javascriptOf } from './bench/javascript.ts'
import { measure, ratioOf } from './bench/load.ts'
import { javascriptLimits, measuredPages, publicPages } from './bench/pages.ts'
import { benchPdf } from './bench/pdf.ts'
import { benchRelationship } from './bench/relationship.ts'
import { benchSavedDates } from './bench/saved-dates.ts'
import { benchSilence } from './bench/unknown-addresses.ts'
import { main } from './lib/main.mjs'
import { root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { stop } from './lib/processes.mjs'
import { startTemporaryCms, startTemporaryWeb, temporarySettings } from './lib/product.mjs'
import { run } from './lib/run.mjs'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { step, unchanged } from './lib/steps.mjs'
import { bold, table } from './lib/terminal.mjs'

async function benchPages(site: string, bare: string) {
  const yardsticks = [
    { name: 'bare static', url: `${bare}/` },
    { name: 'bare dynamic', url: `${bare}/dynamic` },
  ]
  const ours = measuredPages.map(({ path: page }) => ({ name: page, url: site + page }))
  const speeds = await measure([...yardsticks, ...ours])
  const row = (name: string, ratio = '', required = '') => {
    const speed = speeds.get(name)
    const figures = [
      speed?.perSecond.toFixed(0),
      speed?.p99Ms.toFixed(1),
      speed?.firstByteMs.toFixed(1),
    ]
    return [
      name,
      ...figures.map((figure) => figure ?? ''),
      String(speed?.errors ?? ''),
      ratio,
      required,
    ]
  }
  const rows = measuredPages.map(({ path: page, beside, share }) => {
    const ratio = ratioOf(speeds.get(page), speeds.get(`bare ${beside}`))
    return row(page, `${ratio.toFixed(2)} × ${beside}`, `≥ ${share}`)
  })
  const head = [
    '16 connections',
    'requests/s',
    'p99 ms',
    'first byte ms',
    'errors',
    'ratio',
    'required',
  ]
  console.log(`\n${table([head, ...yardsticks.map(({ name }) => row(name)), ...rows])}\n`)
}

/** Whether a page comes from the cache. */
async function cacheOf(url: string) {
  const response = await fetch(url)
  await response.arrayBuffer()
  return `${response.status}, x-nextjs-cache: ${response.headers.get('x-nextjs-cache') ?? 'none'}`
}

/** Every public page, as a browser without anything in its cache. */
async function benchJavascript(site: string, bare: string) {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const yardstick = await javascriptOf(bare)
  const rows = [
    ['JavaScript, compressed', 'all', 'over the bare page'],
    ['bare Next page', kB(yardstick), ''],
  ]
  for (const page of publicPages) {
    const bytes = await javascriptOf(site + page)
    rows.push([page, kB(bytes), kB(bytes - yardstick)])
  }
  rows.push(['required', `≤ ${javascriptLimits.all} kB`, `≤ ${javascriptLimits.ours} kB`])
  console.log(table(rows))
}

/** `npm run bench`: the engine, the pages beside a bare Next app, the JavaScript of the home page, and the
 * calls of members. */
async function bench() {
  const settings = temporarySettings()
  const plain = programEnv(settings, wantedPorts(settings))
  await prepare(plain, { tools: true })
  await step('Build the bare app', async () => ((await buildBare(plain)) ? undefined : unchanged))

  console.log(`\n${bold('Chart engine, one core')}`)
  const engine = path.join(root, 'web/lib/chart/bench.mjs')
  await run('The benchmark of the engine', { args: [engine], cwd: root, env: plain })

  console.log(`\n${bold('Pages')}`)
  const { env, cms } = await startTemporaryCms('bench')
  const web = await startTemporaryWeb('bench', env)
  const site = `http://127.0.0.1:${env.PORT}`
  const bare = await step('Start the bare app', () => startBare(plain))
  // The first request makes a static page, the second finds it.
  for (const { path: page } of measuredPages) await (await fetch(site + page)).arrayBuffer()
  console.log(`\n  /  ${await cacheOf(`${site}/`)}`)
  await benchPages(site, bare)
  await benchJavascript(site, bare)

  console.log(`\n${bold('Accounts')}`)
  await benchAccounts(env)
  await benchSavedDates(env)
  console.log(`\n${bold('Relationships')}`)
  await benchRelationship(site, env)
  console.log(`\n${bold('Payments')}`)
  await benchCheckout(env)
  console.log(`\n${bold('Analyses')}`)
  await benchPdf(site, env, web)
  console.log(`\n${bold('Known and unknown addresses')}`)
  await benchSilence(env)

  await stop(cms.program)
  console.log(`\n${bold('With the cms stopped')}\n  /  ${await cacheOf(`${site}/`)}`)
  return 0
}

await main(bench)
