import { type ChakraKey, type Chart, settle } from '@krono/chart'
import { alike, allChakras, energiesOf, extremesOf, type Figures } from '../figures'
import { filled, type Parts, type Prose } from '../outline'
import type { Age } from './age'
import { chartFigures, type FigureKey } from './chart-figures'
import { type End, ends, oneIn } from './shares'

type Numbers = Readonly<Record<string, number>>

/**
 * Pairs of chakras, the pair whose weaker chakra is strongest first: what pulls in one direction.
 * @param shown the energies that are printed
 */
export const agreementsOf = (energies: Figures, subject: string, shown = energies): Prose[] =>
  allChakras
    .flatMap((upper, place) => allChakras.slice(place + 1).map((lower) => ({ upper, lower })))
    .map((pair) => ({
      ...pair,
      least: settle(Math.min(energies[pair.upper], energies[pair.lower])),
    }))
    .sort((a, b) => b.least - a.least)
    .map(({ upper, lower }) =>
      filled(`${subject}.${upper}-${lower}`, {
        numbers: { first: Math.round(shown[upper]), second: Math.round(shown[lower]) },
      }),
    )

/** Ordered pairs of chakras, the largest difference first: what pulls apart. */
export const contradictionsOf = (
  energies: Figures,
  subject: string,
  parts: Parts = 'short',
): Prose[] =>
  allChakras
    .flatMap((high) => allChakras.filter((low) => low !== high).map((low) => ({ high, low })))
    .map((pair) => ({ ...pair, gap: settle(energies[pair.high] - energies[pair.low]) }))
    .sort((a, b) => b.gap - a.gap)
    .map(({ high, low }) =>
      filled(
        `${subject}.${high}-${low}`,
        { numbers: { high: Math.round(energies[high]), low: Math.round(energies[low]) } },
        parts,
      ),
    )

/** Texts about a person who speaks; the other agreements of a grown-up's throat are true for listeners too. */
const ofSpeech = [
  /^(contradiction|contradictionChild|allContradiction|grownContradiction|question)\.throat-/,
  /^agreement\.throat-(solarPlexus|sacral)$/,
  /^(agreementBaby|agreementChild|agreementSchool|allAgreement|grownAgreement)\.\S*throat/,
]

/** A throat on the side of intake listens; several people talk only if most of them do. */
export function suitsSpeech(charts: readonly Chart[], { key }: Prose): boolean {
  const listeners = charts.filter(({ sides }) => sides.intake.includes('throat'))
  return listeners.length * 2 < charts.length || !ofSpeech.some((keys) => keys.test(key))
}

/** @param person index of whom it is about */
export const agreementsIn = (chart: Chart, person = 0, subject = 'agreement'): Prose[] =>
  agreementsOf(energiesOf(chart.date), subject)
    .filter((prose) => suitsSpeech([chart], prose))
    .map((prose) => named(prose, person))

type Tension = { parts?: Parts | undefined; person?: number | undefined; subject?: string }

/** The contradictions of one person. */
export const contradictionsIn = (
  chart: Chart,
  { parts, person = 0, subject = 'contradiction' }: Tension = {},
): Prose[] =>
  contradictionsOf(energiesOf(chart.date), subject, parts)
    .filter((prose) => suitsSpeech([chart], prose))
    .map((prose) => named(prose, person))

/** The two chakras of a text about two. */
export const namesOf = (key: string): ChakraKey[] =>
  allChakras.filter((chakra) => key.split('.')[1]?.split('-').includes(chakra))

/** What is strong in a child, and what comes harder, at this age. */
export function childFindings(date: string, age: Age): [strong: Prose, quiet: Prose] {
  const energies = energiesOf(date)
  const { strongest, weakest } = extremesOf(energies)
  const value = (chakra: ChakraKey) => ({ numbers: { value: Math.round(energies[chakra]) } })
  return [
    filled(`childStrong.${age}-${strongest}`, value(strongest)),
    filled(`childQuiet.${age}-${weakest}`, value(weakest)),
  ]
}

/** The same text about a person whose name it has. */
export const named = (prose: Prose, person: number): Prose => ({
  ...prose,
  fillings: { ...prose.fillings, names: { name: person } },
})

/** Beyond this a share says no more. */
const mostShare = 500

/** The value that the fewest dates have, or one more extreme. */
export function rarestIn(chart: Chart): Prose {
  const all = chartFigures(chart).flatMap(([figure, value]) =>
    ends.map((end) => ({ figure, value, end, share: oneIn(figure, value, end) })),
  )
  const { figure, end, value, share } = all.reduce((rarest, one) =>
    one.share > rarest.share ? one : rarest,
  )
  return filled(rareKey(figure, end), {
    numbers: { value, share: Math.min(Math.round(share), mostShare) },
  })
}

export const rareKey = (figure: FigureKey, end: End) => `rare.${figure}-${end}`

/** The parts of keys that name the levels. */
export const levelNames = { physical: 'body', emotional: 'heart', intellectual: 'mind' } as const

/** The order of the three levels, or activity beside restraint: whichever is further apart. */
export function balanceIn({ levels, activity, restraint }: Chart): Prose {
  const rows = Object.entries(levelNames).map(([level, name]) => ({
    name,
    value: levels[level as keyof typeof levelNames].value,
  }))
  const values = rows.map(({ value }) => value)
  const spread = settle(Math.max(...values) - Math.min(...values))
  const gap = settle(activity.value - restraint.value)
  if (spread < Math.abs(gap)) return driveOf(gap, { activity, restraint })
  const [first, ...rest] = rows.toSorted((a, b) => b.value - a.value).map(({ name }) => name)
  const order = `${first}${rest.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('')}`
  const numbers: Numbers = Object.fromEntries(
    rows.map(({ name, value }) => [name, Math.round(value)]),
  )
  return filled(`order.${spread <= alike ? 'even' : order}`, { numbers })
}

function driveOf(gap: number, { activity, restraint }: Pick<Chart, 'activity' | 'restraint'>) {
  const stronger = gap > 0 ? 'activity' : 'restraint'
  return filled(`drive.${Math.abs(gap) <= alike ? 'even' : stronger}`, {
    numbers: { activity: Math.round(activity.value), restraint: Math.round(restraint.value) },
  })
}
