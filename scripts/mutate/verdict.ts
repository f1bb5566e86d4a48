import { table } from '../lib/terminal.mjs'
import { wantedShare } from './folders.ts'
import type { Mutant } from './make-mutants.ts'

export interface Verdict {
  /** The beginning of the paths. */
  folder: string
  noticed: number
  accepted: number
  unnoticed: readonly Mutant[]
}

/** In hundredths, of those that are not accepted, rounded down. */
export function shareOf({ noticed, unnoticed }: Verdict): number {
  const counted = noticed + unnoticed.length
  return counted === 0 ? 100 : Math.floor((noticed / counted) * 100)
}

export const isEnough = (verdict: Verdict) => shareOf(verdict) >= wantedShare

const short = (code: string) => {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 67)}…` : line
}

const becomes: Record<Mutant['place'], (mutant: Mutant) => string> = {
  expression: (mutant) => short(mutant.becomes),
  property: () => 'left out',
  element: () => 'left out',
  statement: () => 'not done',
}

/** `cms/src/a.ts:12  x > 1 → x >= 1` */
export const lineOf = (mutant: Mutant) =>
  `${mutant.file}:${mutant.line}  ${short(mutant.was)} → ${becomes[mutant.place](mutant)}`

const mutantsOf = ({ noticed, accepted, unnoticed }: Verdict) =>
  noticed + accepted + unnoticed.length

export const tableOf = (verdicts: readonly Verdict[]) =>
  table([
    ['', 'changes', 'noticed', 'accepted', 'unnoticed', 'share'],
    ...verdicts.map((verdict) => [
      verdict.folder,
      ...[mutantsOf(verdict), verdict.noticed, verdict.accepted, verdict.unnoticed.length].map(
        String,
      ),
      `${shareOf(verdict)} %`,
    ]),
  ])
