import { pairFacts } from '../all-pairs'
import { assign } from '../assign'
import { type OutlineBlock, type Subject, section } from '../outline'
import { lineSlot, type RelatedPair, relatedPairs, tellingSlots } from '../pair-texts'

/** Number of pairs with the most harmony, and with the least, that get a paragraph. */
const tellingEach = 5

/** The pairs of a group: ten with a paragraph, and all others by their bond, the most frequent first, with a sentence. */
export function groupPairs(subject: Subject): OutlineBlock[] {
  const pairs = relatedPairs(subject).sort((a, b) => b.harmony - a.harmony)
  const [close, rest] = split(pairs, tellingEach)
  const far = rest.slice(-tellingEach)
  const others = rest.slice(0, rest.length - far.length)
  return [...tellingPairs(subject, close, far), ...otherPairs(others)]
}

const split = <One>(all: readonly One[], at: number) => [all.slice(0, at), all.slice(at)] as const

function tellingPairs(
  subject: Subject,
  close: readonly RelatedPair[],
  far: readonly RelatedPair[],
): OutlineBlock[] {
  const rows = [
    ...close.map((pair) => ({ pair, slot: tellingSlots(subject, pair)[0] })),
    ...far.map((pair) => ({ pair, slot: tellingSlots(subject, pair)[1] })),
  ]
  const chosen = assign(rows.map(({ slot }) => slot))
  return rows.flatMap(({ pair }, place) => [
    section({ pair: pair.people }),
    pairFacts(pair),
    ...(chosen[place] ? [chosen[place]] : []),
  ])
}

function otherPairs(pairs: readonly RelatedPair[]): OutlineBlock[] {
  const lines = assign(pairs.map(lineSlot))
  const byType = new Map<string, { pair: RelatedPair; line: OutlineBlock | undefined }[]>()
  for (const [place, pair] of pairs.entries()) {
    const { type } = pair.relationship
    byType.set(type, [...(byType.get(type) ?? []), { pair, line: lines[place] }])
  }
  return [...byType]
    .sort(([, some], [, others]) => others.length - some.length)
    .flatMap(([relation, rows]) => [
      section({ relation }),
      {
        type: 'pairs',
        relation,
        rows: rows.map(({ pair: { people, relationship } }) => ({
          people,
          harmony: relationship.harmony,
        })),
      } as const,
      ...rows.flatMap(({ line }) => line ?? []),
    ])
}
