import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Product } from './product.ts'

const run = promisify(execFile)

/** What web and cms hold in memory with their helpers, in MB. */
export async function memoryOf({ web, service }: Product) {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const of = (group: number | undefined) =>
    Math.round(rows.reduce((sum, [id, kB]) => sum + (id === group ? (kB ?? 0) : 0), 0) / 1024)
  return { web: of(web.program.child.pid), cms: of(service.program.child.pid) }
}
