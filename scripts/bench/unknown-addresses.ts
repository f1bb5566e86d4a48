import { randomBytes } from 'node:crypto'
import { table } from '../lib/terminal.mjs'
import { callCms } from './cms-calls.ts'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { addressCalls, named, requiredText } from './required-figures.ts'

const tries = 200

const members = ['free', 'monthly', 'yearly', 'monthly-paid', 'yearly-paid', 'site-admin']
const known = (index: number) => `${members[index % members.length]}@krono.example`
const unknown = () => `${randomBytes(6).toString('hex')}@people.example`

const password = 'Not this one 5'
const rest = { password, birthDate: '1984-06-12', privacyPolicy: true }

type AddressCall = (typeof addressCalls)[number]

/** Calls that anybody may send with an e-mail address. */
const questions: Record<
  AddressCall,
  (env: Record<string, string>, email: string) => Promise<Response>
> = {
  login: (env, email) => callCms(env, 'POST', '/user/login', { email, password }),
  'forgot-password': (env, email) =>
    callCms(env, 'GET', `/user/forgot-password?${new URLSearchParams({ email })}`),
  // Refused for a known address, accepted otherwise: the time must not reveal it before the response does.
  signup: (env, email) => callCms(env, 'POST', '/user/signup', { ...rest, email }),
}

async function timeOf(ask: () => Promise<Response>) {
  const startedAt = performance.now()
  const answer = await ask()
  const tookMs = performance.now() - startedAt
  await answer.arrayBuffer()
  // A limit or an error responds sooner than the measured work.
  if (answer.status === 429 || answer.status >= 500) throw new Error(`Status ${answer.status}`)
  return { tookMs, status: answer.status }
}

/** Whether the response time reveals that an account exists (issue: medians within 10 ms). */
export async function benchUnknownAddresses(env: Record<string, string>): Promise<Figures> {
  const rows: string[][] = []
  const figures: Figures = {}
  for (const name of addressCalls) {
    const ask = questions[name]
    const times = { known: [] as number[], unknown: [] as number[] }
    const statuses = new Set()
    for (let index = 0; index < tries; index += 1) {
      const one = await timeOf(() => ask(env, known(index)))
      const other = await timeOf(() => ask(env, unknown()))
      times.known.push(one.tookMs)
      times.unknown.push(other.tookMs)
      statuses.add(one.status).add(other.status)
    }
    const [a, b] = [median(times.known), median(times.unknown)]
    const figure = named.apart(name)
    figures[figure] = Math.abs(a - b)
    const shown = [a, b, Math.abs(a - b)].map((ms) => ms.toFixed(1))
    rows.push([name, ...shown, requiredText(figure), [...statuses].sort().join(' ')])
  }
  const head = [`median of ${tries}`, 'known ms', 'unknown ms', 'apart', 'required', 'statuses']
  console.log(`\n${table([head, ...rows])}\n`)
  return figures
}
