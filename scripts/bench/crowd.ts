import { memoryOf } from '../lib/memory-of.ts'
import { newAddress } from '../lib/new-address.ts'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import { load, median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { crowdFigures, requiredText } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'

const seconds = 20
const pauseMs = 40

/** Results of new dates, each of a network of its own or all of one. */
const loadNew = (site: string, connections: number, address?: string) =>
  load(
    {
      name: 'new results',
      url: `${site}/kronoworksheet/visitor?date=*`,
      ...(address && { headers: { 'x-forwarded-for': address } }),
    },
    { connections, duration: seconds, timeout: 60 },
  )

/** How long an address takes that is asked for now and then, as long as something lasts. */
async function timesBeside(url: string, headers: Record<string, string>, lasts: Promise<unknown>) {
  let isOver = false
  const end = lasts.then(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    times.push(answer.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await end
  return times
}

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** New results for few and for many at once, and what others notice of it. */
export async function benchCrowd(
  site: string,
  env: Record<string, string>,
  web: Service,
): Promise<Figures> {
  const cookie = await cookieOfMember(env, site, 'monthly')
  const mine = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() }
  await (await fetch(`${site}/`)).arrayBuffer()
  const few = await loadNew(site, 16)
  const crowd = loadNew(site, 300)
  const home = await timesBeside(`${site}/`, {}, crowd)
  const many = await crowd
  const held = await memoryOf(web.program.child.pid)
  const one = loadNew(site, 4, newAddress())
  const [homeBeside, meBeside] = await Promise.all([
    timesBeside(`${site}/`, {}, one),
    timesBeside(`${site}/api/user/me`, mine, one),
  ])
  const figures: Figures = {
    [crowdFigures.p99]: few.p99Ms,
    [crowdFigures.share]: many.perSecond / few.perSecond,
    [crowdFigures.home]: p99(home),
    [crowdFigures.memory]: held,
    [crowdFigures.homeBeside]: median(homeBeside),
    [crowdFigures.meBeside]: median(meBeside),
  }
  console.log(
    `\nnew results a second: ${few.perSecond.toFixed(1)} at 16 connections, ${many.perSecond.toFixed(1)} at 300 (${many.errors} were refused)`,
  )
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    figure.toFixed(2),
    requiredText(name),
  ])
  console.log(table([['crowds', 'reached', 'required'], ...rows]))
  return figures
}
