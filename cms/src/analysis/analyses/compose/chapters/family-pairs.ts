import type { ChakraKey } from '@krono/chart'
import { allPairs, type Pair, pairFacts } from '../all-pairs'
import { allChakras } from '../figures'
import { type OutlineBlock, type Subject, section, text } from '../outline'

/** Number of chakras that count as the closest, and as the furthest, of a pair. */
const eachEnd = 3

type PairTexts = { pair: Pair; type: string | undefined; near?: string; far?: string }

const ends = ['near', 'far'] as const

/**
 * Every pair of a family. The text about a bond type is printed once per chapter. Each pair gets one chakra text where
 * it is closest and one where it is furthest, as long as unused texts remain. Pairs without any text are served first;
 * a pair that would stay empty repeats a used text.
 */
export function familyPairs(subject: Subject): OutlineBlock[] {
  const texts = withTypes(allPairs(subject))
  const used = new Set<string>()
  const assign = (row: PairTexts, end: (typeof ends)[number]) => {
    const free = chakraTextsOf(row.pair, end).find((key) => !used.has(key))
    if (row[end] || !free) return
    used.add(free)
    row[end] = free
  }
  const hasNoText = ({ type, near, far }: PairTexts) => !type && !near && !far
  for (const end of ends) for (const row of texts.filter(hasNoText)) assign(row, end)
  for (const end of ends) for (const row of texts) assign(row, end)
  for (const row of texts.filter(hasNoText)) row.near = chakraTextsOf(row.pair, 'near')[0]
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
function chakraTextsOf({ relationship, similarities }: Pair, end: (typeof ends)[number]): string[] {
  const sign = end === 'near' ? 1 : -1
  const order = [...allChakras].sort((a, b) => sign * (similarities[b] - similarities[a]))
  const keyOf = (chakra: ChakraKey) => `kind.${relationship.chakras[chakra].kind}.${chakra}`
  return order.slice(0, eachEnd).map(keyOf)
}
