import type { ChakraKey } from '@krono/chart'
import { allPairs, type Pair, pairFacts } from '../all-pairs'
import { allChakras } from '../figures'
import { type OutlineBlock, type Subject, section, text } from '../outline'

/** How many of a pair's chakras count as its closest, and as its furthest. */
const eachEnd = 3

type PairTexts = { pair: Pair; type: string | undefined; near?: string; far?: string }

const ends = ['near', 'far'] as const

/**
 * Every pair of a family. A text about a bond type is printed once in the chapter; of the chakra texts each pair gets
 * one where it is closest and one where it is furthest, as long as an unused one is left. Pairs without any text choose
 * first; a pair that would stay empty repeats a used text.
 */
export function familyPairs(subject: Subject): OutlineBlock[] {
  const texts = withTypes(allPairs(subject))
  const used = new Set<string>()
  const take = (row: PairTexts, end: (typeof ends)[number]) => {
    const free = kindsOf(row.pair, end).find((key) => !used.has(key))
    if (row[end] || !free) return
    used.add(free)
    row[end] = free
  }
  const isSilent = ({ type, near, far }: PairTexts) => !type && !near && !far
  for (const end of ends) for (const row of texts.filter(isSilent)) take(row, end)
  for (const end of ends) for (const row of texts) take(row, end)
  for (const row of texts.filter(isSilent)) row.near = kindsOf(row.pair, 'near')[0]
  return texts.flatMap(({ pair, type, near, far }) => [
    section({ pair: pair.people }),
    pairFacts(pair),
    ...[type, near, far].flatMap((key) => (key ? [text(key)] : [])),
  ])
}

/** The text of a bond type is printed at its first pair only. */
function withTypes(pairs: readonly Pair[]): PairTexts[] {
  const seen = new Set<string>()
  return pairs.map((pair) => {
    const { type } = pair.relationship
    const isNew = !seen.has(type)
    seen.add(type)
    return { pair, type: isNew ? `familyPair.${type}` : undefined }
  })
}

/** Texts about the chakras at one end of a pair, the strongest difference first. */
function kindsOf({ relationship, similarities }: Pair, end: (typeof ends)[number]): string[] {
  const sign = end === 'near' ? 1 : -1
  const order = [...allChakras].sort((a, b) => sign * (similarities[b] - similarities[a]))
  const keyOf = (chakra: ChakraKey) => `kind.${relationship.chakras[chakra].kind}.${chakra}`
  return order.slice(0, eachEnd).map(keyOf)
}
