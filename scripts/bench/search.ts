import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { cms } from '../lib/paths.mjs'
import { table } from '../lib/terminal.mjs'
import type { Figures } from './report-figures.ts'
import { named, requiredText, searchQuestions } from './required-figures.ts'

const many = 5000

type Measured = { firstMs: number; times: Record<string, number[]> }

/**
 * Script that runs in the folder of the cms, on a temporary database. Creates five thousand explanations from sentences
 * of the seed, then runs typical queries one after another, with the same checks and excerpts as the call.
 */
const code = `
const { createStrapi } = require('@strapi/strapi')
const { readdirSync, readFileSync } = require('node:fs')
const { newRow } = require('./dist/src/platform/lib/new-row')
const { searchSite } = require('./dist/src/library/search/search-site')
const sentences = []
const collect = (value) => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  else if (/[áéőű].{40}/.test(value)) sentences.push(value)
}
for (const folder of ['texts', 'site'])
  for (const file of readdirSync('seed/content/' + folder))
    collect(JSON.parse(readFileSync('seed/content/' + folder + '/' + file, 'utf8')))
const words = [...new Set(sentences.join(' ').match(/\\p{L}{3,}/gu))]
let seed = 1
const below = (count) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % count
const oneOf = (list) => list[below(list.length)]
const word = () => oneOf(words)
const mistyped = (text) => text.slice(0, 3) + 'x' + text.slice(4)
const ask = {
  'a word': word,
  'two words': () => word() + ' ' + word(),
  'a beginning': () => word().slice(0, 3),
  'a slip': () => mistyped(word() + 'szerűen'.slice(0, 2)),
  'eight words': () => Array.from({ length: 8 }, word).join(' '),
  'eight slips': () => Array.from({ length: 8 }, () => mistyped(word())).join(' '),
  'nothing there': () => 'qwx' + word() + 'xwq',
}
async function run() {
  const appDir = process.cwd()
  const strapi = createStrapi({ appDir, distDir: appDir + '/dist', serveAdminPanel: false })
  strapi.log.level = 'error'
  await strapi.load()
  const rows = Array.from({ length: ${many} }, (_, number) => ({
    ...newRow(),
    locale: 'hu',
    slug: 'bench-' + number,
    title: word() + ' ' + word(),
    content: JSON.stringify(Array.from({ length: 8 }, () => ({
      type: 'paragraph',
      children: [{ type: 'text', text: oneOf(sentences) }],
    }))),
  }))
  for (let first = 0; first < rows.length; first += 50)
    await strapi.db.connection('descriptions').insert(rows.slice(first, first + 50))
  const timed = async (q) => {
    const startedAt = performance.now()
    await searchSite(strapi, { q, page: 1, isMember: true })
    return performance.now() - startedAt
  }
  const firstMs = await timed('csakra')
  const times = {}
  for (const [name, make] of Object.entries(ask)) {
    times[name] = []
    for (let turn = 0; turn < 300; turn += 1) times[name].push(await timed(make()))
  }
  console.log('result ' + JSON.stringify({ firstMs, times }))
}
run().then(() => process.exit(0))
`

async function measure(env: Record<string, string>, folder: string): Promise<Measured> {
  const { DATABASE_URL: _, ...plain } = env
  const settings = { DATABASE_FILE: path.join(folder, 'search.db'), NODE_ENV: 'production' }
  const options = { cwd: cms, env: { ...plain, ...settings }, maxBuffer: 10_000_000 }
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code], options)
  const line = stdout.split('\n').find((one) => one.startsWith('result '))
  return JSON.parse(line?.slice('result '.length) ?? 'null')
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** The site's search with five thousand entries. */
export async function benchSearch(env: Record<string, string>, folder: string): Promise<Figures> {
  const { firstMs, times } = await measure(env, folder)
  const rows = searchQuestions.map((name) => {
    const measured = times[name] ?? []
    const shares = [0.5, 0.95, 0.99].map((share) => at(measured, share))
    return { name, shares }
  })
  const lines = rows.map(({ name, shares }) => [
    ...[name, ...shares.map((share) => share.toFixed(1))],
    requiredText(named.search(name)),
  ])
  const head = [`${many} entries`, 'p50 ms', 'p95 ms', 'p99 ms', 'required of p95']
  console.log(`\n${table([head, ...lines])}\n`)
  console.log(`  the first query, which reads everything: ${Math.round(firstMs)} ms`)
  return Object.fromEntries(
    rows.map(({ name, shares: [, p95 = Number.NaN] }) => [named.search(name), p95]),
  )
}
