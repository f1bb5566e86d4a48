import { table } from '../lib/terminal.mjs'
import { adminQuestions, salesQuestions } from './admin-questions.ts'
import { signInMember } from './cms-calls.ts'
import { everyList, timesOfEvery } from './every-list.ts'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { requiredText } from './required-figures.ts'

const rounds = 40

/** Slow calls are repeated less often. */
const longestMs = 1500

type Env = Record<string, string>

/** The address of a call of the cms, and the headers of the demo's site admin. */
export async function asAdmin(env: Env, path: string) {
  const token = await signInMember(env, 'site-admin')
  return {
    url: `${env.CMS_URL}/api${path}`,
    headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}`, token },
  }
}

/** Time of a call in ms; a refused one, such as 503 after the time limit of a statement, misses every figure. */
async function timeOf(url: string, headers: Env) {
  const startedAt = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  return answer.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}

async function timesOf(url: string, headers: Env) {
  const end = performance.now() + longestMs
  const times: number[] = []
  while (times.length < rounds && performance.now() < end) times.push(await timeOf(url, headers))
  return times
}

type Wish = { title: string; names: { question: (question: string) => string; every: string } }

/** Times of the back office's questions, and of every list in every order and with each filter, in milliseconds. */
export async function measureLists(env: Env, { title, names }: Wish): Promise<Figures> {
  const { headers, url: api } = await asAdmin(env, '')
  const figures: Figures = {}
  const rows: string[][] = []
  for (const [question, query] of Object.entries({ ...adminQuestions, ...salesQuestions })) {
    const times = await timesOf(api + query, headers)
    const figure = names.question(question)
    figures[figure] = median(times)
    const shown = [median(times), Math.max(...times)].map((ms) => ms.toFixed(1))
    rows.push([question, ...shown, requiredText(figure)])
  }
  console.log(`\n${table([[title, 'ms', 'worst', 'required'], ...rows])}\n`)
  const every = await timesOfEvery((path) => timeOf(api + path, headers))
  figures[names.every] = every[0]?.ms ?? Number.NaN
  console.log(`  of ${everyList.length} orders and filters the slowest, ms:`)
  for (const { path, ms } of every.slice(0, 40)) console.log(`  ${ms.toFixed(1)} ${path}`)
  return figures
}
