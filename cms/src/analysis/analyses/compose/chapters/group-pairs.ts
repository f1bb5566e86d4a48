import { pairFacts } from '../all-pairs'
import { assignTo } from '../assign'
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
  const texts = assignTo([...close, ...far], (pair) => {
    const [nearest, furthest] = tellingSlots(subject, pair)
    return [close.includes(pair) ? nearest : furthest]
  })
  return [...texts].flatMap(([pair, own]) => [
    section({ pair: pair.people }),
    pairFacts(pair),
    ...own,
  ])
}

function otherPairs(pairs: readonly RelatedPair[]): OutlineBlock[] {
  const lines = assignTo(pairs, (pair) => [lineSlot(pair)])
  const types = [...new Set(pairs.map(({ relationship }) => relationship.type))]
  return types
    .map((type) => [type, pairs.filter(({ relationship }) => relationship.type === type)] as const)
    .sort(([, some], [, others]) => others.length - some.length)
    .flatMap(([relation, bound]) => [
      section({ relation }),
      {
        type: 'pairs',
        relation,
        rows: bound.map(({ people, relationship }) => ({
          people,
          harmony: relationship.harmony,
        })),
      } as const,
      ...bound.flatMap((pair) => lines.get(pair) ?? []),
    ])
}
