import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { bins, root, web } from '../lib/paths.mjs'
import { table } from '../lib/terminal.mjs'
import type { Figures } from './report-figures.ts'
import { bookFigures, requiredText } from './required-figures.ts'

/** A book of a hundred pages as PDF and EPUB, and a hundred copies of each held at the same time. */
export async function benchBooks(env: Record<string, string>): Promise<Figures> {
  const program = path.join(root, 'scripts/bench/books-program.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', bins.tsx, program],
    { cwd: web, env: { ...env, TSX_TSCONFIG_PATH: path.join(web, 'tsconfig.json') } },
  )
  const measured: Record<string, number> = JSON.parse(stdout)
  const figures = Object.fromEntries(
    Object.entries(bookFigures).map(([key, name]) => [name, measured[key] ?? Number.NaN]),
  )
  console.log(
    `\n${table([
      ['', 'reached', 'required'],
      ...Object.entries(figures).map(([name, value]) => [
        name,
        value.toFixed(value < 10 ? 1 : 0),
        requiredText(name),
      ]),
    ])}\n`,
  )
  return figures
}
