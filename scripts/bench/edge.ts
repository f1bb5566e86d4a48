import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getNginx, startEdge } from '../edge/start-edge.ts'
import { Failure } from '../lib/failure.mjs'
import { table } from '../lib/terminal.mjs'
import { installPackage, isInPath } from '../test/install-package.ts'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { edgeFigure, edgePages, requiredText } from './required-figures.ts'

const execFileAsync = promisify(execFile)
const connections = 64
const rounds = 3
const seconds = 4

/** By wrk: a load generator in JavaScript is slower than nginx. */
async function perSecond(url: string) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, '-H', 'accept-encoding: gzip', url]
  const { stdout } = await execFileAsync('wrk', args)
  const hasFailed = /Non-2xx|Socket errors/.test(stdout)
  return hasFailed ? 0 : Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

async function requireWrk() {
  if (!isInPath('wrk') && process.getuid?.() === 0) await installPackage('wrk')
  if (!isInPath('wrk')) throw new Failure('This machine has no wrk.')
}

/** Requests a second of visitors' pages from the page cache of production (decision edge-cache), beside bare Next. */
export async function benchEdge({ site, bare }: { site: string; bare: string }): Promise<Figures> {
  const nginx = await getNginx()
  if (!nginx) throw new Failure('This machine has no nginx.')
  await requireWrk()
  const { address } = await startEdge(nginx, [Number(new URL(site).port)])
  const targets = { 'bare static': `${bare}/`, ...mapValues(edgePages, (path) => address + path) }
  const rates: Record<string, number[]> = {}
  for (const url of Object.values(targets)) await (await fetch(url)).arrayBuffer()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(targets))
      rates[name] = [...(rates[name] ?? []), await perSecond(url)]
  }
  const rows = Object.entries(rates).map(([name, all]) => [
    name,
    median(all).toFixed(0),
    name in edgePages ? requiredText(edgeFigure(name)) : '',
  ])
  console.log(`\n${table([[`${connections} connections`, 'requests/s', 'required'], ...rows])}\n`)
  return Object.fromEntries(
    Object.keys(edgePages).map((name) => [edgeFigure(name), median(rates[name] ?? [])]),
  )
}

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
