import { type ByChakra, type ChakraRow, chakras, places } from './chakras'
import { dayNumberOf } from './date'
import { GroupSizeError } from './errors'
import { formulaOf } from './formula'
import { offsetsOver } from './offsets'
import { phasesOn } from './phases'
import { publish } from './rounding'
import { byChakra } from './seven'
import { type ExactRow, meanOf } from './sums'
import { engineVersion } from './version'

const SMALLEST = 2
const LARGEST = 20

/** Two people of a group, by their indices in its list of dates (a < b), and their harmony. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly harmony: number
}

/** A group: the mean energy per chakra, every pair, the mean harmony, each person's formula. */
export interface Group {
  readonly engineVersion: string
  readonly dates: readonly string[]
  readonly energies: ByChakra<number>
  readonly pairs: readonly Pair[]
  readonly harmony: number
  readonly formulas: readonly string[]
}

interface ExactPair extends ExactRow {
  readonly a: number
  readonly b: number
}

// Every pair a < b with its harmony as a double.
function pairsOf(dayNumbers: readonly number[]): ExactPair[] {
  return dayNumbers.flatMap((first, a) =>
    dayNumbers.slice(a + 1).map((second, index) => ({
      a,
      b: a + 1 + index,
      exact: meanOf(offsetsOver(second - first)),
    })),
  )
}

/**
 * A group of 2 to 20 people (engine §6).
 * @param dates birth dates, `YYYY-MM-DD`
 * @throws GroupSizeError, InvalidDateError
 */
export function groupOf(dates: readonly string[]): Group {
  const isRightSize = dates.length >= SMALLEST && dates.length <= LARGEST
  if (!isRightSize) throw new GroupSizeError()

  const dayNumbers = dates.map(dayNumberOf)
  const people = dayNumbers.map(phasesOn)
  const pairs = pairsOf(dayNumbers)
  return {
    engineVersion,
    dates: [...dates],
    energies: byChakra<ChakraRow, number>(chakras, ({ chakra }) =>
      publish(meanOf(people.map((phases) => phases[places[chakra]]))),
    ),
    pairs: pairs.map(({ a, b, exact }) => ({ a, b, harmony: publish(exact) })),
    harmony: publish(meanOf(pairs)),
    formulas: people.map(formulaOf),
  }
}
