import type { Phase } from './phases'
import type { Seven } from './seven'

/** The seven octants as digits, crown first (engine §4). */
export function formulaOf(phases: Seven<Phase>): string {
  let formula = ''
  for (const phase of phases) formula += phase.digit
  return formula
}
