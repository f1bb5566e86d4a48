import path from 'node:path'
import { benchAccounts } from './bench/accounts.ts'
import { benchAdmin } from './bench/admin.ts'
import { buildBare, startBare } from './bench/bare.ts'
import { benchBooks } from './bench/books.ts'
import { cpuMsOf } from './bench/cpu-of.ts'
import { benchCrowd } from './bench/crowd.ts'
import { benchEdge } from './bench/edge.ts'
import { benchFairness } from './bench/fairness.ts'
import { benchJavascript } from './bench/javascript.ts'
import { benchManyOrders } from './bench/many-orders.ts'
import { benchMemory } from './bench/memory.ts'
import { benchMillion } from './bench/million.ts'
import { benchPages } from './bench/page-speeds.ts'
import { measuredPages } from './bench/pages.ts'
import { benchPdf } from './bench/pdf.ts'
import { type Figures, reportFigures } from './bench/report-figures.ts'
import { millionRequired, requiredFigures } from './bench/required-figures.ts'
import { benchSavedDates } from './bench/saved-dates.ts'
import { benchSearch } from './bench/search.ts'
import { cookieOfMember, cookiesOfMembers } from './bench/sign-in.ts'
import { benchSlowClients } from './bench/slow-clients.ts'
import { benchTexts } from './bench/texts/texts.ts'
import { benchUnknownAddresses } from './bench/unknown-addresses.ts'
import { benchUsers } from './bench/users.ts'
import { benchVideos } from './bench/videos.ts'
import { Failure } from './lib/failure.mjs'
import { bins, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { startTemporaryCms, startTemporaryWeb, temporarySettings } from './lib/product.ts'
import { succeeds } from './lib/run.mjs'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { step, unchanged } from './lib/steps.mjs'
import { bold } from './lib/terminal.mjs'

async function benchEngine(env: Record<string, string>): Promise<Figures> {
  const engine = ['--import', bins.tsx, path.join(root, 'scripts/bench/engine.ts')]
  const isFast = await succeeds({ args: engine, cwd: root, env })
  return { 'engine: fewer charts a second than the three-cycle loop': isFast ? 0 : 1 }
}

/** Groups that compare with the bare app; without them it is neither built nor started. */
const besideBare = ['pages', 'edge', 'javascript']

async function startBareApp(plain: Record<string, string>) {
  await step('Build the bare app', async () => ((await buildBare(plain)) ? undefined : unchanged))
  return step('Start the bare app', () => startBare(plain))
}

/** Starts the product, and the bare app beside it. */
async function startAll(plain: Record<string, string>, needsBare: boolean) {
  const { env, cms, folder } = await startTemporaryCms('bench')
  const web = await startTemporaryWeb('bench', env)
  const site = `http://127.0.0.1:${env.PORT}`
  const bare = needsBare ? await startBareApp(plain) : ''
  return { env, cms, folder, web, site, bare }
}

type Product = Awaited<ReturnType<typeof startAll>>

async function benchSpeeds({ env, site, bare, web }: Product): Promise<Figures> {
  // The first request generates a static page, the second one gets it from the cache.
  for (const { path: page } of measuredPages)
    if (!page.includes('*')) await (await fetch(site + page)).arrayBuffer()
  const cookies = await cookiesOfMembers(env, site)
  return benchPages({ site, bare }, cookies, () => cpuMsOf(web.program.child.pid))
}

/** Of the group `users`: `--minutes=2` to try it; the figure is that of ten. */
function minutesWanted() {
  const option = process.argv.find((word) => word.startsWith('--minutes='))
  return Number(option?.split('=')[1] ?? 10)
}

const groups: Record<string, (product: Product) => Promise<Figures>> = {
  pages: benchSpeeds,
  edge: ({ site, bare }) => benchEdge({ site, bare }),
  crowds: ({ env, site, web }) => benchCrowd(site, env, web),
  users: (product) => benchUsers({ ...product, minutes: minutesWanted() }),
  'slow clients': benchSlowClients,
  memory: ({ env, site, web }) => benchMemory(site, env, web),
  javascript: async ({ env, site, bare }) =>
    benchJavascript(site, bare, await cookieOfMember(env, site, 'yearly')),
  accounts: ({ env }) => benchAccounts(env),
  'saved dates': ({ env }) => benchSavedDates(env),
  search: ({ env, folder }) => benchSearch(env, folder),
  orders: ({ env, folder }) => benchManyOrders(env, folder),
  analyses: ({ env, site, web }) => benchPdf(site, env, web),
  films: ({ env, site }) => benchVideos(site, env),
  addresses: ({ env }) => benchUnknownAddresses(env),
  fairness: ({ env, site }) => benchFairness(site, env),
}

/** The groups named after `npm run bench --`; without a name all except `million`, which needs a database of its own. */
function chosenGroups(words: readonly string[]) {
  const names = ['engine', 'admin', 'books', 'texts', ...Object.keys(groups)]
  const all = [...names, 'million']
  const unknown = words.find((word) => !all.includes(word))
  if (unknown) throw new Failure(`No group "${unknown}": ${all.join(', ')}.`)
  return words.length > 0 ? all.filter((name) => words.includes(name)) : names
}

/**
 * `npm run bench`: the engine, the pages beside a bare Next app, their JavaScript, and the calls of members; or some
 * groups by name (`npm run bench -- pages memory`). Exits with 1 when a required figure is missed, and prints which.
 */
export async function bench() {
  const words = process.argv.slice(3).filter((word) => !word.startsWith('--'))
  const chosen = chosenGroups(words)
  const settings = temporarySettings()
  const plain = programEnv(settings, wantedPorts(settings))
  const needsProduct = chosen.some((name) => name in groups)
  await prepare(plain, { tools: true, ...(!needsProduct && { builds: ['cms'] }) })
  const figures: Figures = {}
  const measure = async (name: string, work: () => Promise<Figures>) => {
    if (!chosen.includes(name)) return
    console.log(`\n${bold(name)}`)
    Object.assign(figures, await work())
  }
  await measure('engine', () => benchEngine(plain))
  await measure('admin', benchAdmin)
  await measure('million', benchMillion)
  await measure('books', () => benchBooks(plain))
  await measure('texts', () => benchTexts(plain))
  if (needsProduct) {
    const needsBare = chosen.some((name) => besideBare.includes(name))
    const product = await startAll(plain, needsBare)
    for (const [name, run] of Object.entries(groups)) await measure(name, () => run(product))
  }
  if (words.length === 0) return reportFigures(figures, requiredFigures)
  const measured = Object.entries({ ...requiredFigures, ...millionRequired }).filter(
    ([name]) => name in figures,
  )
  return reportFigures(figures, Object.fromEntries(measured))
}
