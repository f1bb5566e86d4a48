import { dominantOf, levelOf, meanLimits, settle, understandingLabel } from '@krono/chart'
import {
  allPairs,
  harmonyBeside,
  type Pair,
  understandingIn,
  understandingLevels,
} from '../all-pairs'
import { energiesOf, extremesOf, type Figures, figuresOf, meanAt, meanOf } from '../figures'
import { inOrder } from '../in-order'
import { filled, type OutlineBlock, type Subject, text } from '../outline'

type All = { subject: Subject; pairs: readonly Pair[]; charts: readonly Figures[] }

const allOf = (subject: Subject): All => ({
  subject,
  pairs: allPairs(subject),
  charts: subject.people.map(({ date }) => energiesOf(date)),
})

/** A family: its mood as a whole, and how its members match on each level. */
export function familyTogether(subject: Subject): OutlineBlock[] {
  const all = allOf(subject)
  const means = understandingLevels.map((level) =>
    meanOf(all.pairs.map((pair) => understandingIn(pair, level))),
  )
  return [
    ...matrix(all),
    text(`familyHarmony.${harmonyBeside(means, harmonyOf(all))}`),
    ...shared('family', all),
    ...understandingLevels.map((level, place) =>
      text(`familyTogether.${level}-${understandingLabel(means[place] ?? 0)}`),
    ),
  ]
}

const harmonyOf = ({ pairs }: All) => meanOf(pairs.map(({ harmony }) => harmony))

/** A group: the same, whether intake or release dominates, and who bridges the others. */
export function groupTogether(subject: Subject): OutlineBlock[] {
  const all = allOf(subject)
  return [
    ...matrix(all),
    text(`groupHarmony.${levelOf(harmonyOf(all), meanLimits)}`),
    ...shared('group', all),
    text(`groupSides.${sidesOf(all)}`),
    ...bridgeOf(all),
  ]
}

const life = ['meet', 'argue', 'decide', 'share'] as const

/** How the group meets, argues, decides and shares its work. */
export function groupLife(subject: Subject): OutlineBlock[] {
  const means = meansOf(allOf(subject))
  const { strongest } = extremesOf(means)
  return life.map((part) =>
    filled(`groupLife.${part}-${strongest}`, { numbers: { value: Math.round(means[strongest]) } }),
  )
}

/** The person with the highest mean harmony with the others. */
function bridgeOf({ subject, pairs }: All): OutlineBlock[] {
  const means = inOrder(subject.people).map((name) => ({
    name,
    mean: settle(
      meanOf(pairs.flatMap(({ people, harmony }) => (people.includes(name) ? harmony : []))),
    ),
  }))
  const { name, mean } = means.reduce((best, one) => (one.mean > best.mean ? one : best))
  const character = subject.people[name]?.chart.character
  return [
    filled(`groupBridge.${character}`, {
      numbers: { harmony: Math.round(mean) },
      names: { name },
    }),
  ]
}

/** A table of pairs needs at least three people. */
const hasMore = ({ pairs }: All) => pairs.length > 1

/** A table with the harmony of each pair. */
function matrix(all: All): OutlineBlock[] {
  const { people } = all.subject
  const values = people.map(() => people.map((): number | null => null))
  for (const { people: places, relationship } of all.pairs) {
    const [first, second] = places
    values[first]?.splice(second, 1, relationship.harmony)
    values[second]?.splice(first, 1, relationship.harmony)
  }
  return hasMore(all) ? [{ type: 'matrix', values }] : []
}

const meansOf = ({ charts }: All) =>
  figuresOf(({ chakra }) => meanOf(charts.map((chart) => chart[chakra])))

function shared(words: 'family' | 'group', all: All): OutlineBlock[] {
  const { strongest, weakest } = extremesOf(meansOf(all))
  return [
    // How a group lives by its strongest chakra has a chapter of its own.
    ...(words === 'family' ? [text(`familyStrong.${strongest}`)] : []),
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
