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

/** Requests results of new dates, each from its own network, or all from `address`. */
const loadNew = (site: string, connections: number, address?: string) =>
  load(
    {
      name: 'new results',
      url: `${site}/kronoworksheet/visitor?date=*`,
      ...(address && { headers: { 'x-forwarded-for': address } }),
    },
    { connections, duration: seconds, timeout: 60 },
  )

/** Response times of an address that is requested at intervals while `lasts` is pending, in ms. */
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

/** New results at 16 and at 300 connections, and the response times of other visitors meanwhile. */
export async function benchCrowd(
  site: string,
  env: Record<string, string>,
  web: Service,
): Promise<Figures> {
  const cookie = await cookieOfMember(env, site, 'monthly')
  const memberHeaders = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() }
  await (await fetch(`${site}/`)).arrayBuffer()
  const few = await loadNew(site, 16)
  const crowd = loadNew(site, 300)
  const home = await timesBeside(`${site}/`, {}, crowd)
  const many = await crowd
  const memory = await memoryOf(web.program.child.pid)
  const one = loadNew(site, 4, newAddress())
  const [homeBeside, meBeside] = await Promise.all([
    timesBeside(`${site}/`, {}, one),
    timesBeside(`${site}/api/user/me`, memberHeaders, one),
  ])
  const figures: Figures = {
    [crowdFigures.p99]: few.p99Ms,
    [crowdFigures.share]: many.perSecond / few.perSecond,
    [crowdFigures.home]: p99(home),
    [crowdFigures.memory]: memory,
    [crowdFigures.homeBeside]: median(homeBeside),
    [crowdFigures.meBeside]: median(meBeside),
  }
  console.log(
    `\nnew results a second: ${few.perSecond.toFixed(1)} at 16 connections, ${many.perSecond.toFixed(1)} at 300 (${many.errors} refused)`,
  )
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    figure.toFixed(2),
    requiredText(name),
  ])
  console.log(table([['crowds', 'reached', 'required'], ...rows]))
  return figures
}
