import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, cookieOf, sendRequest } from '../attack/lib/ask.ts'
import { mapLimited } from '../attack/lib/assert.ts'
import { newSubscriber } from '../attack/lib/paying.ts'
import { newPerson, type Person } from '../attack/lib/people.ts'
import { memoryOf } from '../lib/memory-of.ts'
import { newAddress } from '../lib/new-address.ts'
import type { Service } from '../lib/service.mjs'
import { step } from '../lib/steps.mjs'
import { table } from '../lib/terminal.mjs'
import { makeNewDates } from './new-dates.ts'
import type { Figures } from './report-figures.ts'
import { requiredText, userFigures } from './required-figures.ts'
import { percentile } from './times-beside.ts'
import { type Act, membersActs, visitorsActs } from './users-acts.ts'

/** As many as at the start of a television programme that names the site: most have no account. */
const visitors = 160
const freeMembers = 25
const subscribers = 15

/** A person reads a page for one to five seconds. */
const readingMs = () => 1000 + randomInt(4000)

const memoryEveryMs = 5000

export interface Users {
  site: string
  env: Record<string, string>
  web: Service
  cms: Service
  minutes: number
}

/** Separate dates: they may repeat those of other groups, because the speed of new results is measured there. */
let dates = makeNewDates()
function newDate() {
  if (dates.left() === 0) dates = makeNewDates()
  return dates.take()
}

interface Sample {
  isPublic: boolean
  ms: number
  what: string
  status: number
}

function choose(acts: readonly Act[]): Act {
  let place = randomInt(acts.reduce((sum, { share }) => sum + share, 0))
  for (const act of acts) {
    place -= act.share
    if (place < 0) return act
  }
  throw new Error('No acts.')
}

/** One person, from one network: opens a page, waits for what it requests, reads, and opens the next one. */
async function visit(
  site: string,
  { person, acts, end }: { person?: Person; acts: readonly Act[]; end: number },
) {
  const samples: Sample[] = []
  const address = newAddress()
  let cookie = person?.cookie
  const isPublic = person === undefined
  const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const answer = await sendRequest(site, path, { method, cookie, address, body })
    const what = path.split('?')[0] ?? path
    samples.push({ isPublic, what, ms: answer.ms, status: answer.status })
    return answer
  }
  const signIn = async () => {
    const { email, password } = person ?? {}
    const answer = await send('POST', '/api/user/login', { email, password, rememberMe: false })
    if (answer.status === 200) cookie = cookieOf(answer)
  }
  // Users do not start at the same moment.
  await pause(randomInt(5000))
  while (performance.now() < end) {
    await choose(acts).run({ send, signIn, newDate })
    await pause(readingMs())
  }
  return samples
}

/** Memory of a program at intervals, in MB. The function ends it. */
function watchMemory({ program }: Service) {
  const found: number[] = []
  const measure = async () => void found.push(await memoryOf(program.child.pid))
  const timer = setInterval(() => void measure(), memoryEveryMs)
  return () => {
    clearInterval(timer)
    return found
  }
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The last fifth, as a multiple of the second fifth: of ten minutes, the last two and the third and fourth. */
function growthOf(memory: readonly number[]) {
  const fifth = Math.floor(memory.length / 5)
  return mean(memory.slice(-fifth)) / mean(memory.slice(fifth, 2 * fifth))
}

const isFailure = ({ status }: Sample) => status < 200 || status > 299

const timesOf = (samples: readonly Sample[], isPublic: boolean) =>
  samples.filter((sample) => sample.isPublic === isPublic).map(({ ms }) => ms)

function printSlowest(samples: readonly Sample[]) {
  const names = [
    ...new Set(samples.map(({ isPublic, what }) => `${isPublic ? 'visitor' : 'member'} ${what}`)),
  ]
  const rows = names.sort().map((name) => {
    const own = samples.filter(
      ({ isPublic, what }) => `${isPublic ? 'visitor' : 'member'} ${what}` === name,
    )
    const times = own.map(({ ms }) => ms)
    const failures = [...new Set(own.filter(isFailure).map(({ status }) => status))].join(' ')
    return [
      name,
      ...[own.length, percentile(times, 50), percentile(times, 95)].map((n) => n.toFixed(0)),
      failures,
    ]
  })
  console.log(table([['', 'requests', 'p50 ms', 'p95 ms', 'failures'], ...rows]))
}

/** Two hundred people for ten minutes: response times, failures, and memory of web and cms. */
export async function benchUsers({ site, env, web, cms, minutes }: Users): Promise<Figures> {
  const members = await step(`Register ${freeMembers + subscribers} members`, () =>
    mapLimited([...Array(freeMembers + subscribers).keys()], 3, (index) =>
      index < subscribers ? newSubscriber({ site, env }) : newPerson({ site, env }),
    ),
  )
  const end = performance.now() + minutes * 60_000
  const memories = { web: watchMemory(web), cms: watchMemory(cms) }
  const visits = [
    ...Array.from({ length: visitors }, () => visit(site, { acts: visitorsActs, end })),
    ...members.map((person, index) =>
      visit(site, { person, acts: membersActs(index < subscribers), end }),
    ),
  ]
  const samples = (await Promise.all(visits)).flat()
  const [ofWeb, ofCms] = [memories.web(), memories.cms()]
  printSlowest(samples)
  const figures: Figures = {
    [userFigures.public]: percentile(timesOf(samples, true), 95),
    [userFigures.account]: percentile(timesOf(samples, false), 95),
    [userFigures.errors]: (100 * samples.filter(isFailure).length) / samples.length,
    [userFigures.web]: Math.max(...ofWeb),
    [userFigures.webGrowth]: growthOf(ofWeb),
    [userFigures.cms]: Math.max(...ofCms),
    [userFigures.cmsGrowth]: growthOf(ofCms),
  }
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    figure.toFixed(2),
    requiredText(name),
  ])
  console.log(`\n${samples.length} requests in ${minutes} minutes`)
  console.log(`MB of web ${ofWeb.join(' ')}\nMB of cms ${ofCms.join(' ')}`)
  console.log(table([['', 'reached', 'required'], ...rows]))
  return figures
}
