import { table } from '../lib/terminal.mjs'
import { signInMember } from './cms-calls.ts'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { named, requiredText } from './required-figures.ts'
import { questions } from './saved-dates-questions.ts'

const many = 10_000
const perCall = 1000
const rounds = 40

const families = [
  'Kovács',
  'Nagy',
  'Őri',
  'Tóth',
  'Szabó',
  'Иванова',
  'Smith',
  'Óvári',
  'Kis',
  'Varga',
]
const givens = [
  'Ágnes',
  'Béla',
  'Cecília',
  'Dénes',
  'Éva',
  'Ferenc',
  'Анна',
  'John',
  'Irén',
  'Zoltán',
]

function person(index: number) {
  const name = `${families[index % 10]} ${givens[Math.floor(index / 10) % 10]} ${index}`
  const date = new Date(Date.UTC(1930, 0, 1 + index * 3)).toISOString().slice(0, 10)
  return { name, date, group: index % 20 === 0 ? 'family' : null }
}

/** Measures the calls of a member with ten thousand saved dates (issue of the worksheet). */
export async function benchSavedDates(env: Record<string, string>): Promise<Figures> {
  const api = `${env.CMS_URL}/api/user`
  const token = await signInMember(env, 'yearly-paid')
  const startedAt = performance.now()
  for (let from = 0; from < many; from += perCall) {
    const people = Array.from({ length: perCall }, (_, index) => person(from + index))
    const answer = await fetch(`${api}/importRegisteredDates`, {
      method: 'POST',
      headers: { token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ people }),
    })
    // The member's earlier dates count for the limit, so the last rows may be refused.
    if (!answer.ok && answer.status !== 409) throw new Error(`import returned ${answer.status}`)
  }
  console.log(`\n  imported in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  const rows: string[][] = []
  const figures: Figures = {}
  for (const [name, { query }] of Object.entries(questions)) {
    const times = await timesOf(`${api}/registered-dates?${query}`, token)
    const worst = Math.max(...times)
    const figure = named.savedDates(name)
    figures[figure] = median(times)
    rows.push([name, median(times).toFixed(1), worst.toFixed(1), requiredText(figure)])
  }
  console.log(`\n${table([['10 000 saved dates', 'ms', 'worst', 'required'], ...rows])}\n`)
  return figures
}

/** Times of repeated requests, in milliseconds. */
async function timesOf(url: string, token: string) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers: { token } })
    await answer.json()
    times.push(performance.now() - startedAt)
    if (!answer.ok) throw new Error(`${url} returned ${answer.status}`)
  }
  return times
}
