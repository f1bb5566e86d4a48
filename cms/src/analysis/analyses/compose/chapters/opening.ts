import { chakras, groupOf } from '@krono/chart'
import type { OutlineBlock, Subject } from '../outline'

/** The drawing of everybody: of one person, of two in one, or of the mean of more. */
export function opening({ people }: Subject): OutlineBlock[] {
  if (people.length === 1) return [{ type: 'chart', person: 0 }]
  const { energies } = groupOf(people.map(({ date }) => date))
  return [{ type: 'groupChart', energies: chakras.map(({ chakra }) => energies[chakra]) }]
}

/** The same for two people of a relationship. */
export const openingOfTwo = (): OutlineBlock[] => [{ type: 'pairChart', people: [0, 1] }]
