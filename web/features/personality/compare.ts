import type { ChakraKey, Chart } from '@krono/chart'
import type { ChakraScore } from './scoring'

type Agreement = 'agrees' | 'between' | 'differs'

/** Differences between test and chart, in points of 100. */
const apart = { agrees: 15, differs: 30 } as const

export type ComparedRow = {
  chakra: ChakraKey
  /** Score of the test. */
  score: number
  /** Energy of the chart. */
  energy: number
  /** The higher one; undefined if they agree. */
  higher: 'test' | 'chart' | undefined
  agreement: Agreement
}

/** Compares a profile with a birth chart, chakra by chakra. */
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
