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

/** Each round takes `seconds`. Caches grow in the first rounds only; a leak grows in each. */
const rounds = 5
const seconds = 60
const connections = 16

// Separate dates: this needs more than the other groups leave, and may repeat them, because it measures no speed.
let dates = makeNewDates()
let requestCount = 0

function date() {
  if (dates.left() === 0) dates = makeNewDates()
  return dates.take()
}

/** The next path: mostly pages that are rendered for each request, and some cached ones. */
function nextOfVisitors() {
  requestCount += 1
  const page = publicPages[requestCount % publicPages.length] ?? '/'
  if (requestCount % 40 === 0) return `/og/home?v=${requestCount}`
  if (requestCount % 8 === 0) return page
  return requestCount % 8 === 4
    ? `/biorhythm?birth=${date()}`
    : `/kronoworksheet/visitor?date=${date()}`
}

function nextOfMembers() {
  requestCount += 1
  if (requestCount % 90 === 0) return `/api/picture?kind=chart&shape=story&date=${date()}`
  const pages = ['/kronoworksheet', '/profile', `/kronoworksheet?activetab=1&date=${date()}`]
  return pages[requestCount % pages.length] ?? '/profile'
}

/** Addresses of images in every size and format that browsers request: the work of the image optimiser. */
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

/** Visitors and members together: memory of web under load, and one minute after it. */
export async function benchMemory(
  site: string,
  env: Record<string, string>,
  web: Service,
): Promise<Figures> {
  const cookie = await cookieOfMember(env, site, 'yearly')
  const measureMemory = () => memoryOf(web.program.child.pid)
  const memory = [await measureMemory()]
  for (const accept of ['image/avif', 'image/webp'])
    for (const picture of await picturesOf(site))
      await (await fetch(site + picture, { headers: { accept } })).arrayBuffer()
  memory.push(await measureMemory())
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([load(site, nextOfVisitors, {}), load(site, nextOfMembers, { cookie })])
    memory.push(await measureMemory())
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  memory.push(await measureMemory())
  console.log(
    table([
      [
        'web, MB resident',
        'started',
        'pictures',
        ...memory.slice(2, -1).map((_, i) => `${i + 1} min`),
        'after',
      ],
      ['', ...memory.map(String)],
      ['required', '', '', requiredText(named.memory)],
    ]),
  )
  return { [named.memory]: Math.max(...memory) }
}
