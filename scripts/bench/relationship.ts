import { table } from '../lib/terminal.mjs'
import { signInMember } from './cms-calls.ts'
import { median } from './load.ts'
import { newDates } from './new-dates.ts'
import type { Figures } from './report-figures.ts'
import { named, requiredText } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'

const tries = 200

// As many people as a group may have (engine §6).
const twentyDates = () => Array.from({ length: 20 }, newDates.take).join(',')

async function timesOf(address: string, headers: Record<string, string>) {
  const times: number[] = []
  let failures = 0
  const statuses = new Set()
  for (let index = 0; index < tries; index += 1) {
    const startedAt = performance.now()
    const answer = await fetch(`${address}?dates=${twentyDates()}`, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    statuses.add(answer.status)
    if (!answer.ok) failures += 1
  }
  return { times: times.toSorted((a, b) => a - b), statuses, failures }
}

/** What is between twenty people, from web and from the cms (issue: under 20 ms on the server). */
export async function benchRelationship(
  site: string,
  env: Record<string, string>,
): Promise<Figures> {
  const targets: [server: string, address: string, headers: Record<string, string>][] = [
    ['web', `${site}/api/relationship`, { cookie: await cookieOfMember(env, site, 'yearly') }],
    ['cms', `${env.CMS_URL}/api/relationship`, { token: await signInMember(env, 'yearly') }],
  ]
  const rows: string[][] = []
  const figures: Figures = {}
  for (const [server, address, headers] of targets) {
    const { times, statuses, failures } = await timesOf(address, headers)
    const worst = times[Math.floor(times.length * 0.99)] ?? 0
    const figure = named.relationship(server)
    figures[figure] = median(times)
    figures[named.errors(`20 people, ${server}`)] = failures
    const shown = [median(times), worst].map((ms) => ms.toFixed(1))
    rows.push([server, ...shown, requiredText(figure), [...statuses].join(' ')])
  }
  const head = [`20 people, ${tries} times`, 'median ms', 'p99 ms', 'required', 'statuses']
  console.log(`\n${table([head, ...rows])}\n`)
  return figures
}
