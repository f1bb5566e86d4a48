import { memoryOf } from '../lib/memory-of.ts'
import { newAddress } from '../lib/new-address.ts'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import { load, median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { crowdFigures, requiredText } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'
import { percentile, timesBeside } from './times-beside.ts'

const seconds = 20

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
    [crowdFigures.home]: percentile(home, 99),
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
