import {
  chakras,
  dominantOf,
  groupOf,
  levelOf,
  meanLimits,
  settle,
  understandingLabel,
} from '@krono/chart'
import { allPairs, type Pair, understandingIn, understandingLevels } from '../all-pairs'
import { energiesOf, extremesOf, type Figures, figuresOf, meanAt, meanOf } from '../figures'
import { type OutlineBlock, type Subject, text } from '../outline'

type All = { subject: Subject; pairs: readonly Pair[]; charts: readonly Figures[] }

const allOf = (subject: Subject): All => ({
  subject,
  pairs: allPairs(subject),
  charts: subject.people.map(({ date }) => energiesOf(date)),
})

/** A family: its mood as a whole, and how its members match on each level. */
export function familyTogether(subject: Subject): OutlineBlock[] {
  const all = allOf(subject)
  return [
    ...drawing(all),
    ...shared('family', all),
    ...understandingLevels.map((level) => {
      const mean = meanOf(all.pairs.map((pair) => understandingIn(pair, level)))
      return text(`familyTogether.${level}-${understandingLabel(mean)}`)
    }),
  ]
}

/** A group: the same, and whether intake or release dominates. */
export function groupTogether(subject: Subject): OutlineBlock[] {
  const all = allOf(subject)
  return [...drawing(all), ...shared('group', all), text(`groupSides.${sidesOf(all)}`)]
}

/** A table of pairs needs at least three people. */
const hasMore = ({ pairs }: All) => pairs.length > 1

function drawing(all: All): OutlineBlock[] {
  const { people } = all.subject
  const { energies } = groupOf(people.map(({ date }) => date))
  const values = people.map(() => people.map((): number | null => null))
  for (const { people: places, relationship } of all.pairs) {
    const [first, second] = places
    values[first]?.splice(second, 1, relationship.harmony)
    values[second]?.splice(first, 1, relationship.harmony)
  }
  return [
    { type: 'groupChart', energies: chakras.map(({ chakra }) => energies[chakra]) },
    ...(hasMore(all) ? [{ type: 'matrix', values } as const] : []),
  ]
}

function shared(words: 'family' | 'group', all: All): OutlineBlock[] {
  const means = figuresOf(({ chakra }) => meanOf(all.charts.map((chart) => chart[chakra])))
  const { strongest, weakest } = extremesOf(means)
  const harmony = meanOf(all.pairs.map((pair) => pair.harmony))
  return [
    text(`${words}Harmony.${levelOf(harmony, meanLimits)}`),
    text(`${words}Strong.${strongest}`),
    text(`${words}Weak.${weakest}`),
    ...(hasMore(all) ? [text(`${words}Spread.${spreadOf(all.pairs)}`)] : []),
  ]
}

/** The distance between the best and the hardest pair. */
function spreadOf(pairs: readonly Pair[]): 'close' | 'mixed' | 'far' {
  const harmonies = pairs.map(({ harmony }) => harmony)
  const spread = settle(Math.max(...harmonies) - Math.min(...harmonies))
  if (spread <= 20) return 'close'
  return spread > 45 ? 'far' : 'mixed'
}

/** The side with the higher mean energy, by the threshold of a single chart (engine §4). */
function sidesOf({ subject, charts }: All) {
  const meanOfSide = (side: 'intake' | 'release') =>
    meanOf(
      charts.map((energies, place) => {
        const members = subject.people[place]?.chart.sides[side] ?? []
        return meanAt(energies, members) * members.length
      }),
    )
  return dominantOf(meanOfSide('intake'), meanOfSide('release'))
}
