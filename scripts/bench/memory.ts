import autocannon from 'autocannon'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import type { Figures } from './judge.ts'
import { memoryOf } from './memory-of.ts'
import { everyDay, publicPages } from './pages.ts'
import { named, requiredText } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'

/** Rounds of as many seconds. What stays grows in the first of them; what leaks, in each. */
const rounds = 5
const seconds = 60
const connections = 16

const dates = everyDay('1930-01-01', 20_000)

/** What is made anew for nearly each of them, beside pages that are kept. */
const ofVisitors = [
  ...publicPages,
  ...dates.flatMap((date, index) => [
    `/kronoworksheet/visitor?date=${date}`,
    ...(index % 4
      ? []
      : [`/biorhythm?birth=${date}`, publicPages[index % publicPages.length] ?? '/']),
    ...(index % 40 ? [] : [`/og/home?v=${index}`]),
  ]),
]

const ofMembers = dates.flatMap((date, index) => [
  '/kronoworksheet',
  '/profile',
  `/kronoworksheet?activetab=1&date=${date}`,
  ...(index % 30 ? [] : [`/api/picture?kind=chart&shape=story&date=${date}`]),
])

/** Pictures in every size and format that browsers ask for: the optimiser's work. */
async function picturesOf(site: string) {
  const html = await (await fetch(site)).text()
  const found = [...html.matchAll(/\/_next\/image\?[^"\s]+/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  )
  return [...new Set(found)]
}

const load = (url: string, paths: readonly string[], headers: Record<string, string>) =>
  autocannon({
    url,
    connections: connections / 2,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers })),
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
    await Promise.all([load(site, ofVisitors, {}), load(site, ofMembers, { cookie })])
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
