import { type ChakraKey, chakras } from '@krono/chart'
import type { OutlineBlock, Prose, Subject } from '../outline'
import { section, text } from '../outline'
import { agreementsIn, contradictionsIn, namesOf } from '../particular/find-particular'
import { onlyPerson } from '../people-of'

/** Number of agreements and of contradictions in the chapter, after those of the first page. */
const ofEach = 2

/**
 * The seven chakras, crown first. What two of them have in common, or where they pull apart, is printed after the
 * second of both.
 */
export function sevenChakras(subject: Subject): OutlineBlock[] {
  const { chart } = onlyPerson(subject)
  const twos = [
    ...agreementsIn(chart).slice(1, 1 + ofEach),
    ...contradictionsIn(chart).slice(1, 1 + ofEach),
  ]
  return chakras.flatMap(({ chakra }) => [
    section({ chakra }),
    text(`chakra.${chakra}.${chart.chakras[chakra].octant}`, 'whole'),
    ...twos.filter((two) => lowerOf(two) === chakra),
  ])
}

const order = chakras.map(({ chakra }): ChakraKey => chakra)

/** The one of two chakras that comes later. */
function lowerOf(two: Prose): ChakraKey | undefined {
  const names = namesOf(two.key)
  return order.findLast((chakra) => names.includes(chakra))
}
