import autocannon from 'autocannon'
import { memoryOf } from '../lib/memory-of.ts'
import { newAddress } from '../lib/new-address.ts'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import { makeNewDates } from './new-dates.ts'
import { publicPages } from './pages.ts'
import type { Figures } from './report-figures.ts'
import { named, requiredText } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'

/** Rounds of as many seconds. What stays grows in the first of them; what leaks, in each. */
const rounds = 5
const seconds = 60
const connections = 16

// Of its own: it takes more than the other groups leave, and may begin again, as it measures no speed.
let dates = makeNewDates()
let asked = 0

function date() {
  if (dates.left() === 0) dates = makeNewDates()
  return dates.take()
}

/** What is made anew for each of them, beside cached pages; requested one after the other. */
function nextOfVisitors() {
  asked += 1
  const page = publicPages[asked % publicPages.length] ?? '/'
  if (asked % 40 === 0) return `/og/home?v=${asked}`
  if (asked % 8 === 0) return page
  return asked % 8 === 4 ? `/biorhythm?birth=${date()}` : `/kronoworksheet/visitor?date=${date()}`
}

function nextOfMembers() {
  asked += 1
  if (asked % 90 === 0) return `/api/picture?kind=chart&shape=story&date=${date()}`
  const pages = ['/kronoworksheet', '/profile', `/kronoworksheet?activetab=1&date=${date()}`]
  return pages[asked % pages.length] ?? '/profile'
}

/** Pictures in every size and format that browsers ask for: the optimiser's work. */
async function picturesOf(site: string) {
  const html = await (await fetch(site)).text()
  const found = [...html.matchAll(/\/_next\/image\?[^"\s]+/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  )
  return [...new Set(found)]
}

const load = (url: string, next: () => string, headers: Record<string, string>) =>
  autocannon({
    url,
    connections: connections / 2,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: next(),
          headers: { ...headers, 'x-forwarded-for': newAddress() },
        }),
      },
    ],
  })

/** Visitors and members at once: what web holds in memory while they come, and a minute after the last. */
export async function benchMemory(
  site: string,
  env: Record<string, string>,
  web: Service,
): Promise<Figures> {
  const cookie = await cookieOfMember(env, site, 'yearly')
  const look = () => memoryOf(web.program.child.pid)
  const held = [await look()]
  for (const accept of ['image/avif', 'image/webp'])
    for (const picture of await picturesOf(site))
      await (await fetch(site + picture, { headers: { accept } })).arrayBuffer()
  held.push(await look())
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([load(site, nextOfVisitors, {}), load(site, nextOfMembers, { cookie })])
    held.push(await look())
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  held.push(await look())
  console.log(
    table([
      [
        'web, MB resident',
        'started',
        'pictures',
        ...held.slice(2, -1).map((_, i) => `${i + 1} min`),
        'after',
      ],
      ['', ...held.map(String)],
      ['required', '', '', requiredText(named.memory)],
    ]),
  )
  return { [named.memory]: Math.max(...held) }
}
