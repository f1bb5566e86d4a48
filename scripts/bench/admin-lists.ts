import { table } from '../lib/terminal.mjs'
import { adminQuestions, salesQuestions } from './admin-questions.ts'
import { signInMember } from './cms-calls.ts'
import { everyList, timesOfEvery } from './every-list.ts'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { requiredText } from './required-figures.ts'

const rounds = 40

type Env = Record<string, string>

/** The address of a call of the cms, and the headers of the demo's site admin. */
export async function asAdmin(env: Env, path: string) {
  const token = await signInMember(env, 'site-admin')
  return {
    url: `${env.CMS_URL}/api${path}`,
    headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}`, token },
  }
}

async function timesOf(url: string, headers: Env) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (!answer.ok) throw new Error(`${url} returned ${answer.status}`)
  }
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
  const every = await timesOfEvery(async (path) => {
    const answer = await fetch(api + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`)
  })
  figures[names.every] = every[0]?.ms ?? Number.NaN
  console.log(`\n${table([[title, 'ms', 'worst', 'required'], ...rows])}\n`)
  console.log(`  of ${everyList.length} orders and filters the slowest, ms:`)
  for (const { path, ms } of every.slice(0, 12)) console.log(`  ${ms.toFixed(1)} ${path}`)
  return figures
}
