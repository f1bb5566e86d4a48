import { places } from './chakras'
import type { Kind } from './relation-rules'
import type { Seven } from './seven'

export type RelationshipType = `${Kind}-${'karmic' | 'fate'}` | 'open'

const KINDS: readonly Kind[] = ['synchronic', 'converse', 'learner', 'teacher']
const SMALLEST_LEAD = 3 // engine §5
// Indices of upper chakras are below that of the heart, those of lower chakras above.
const HEART = places.heart

function countOf(kind: Kind, kinds: Seven<Kind>): number {
  let count = 0
  for (const other of kinds) if (other === kind) count += 1
  return count
}

// The kind with the most chakras, at least three; null if there is none or a tie.
function leaderOf(kinds: Seven<Kind>): Kind | null {
  let leader: Kind | null = null
  let most = SMALLEST_LEAD - 1
  for (const kind of KINDS) {
    const count = countOf(kind, kinds)
    if (count > most) leader = kind
    else if (count === most) leader = null
    most = Math.max(most, count)
  }
  return leader
}

// More upper than lower chakras, or equally many including the heart.
function isKarmic(kind: Kind, kinds: Seven<Kind>): boolean {
  let balance = 0
  for (let place = 0; place < kinds.length; place += 1) {
    if (kinds[place] === kind) balance += Math.sign(HEART - place)
  }
  return balance > 0 || (balance === 0 && kinds[HEART] === kind)
}

/** The type of a pair from the kinds of its chakras (engine §5). */
export function typeOf(kinds: Seven<Kind>): RelationshipType {
  const leader = leaderOf(kinds)
  if (leader === null) return 'open'
  return isKarmic(leader, kinds) ? `${leader}-karmic` : `${leader}-fate`
}
