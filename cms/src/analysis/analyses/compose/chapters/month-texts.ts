import { type ChakraKey, settle } from '@krono/chart'
import type { MonthDays } from '../cycle-days'
import { type OutlineBlock, text } from '../outline'

/** Number of texts about a cycle that is highest in a month, and about one that is lowest. */
const textsEach = { monthLeads: 4, monthRests: 3 } as const

type Words = keyof typeof textsEach

/**
 * For each month the text of the highest and of the lowest cycle. A slow cycle may be the highest or lowest for six
 * months of a year: when its texts are used up, the next cycle on the same side of zero is chosen, so that no text
 * repeats within a year.
 * @param turn index of the text a cycle starts with
 */
export function monthTexts(turn: number) {
  const used = new Map<string, number>()

  function next(words: Words, order: readonly { chakra: ChakraKey }[]): OutlineBlock[] {
    const most = textsEach[words]
    const countOf = (chakra: ChakraKey) => used.get(`${words}.${chakra}`) ?? 0
    const first = order.find(({ chakra }) => countOf(chakra) < most)
    if (!first) return []
    const { chakra } = first
    const count = countOf(chakra)
    used.set(`${words}.${chakra}`, count + 1)
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
