import { memoryOf } from '../lib/memory-of.ts'
import { newAddress } from '../lib/new-address.ts'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import { buyAnalysis, callerOf } from './buy-analysis.ts'
import { signInMember } from './cms-calls.ts'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { requiredText } from './required-figures.ts'

const many = 100
/** Memory is measured after this many PDFs: it rises until the garbage collector meets its limit, then stays. */
const lookEvery = 20

/**
 * A hundred detailed analyses as PDFs, one after the other, none of them rendered before (issue: each within 2 s of one
 * core, memory flat).
 */
export async function benchPdf(
  site: string,
  env: Record<string, string>,
  web: Service,
): Promise<Figures> {
  const call = callerOf(env, await signInMember(env, 'yearly-paid'))
  const tokens: string[] = []
  for (let index = 0; tokens.length < many; index += 1)
    tokens.push(...(await buyAnalysis(env, call, index)))

  const times: number[] = []
  const sizes: number[] = []
  const pages: number[] = []
  const memory = [await memoryOf(web.program.child.pid)]
  let failures = 0
  for (const [index, token] of tokens.slice(0, many).entries()) {
    const startedAt = performance.now()
    const answer = await fetch(`${site}/api/analysis/download/${token}`, {
      headers: { 'x-forwarded-for': newAddress() },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    times.push(performance.now() - startedAt)
    sizes.push(bytes.length)
    pages.push(bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0)
    if (answer.status !== 200) failures += 1
    if ((index + 1) % lookEvery === 0) memory.push(await memoryOf(web.program.child.pid))
  }
  print({ times, sizes, pages, memory, failures })
  return {
    'detailed PDF: median ms': median(times),
    'detailed PDF: failures': failures,
    'detailed PDF: largest, bytes': Math.max(...sizes),
    'detailed PDF: fewest pages': Math.min(...pages),
    'detailed PDF: most pages': Math.max(...pages),
  }
}

type Run = Record<'times' | 'sizes' | 'pages' | 'memory', number[]> & { failures: number }

function print({ times, sizes, pages, memory, failures }: Run) {
  const required = (name: string) => requiredText(`detailed PDF: ${name}`)
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `\n${table([
      [`${many} detailed PDFs`, 'reached', 'required'],
      ['median ms', median(times).toFixed(0), required('median ms')],
      ['95th percentile ms', (sorted[Math.floor(times.length * 0.95)] ?? 0).toFixed(0), ''],
      ['failures', String(failures), required('failures')],
      ['largest, bytes', String(Math.max(...sizes)), required('largest, bytes')],
      ['fewest pages', String(Math.min(...pages)), required('fewest pages')],
      ['most pages', String(Math.max(...pages)), required('most pages')],
      [`web, MB at first and after every ${lookEvery}`, memory.join(', '), 'flat'],
    ])}\n`,
  )
}
