import { type ChakraKey, chakras, dayNumberOf, settle } from '@krono/chart'
import type { CycleDays } from '../cycle-days'
import { energiesOf, type Figures, meanOf } from '../figures'
import { filled, type Prose } from '../outline'
import { spread } from '../spread'
import { thirdOf } from '../thirds'

/** A cycle has four texts for each third of the natal energy. A year uses two of them, the next year the other two. */
const variants = 4
const eachYear = 2

/** By how much a rise of a cycle that is quiet by birth is more telling than one of a strong cycle, and a fall less. */
const natalWeight = 0.3

/**
 * How far each cycle is above zero in each month, beside its own highest and lowest month: −1 to 1. So a fast cycle, whose
 * means are small, counts as much as a slow one.
 */
export function heightsOf(months: readonly CycleDays[]): number[][] {
  const means = months.map(({ waves }) => waves.map(({ values }) => meanOf(values)))
  const extremes = chakras.map((_, column) =>
    Math.max(...means.map((row) => Math.abs(row[column] ?? 0))),
  )
  return means.map((row) => row.map((mean, column) => settle(mean / (extremes[column] || 1))))
}

/**
 * For each month the text of the cycle that stands out above what is usual for this person, and of one that stays below.
 * @param year the texts of two consecutive years differ
 */
export function monthTexts(birth: string, months: readonly CycleDays[], year: number): Prose[][] {
  const natal = energiesOf(birth)
  const heights = heightsOf(months)
  const quietness = chakras.map(({ chakra }) => (natalWeight * (50 - natal[chakra])) / 50)
  const weighed = (height: number, column: number, sign: number) =>
    sign * height * (1 + sign * (quietness[column] ?? 0))
  const above = heights.map((row) => row.map((height, column) => weighed(height, column, 1)))
  const leads = spread(above, eachYear)
  const below = heights.map((row, place) =>
    row.map((height, column) => (column === leads[place] ? 0 : weighed(height, column, -1))),
  )
  const rests = spread(below, eachYear)
  const variantOf = numbering(dayNumberOf(birth) + eachYear * year)
  return months.map((month, place) => {
    const [lead, rest] = [leads[place], rests[place]]
    return [
      ...(lead === undefined ? [] : [leadText(month, lead, natal, variantOf)]),
      ...(rest === undefined ? [] : [restText(month, rest, natal, variantOf)]),
    ]
  })
}

type VariantOf = (subject: string, chakra: ChakraKey) => number

/** The next variant of a cycle's text, from 1. */
function numbering(turn: number): VariantOf {
  const counts = new Map<string, number>()
  return (subject, chakra) => {
    const count = counts.get(`${subject}.${chakra}`) ?? 0
    counts.set(`${subject}.${chakra}`, count + 1)
    return ((turn + count) % variants) + 1
  }
}

const keyOf = (subject: string, chakra: ChakraKey, natal: Figures, variantOf: VariantOf) =>
  `${subject}.${chakra}-${thirdOf(natal[chakra])}${variantOf(subject, chakra)}`

function leadText(month: CycleDays, place: number, natal: Figures, variantOf: VariantOf) {
  const chakra = chakraAt(place)
  const values = month.waves[place]?.values ?? []
  return filled(keyOf('monthLeads', chakra, natal, variantOf), {
    numbers: { energy: Math.round(natal[chakra]) },
    names: { name: 0 },
    dates: {
      best: dayOf(month, values.indexOf(Math.max(...values))),
      crossing: month.crossingAfter(chakra, dayOf(month, 0)),
    },
  })
}

function restText(month: CycleDays, place: number, natal: Figures, variantOf: VariantOf) {
  const chakra = chakraAt(place)
  const values = month.waves[place]?.values ?? []
  return filled(keyOf('monthRests', chakra, natal, variantOf), {
    numbers: { energy: Math.round(natal[chakra]) },
    dates: { lowest: dayOf(month, values.indexOf(Math.min(...values))) },
  })
}

function chakraAt(place: number): ChakraKey {
  const row = chakras[place]
  if (!row) throw new RangeError(`No cycle ${place}`)
  return row.chakra
}

const dayOf = ({ days }: CycleDays, place: number) => days[place] ?? days[0] ?? ''
