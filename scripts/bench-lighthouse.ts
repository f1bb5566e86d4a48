import { launch as launchChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { buildBare, startBare } from './bench/bare.ts'
import { libraryPages, memberPages, publicPages, unlistedPages } from './bench/pages.ts'
import { type Figures, reportFigures } from './bench/report-figures.ts'
import { cookieOfMember } from './bench/sign-in.ts'
import { prepare } from './lib/prepare.mjs'
import { startTemporaryCms, startTemporaryWeb, temporarySettings } from './lib/product.ts'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { step } from './lib/steps.mjs'
import { onExit } from './lib/stopping.mjs'
import { table } from './lib/terminal.mjs'
import { getChromium } from './test/chromium.ts'

const required = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** A slow machine lowers the score of every page: at most three points below the bare page of the same run. */
const pointsBelowBare = 3
/** Limits for pages that are rendered for each request and not indexed by search engines. */
const requiredUnlisted = { performance: 95, accessibility: 100, 'best-practices': 100 }
const shown = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const visitsPerPage = 3
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

async function startChrome(chromePath: string) {
  const chrome = await launchChrome({ chromePath, chromeFlags: flags })
  onExit(() => chrome.kill())
  return chrome.port
}

interface Visitor {
  port: number
  cookie?: string
}

async function visit(url: string, { port, cookie }: Visitor) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { categories, audits, environment } = result.lhr
  return {
    scores: Object.keys(required).map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    figures: shown.map((name) => audits[name]?.displayValue ?? ''),
    power: environment.benchmarkIndex,
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}

type Visit = Awaited<ReturnType<typeof visit>>

/** The visit with the median performance: a busy moment of the machine lowers the score. */
async function middleVisit(url: string, visitor: Visitor) {
  const visits: Visit[] = []
  for (let i = 0; i < visitsPerPage; i += 1) visits.push(await visit(url, visitor))
  visits.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))
  return visits[Math.floor(visits.length / 2)] ?? visit(url, visitor)
}

/** Largest contentful paint of the home page, in milliseconds. */
const paintLimit = { below: 2000 }

/**
 * `npm run bench:lighthouse`: scores on a simulated phone next to the required ones; of all pages, or of the pages given
 * after `--`.
 */
export async function benchLighthouse() {
  const [, , , ...addresses] = process.argv
  const chosen = (page: string) => addresses.length === 0 || addresses.includes(page)
  const ofVisitors = [...publicPages, ...libraryPages].filter(chosen)
  const unlisted = unlistedPages.filter(chosen)
  const ofMembers = memberPages.filter(chosen)
  const settings = temporarySettings()
  const plain = programEnv(settings, wantedPorts(settings))
  await prepare(plain, { tools: true })
  await step('Build the bare app', () => buildBare(plain))
  const bare = await step('Start the bare app', () => startBare(plain))
  const port = await step('Start Chromium', async () => startChrome(await getChromium()))
  const { env } = await startTemporaryCms('lighthouse')
  await startTemporaryWeb('lighthouse', env)
  const site = `http://localhost:${env.PORT}`
  const { scores } = await middleVisit(bare, { port })
  const [ofBare = required.performance] = scores
  console.log(`\nThe bare page: performance ${ofBare}`)
  const asBare = Math.min(required.performance, ofBare - pointsBelowBare)
  const wanted = { ...required, performance: asBare }
  const figures = await printScores(ofVisitors, { site, visitor: { port }, wanted })
  Object.assign(
    figures,
    await printScores(unlisted, { site, visitor: { port }, wanted: requiredUnlisted }),
  )
  if (ofMembers.length > 0) {
    const visitor = { port, cookie: await cookieOfMember(env, site, 'yearly') }
    const wanted = requiredUnlisted
    Object.assign(figures, await printScores(ofMembers, { site, visitor, wanted }))
  }
  return reportFigures(figures, {
    ...requirementsOf(ofVisitors, wanted),
    ...requirementsOf([...unlisted, ...ofMembers], requiredUnlisted),
    ...(chosen('/') && { [paintOfHome]: paintLimit }),
  })
}

const paintOfHome = '/: largest paint, ms'

const figureOf = (page: string, category: string) => `${page}: ${category}`

const requirementsOf = (pages: readonly string[], wanted: Record<string, number>) =>
  Object.fromEntries(
    pages.flatMap((page) =>
      Object.entries(wanted).map(([name, atLeast]) => [figureOf(page, name), { atLeast }] as const),
    ),
  )

/** Visits pages and prints the scores that are below the required ones. */
async function printScores(
  pages: readonly string[],
  { site, visitor, wanted }: { site: string; visitor: Visitor; wanted: Record<string, number> },
) {
  const head = ['', ...Object.keys(required), 'largest paint', 'blocking', 'shift', 'machine']
  const limits = Object.keys(required).map((name) => (wanted[name] ? `≥ ${wanted[name]}` : ''))
  const rows = [head, ['required', ...limits]]
  const reached: Figures = {}
  for (const page of pages) {
    const { scores, figures, power, faults, paintMs } = await middleVisit(site + page, visitor)
    for (const [index, name] of Object.keys(required).entries()) {
      reached[figureOf(page, name)] = scores[index] ?? Number.NaN
    }
    if (page === '/') reached[paintOfHome] = paintMs
    rows.push([page, ...scores.map(String), ...figures, power.toFixed(0)])
    if (faults.length > 0) console.log(`  ${page}: ${faults.join(', ')}`)
  }
  console.log(`\n${table(rows)}`)
  return reached
}
