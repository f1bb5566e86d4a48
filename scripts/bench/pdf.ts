import { memoryOf } from '../lib/memory-of.ts'
import { newAddress } from '../lib/new-address.ts'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import { buyAnalysis, callerOf } from './buy-analysis.ts'
import { signInMember } from './cms-calls.ts'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { pdfFigures, requiredText } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'
import { percentile, timesBeside } from './times-beside.ts'

const many = 100
/** Rendered at once, beside other pages. */
const atOnce = 20
const aloneMs = 5000
/** Memory is measured after this many PDFs: it rises until the garbage collector meets its limit, then stays. */
const lookEvery = 20

/**
 * A hundred detailed analyses as PDFs, one after the other, none of them rendered before, with flat memory; then the
 * response times of other pages while twenty more are rendered at once.
 */
export async function benchPdf(
  site: string,
  env: Record<string, string>,
  web: Service,
): Promise<Figures> {
  const call = callerOf(env, await signInMember(env, 'yearly-paid'))
  const tokens: string[] = []
  for (let index = 0; tokens.length < many + atOnce; index += 1)
    tokens.push(...(await buyAnalysis(env, call, index)))

  const times: number[] = []
  const sizes: number[] = []
  const pages: number[] = []
  const memory = [await memoryOf(web.program.child.pid)]
  let failures = 0
  for (const [index, token] of tokens.slice(0, many).entries()) {
    const startedAt = performance.now()
    const answer = await download(site, token)
    const bytes = Buffer.from(await answer.arrayBuffer())
    times.push(performance.now() - startedAt)
    sizes.push(bytes.length)
    pages.push(bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0)
    if (answer.status !== 200) failures += 1
    if ((index + 1) % lookEvery === 0) memory.push(await memoryOf(web.program.child.pid))
  }
  print({ times, sizes, pages, memory, failures })
  const beside = await besidePdfs(site, env, tokens.slice(many, many + atOnce))
  return {
    ...beside,
    'detailed PDF: median ms': median(times),
    'detailed PDF: failures': failures,
    'detailed PDF: largest, bytes': Math.max(...sizes),
    'detailed PDF: fewest pages': Math.min(...pages),
    'detailed PDF: most pages': Math.max(...pages),
  }
}

const download = (site: string, token: string) =>
  fetch(`${site}/api/analysis/download/${token}`, {
    headers: { 'x-forwarded-for': newAddress() },
  })

/** The home page and a member's call, first alone, then while the PDFs of these tokens are rendered at once. */
async function besidePdfs(site: string, env: Record<string, string>, tokens: readonly string[]) {
  const cookie = await cookieOfMember(env, site, 'monthly')
  const member = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() }
  const measure = async (lasts: Promise<unknown>) => {
    const times = await Promise.all([
      timesBeside(`${site}/`, {}, lasts),
      timesBeside(`${site}/api/user/me`, member, lasts),
    ])
    return times.map((one) => percentile(one, 95))
  }
  const alone = await measure(new Promise((resolve) => setTimeout(resolve, aloneMs)))
  let failures = 0
  const [home = Number.NaN, me = Number.NaN] = await measure(
    Promise.all(
      tokens.map(async (token) => {
        const answer = await download(site, token)
        await answer.arrayBuffer()
        if (!answer.ok) failures += 1
      }),
    ),
  )
  const figures: Figures = {
    [pdfFigures.home]: home,
    [pdfFigures.me]: me,
    [pdfFigures.failures]: failures,
  }
  console.log(
    table([
      ['beside twenty PDFs', 'reached', 'required', 'alone'],
      ...Object.entries(figures).map(([name, value], place) => [
        name,
        value.toFixed(1),
        requiredText(name),
        alone[place]?.toFixed(1) ?? '',
      ]),
    ]),
  )
  return figures
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
