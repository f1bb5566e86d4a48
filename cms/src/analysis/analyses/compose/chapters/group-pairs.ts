import { pairFacts } from '../all-pairs'
import { assignTo } from '../assign'
import { type OutlineBlock, type Subject, section } from '../outline'
import {
  lineChakras,
  lineSlot,
  type RelatedPair,
  relatedPairs,
  tellingChakras,
  tellingSlot,
} from '../pair-texts'
import { varied } from '../varied'

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
  const chakras = varied([...close, ...far], (pair) => {
    const [nearest, furthest] = tellingChakras(subject, pair)
    return close.includes(pair) ? nearest : furthest
  })
  const texts = assignTo([...close, ...far], (pair) => [
    tellingSlot(subject, pair, chakras.get(pair) ?? []),
  ])
  return [...texts].flatMap(([pair, own]) => [
    section({ pair: pair.people }),
    pairFacts(pair),
    ...own,
  ])
}

/** A sentence may be about any of so many chakras, in which two people are most alike or most different. */
const lineChoices = 3

function otherPairs(pairs: readonly RelatedPair[]): OutlineBlock[] {
  const types = [...new Set(pairs.map(({ relationship }) => relationship.type))]
  const byType = types
    .map((type) => [type, pairs.filter(({ relationship }) => relationship.type === type)] as const)
    .sort(([, some], [, others]) => others.length - some.length)
  const ordered = byType.flatMap(([, bound]) => bound)
  const chakras = varied(ordered, (pair) => lineChakras(pair).slice(0, lineChoices))
  const lines = assignTo(ordered, (pair) => [
    lineSlot(pair, [...new Set([...(chakras.get(pair) ?? []), ...lineChakras(pair)])]),
  ])
  return byType.flatMap(([relation, bound]) => [
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
