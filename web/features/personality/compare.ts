import type { ChakraKey, Chart } from '@krono/chart'
import type { ChakraScore } from './scoring'

type Agreement = 'agrees' | 'between' | 'differs'

/** How far test and chart may lie apart, in points of 100. */
const apart = { agrees: 15, differs: 30 } as const

export type ComparedRow = {
  chakra: ChakraKey
  /** Of the test. */
  score: number
  /** Of the chart. */
  energy: number
  /** Which of the two is higher; none where they agree. */
  higher: 'test' | 'chart' | undefined
  agreement: Agreement
}

/** A profile beside a birth chart, chakra by chakra. */
export function compareWithChart(
  profile: readonly ChakraScore[],
  { chakras }: Pick<Chart, 'chakras'>,
): ComparedRow[] {
  return profile.map(({ chakra, score }) => {
    const { energy } = chakras[chakra]
    const difference = Math.abs(score - energy)
    const agreement =
      difference <= apart.agrees ? 'agrees' : difference > apart.differs ? 'differs' : 'between'
    const higher = agreement === 'agrees' ? undefined : score > energy ? 'test' : 'chart'
    return { chakra, score, energy, higher, agreement }
  })
}
