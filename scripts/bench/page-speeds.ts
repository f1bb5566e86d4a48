import { table } from '../lib/terminal.mjs'
import { measure, ratioOf } from './load.ts'
import { measuredPages, nameOf } from './pages.ts'
import type { Figures } from './report-figures.ts'
import { named, requiredText } from './required-figures.ts'

/** Requests a second compared with a bare Next page of the same kind, and the CPU time of web for each. */
export async function benchPages(
  { site, bare }: { site: string; bare: string },
  cookies: readonly string[],
  cpuMs: () => Promise<number>,
): Promise<Figures> {
  const yardsticks = [
    { name: 'bare static', url: `${bare}/` },
    { name: 'bare dynamic', url: `${bare}/dynamic` },
  ]
  const ours = measuredPages.map((page) => ({
    name: nameOf(page),
    url: site + page.path,
    cpuMs,
    ...(page.isMembers && { cookies }),
  }))
  const speeds = await measure([...yardsticks, ...ours])
  const row = (name: string, ratio = '', required = '') => {
    const speed = speeds.get(name)
    const shown = [
      speed?.perSecond.toFixed(0),
      speed?.p99Ms.toFixed(1),
      speed?.firstByteMs.toFixed(1),
      Number.isNaN(speed?.cpuMs) ? '' : speed?.cpuMs.toFixed(1),
    ]
    return [
      name,
      ...shown.map((figure) => figure ?? ''),
      String(speed?.errors ?? ''),
      ratio,
      required,
    ]
  }
  const figures: Figures = {}
  const rows = measuredPages.map((measured) => {
    const page = nameOf(measured)
    const { beside } = measured
    const ratio = ratioOf(speeds.get(page), speeds.get(beside))
    figures[named.share(page)] = ratio
    if (measured.cpuMs) figures[named.cpu(page)] = speeds.get(page)?.cpuMs ?? Number.NaN
    figures[named.errors(page)] = speeds.get(page)?.errors ?? Number.NaN
    return row(
      page,
      `${ratio.toFixed(2)} × ${beside}`,
      `${requiredText(named.share(page))}${measured.cpuMs ? `, CPU ${requiredText(named.cpu(page))}` : ''}`,
    )
  })
  const head = [
    '16 connections',
    'requests/s',
    'p99 ms',
    'first byte ms',
    'CPU ms',
    'errors',
    'ratio',
    'required',
  ]
  console.log(`\n${table([head, ...yardsticks.map(({ name }) => row(name)), ...rows])}\n`)
  return figures
}
