import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { bins, cms, root } from '../../lib/paths.mjs'
import { table } from '../../lib/terminal.mjs'
import type { Figures } from '../report-figures.ts'
import { named, requiredText } from '../required-figures.ts'

/** How personal analyses are, counted on 500 random orders of each kind in each language. */
export async function benchTexts(env: Record<string, string>): Promise<Figures> {
  const program = path.join(root, 'scripts/bench/texts/program.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', bins.tsx, program], {
    cwd: cms,
    env: { ...env, TSX_TSCONFIG_PATH: path.join(cms, 'tsconfig.json') },
  })
  const measured: Record<string, number> = JSON.parse(stdout)
  const figures = Object.fromEntries(
    Object.entries(measured).map(([what, value]) => [named.texts(what), value]),
  )
  console.log(
    `\n${table([
      ['', 'reached', 'required'],
      ...Object.entries(figures).map(([name, value]) => [
        name,
        value.toFixed(0),
        requiredText(name),
      ]),
    ])}\n`,
  )
  return figures
}
