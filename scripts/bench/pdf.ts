import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import { newAddress, signInMember } from './cms-calls.ts'
import { median } from './load.ts'

const run = promisify(execFile)

const many = 100
/** After so many the memory is looked at again: it rises until the collector meets its limit, and then no more. */
const lookEvery = 20
const languages = ['hun', 'eng', 'rus']
const required = { ms: 2000, bytes: 3_000_000, pages: [18, 40] }

/** Nobody's, each born on another day. */
const personOf = (index: number) => ({
  name: `Kovácsné Őry Ágnes ${index}`,
  date: new Date(Date.UTC(1950, 0, 1 + index * 271)).toISOString().slice(0, 10),
})

/**
 * Calls of the cms in a member's name, each from another network. They answer with JSON, or throw.
 */
const callerOf =
  (env: Record<string, string>, token: string): ((path: string, body?: object) => Promise<any>) =>
  async (path, body) => {
    const answer = await fetch(`${env.CMS_URL}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${env.CONTENT_TOKEN}`,
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
        token,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

/**
 * Buys a detailed analysis in the sandbox; resolves to the tokens of its downloads, one in each language.
 */
async function buy(env: Record<string, string>, call: ReturnType<typeof callerOf>, index: number) {
  const { url } = await call('/payment/checkout', {
    product: 'analysis-long',
    people: [personOf(index)],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  await fetch(`${env.STRIPE_SANDBOX_URL}/sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session }),
  })
  const { analysis } = await call(`/payment/status?session=${session}`)
  const bought = await call(`/analysis/${analysis}`)
  const tokens = []
  for (const language of languages) {
    const path = `/order/${bought.analysis.orderId}/download-link`
    tokens.push((await call(path, { language })).token)
  }
  return tokens
}

/**
 * What a program and its helpers hold in memory, in MB.
 *
 * @param group of processes
 */
async function memoryOf(group: number | undefined) {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const bytes = rows.reduce((sum, [id, kB]) => sum + (id === group ? (kB ?? 0) : 0), 0)
  return Math.round(bytes / 1024)
}

/**
 * A hundred detailed analyses as PDFs, one after the other and none of them drawn before (issue: each within 2 s of
 * one core, memory flat).
 */
export async function benchPdf(site: string, env: Record<string, string>, web: Service) {
  const call = callerOf(env, await signInMember(env, 'yearly-paid'))
  const tokens = []
  for (let index = 0; tokens.length < many; index += 1)
    tokens.push(...(await buy(env, call, index)))

  const [times, sizes, pages] = [[], [], []].map(() => [] as number[])
  const memory = [await memoryOf(web.program.child.pid)]
  let failures = 0
  for (const [index, token] of tokens.slice(0, many).entries()) {
    const startedAt = performance.now()
    const answer = await fetch(`${site}/api/analysis/download/${token}`, {
      headers: { 'x-forwarded-for': newAddress() },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    times?.push(performance.now() - startedAt)
    sizes?.push(bytes.length)
    pages?.push(bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0)
    if (answer.status !== 200) failures += 1
    if ((index + 1) % lookEvery === 0) memory.push(await memoryOf(web.program.child.pid))
  }
  print({ times, sizes, pages, memory, failures })
}

function print({
  times = [],
  sizes = [],
  pages = [],
  memory = [],
  failures,
}: Record<'times' | 'sizes' | 'pages' | 'memory', number[] | undefined> & { failures: number }) {
  const sorted = times.toSorted((a, b) => a - b)
  const kB = (bytes: number) => (bytes / 1000).toFixed(0)
  const [fewest, most] = required.pages
  console.log(
    `\n${table([
      [`${many} detailed PDFs`, 'reached', 'required'],
      ['median ms', median(times).toFixed(0), `< ${required.ms}`],
      ['95th percentile ms', (sorted[Math.floor(times.length * 0.95)] ?? 0).toFixed(0), ''],
      ['failures', String(failures), '0'],
      ['largest, kB', kB(Math.max(...sizes)), `< ${kB(required.bytes)}`],
      ['pages', `${Math.min(...pages)} to ${Math.max(...pages)}`, `${fewest} to ${most}`],
      [`web, MB at first and after every ${lookEvery}`, memory.join(', '), 'flat'],
    ])}\n`,
  )
}
