import type { Character, Phase } from './phases'
import type { Seven } from './seven'

/** The chakra with the most energy and its side; on a tie the one nearest the root (engine §4). */
export function characterOf(phases: Seven<Phase>): Character {
  let strongest = phases[0]
  for (const phase of phases) {
    if (phase.settled >= strongest.settled) strongest = phase
  }
  return strongest.character
}
