import { type ChakraKey, settle } from '@krono/chart'
import type { MonthDays } from '../cycle-days'
import { type OutlineBlock, text } from '../outline'

/** How many texts there are about a cycle that leads a month, and about one that rests in it. */
const textsEach = { monthLeads: 4, monthRests: 3 } as const

type Words = keyof typeof textsEach

/**
 * Says month after month which cycle stands highest and which lowest. A slow cycle can do so in six months of a year:
 * when its texts are told, the next one speaks that is on the same side of zero, so that no year repeats itself.
 * @param turn a whole number: with which of its texts a cycle begins
 */
export function monthTexts(turn: number) {
  const told = new Map<string, number>()

  function next(words: Words, order: readonly { chakra: ChakraKey }[]): OutlineBlock[] {
    const most = textsEach[words]
    const countOf = (chakra: ChakraKey) => told.get(`${words}.${chakra}`) ?? 0
    const first = order.find(({ chakra }) => countOf(chakra) < most)
    if (!first) return []
    const { chakra } = first
    const count = countOf(chakra)
    told.set(`${words}.${chakra}`, count + 1)
    return [text(`${words}.${chakra}-${((turn + count) % most) + 1}`)]
  }

  return ({ waves }: MonthDays): OutlineBlock[] => {
    const sums = waves
      .map(({ chakra, values }) => ({ chakra, sum: settle(sumOf(values)) }))
      .sort((a, b) => b.sum - a.sum)
    const above = sums.filter(({ sum }) => sum > 0)
    const below = sums.filter(({ sum }) => sum < 0).reverse()
    return [...next('monthLeads', above), ...next('monthRests', below)]
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
