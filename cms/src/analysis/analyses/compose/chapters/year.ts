import { chakras, dayNumberOf } from '@krono/chart'
import { type CycleDays, cycleDays, nextDay } from '../cycle-days'
import { energiesOf, meanOf } from '../figures'
import { type Month, monthsFrom } from '../months'
import { filled, type OutlineBlock, type Prose, type Subject, section } from '../outline'
import { onlyPerson } from '../people-of'
import { thirdOf } from '../thirds'
import { bestAndQuiet, dates, waves } from './month-figures'
import { heightsOf, monthTexts } from './month-texts'

/** Days. A rest of a month shorter than this has dates only. */
const aWeek = 7

const yearOf = ({ madeOn }: Pick<Subject, 'madeOn'>) => Number(madeOn.slice(0, 4))

/** The year in one picture, a text about each cycle, and the months from the day of the analysis. */
export function year(subject: Subject): OutlineBlock[] {
  const { date } = onlyPerson(subject)
  const months = monthsFrom(subject.madeOn).map((month) => ({
    ...month,
    own: cycleDays(date, month.from, month.days),
  }))
  const [rest, ...whole] = months
  const written = rest && rest.days >= aWeek ? months : whole
  const texts = monthTexts(
    date,
    written.map(({ own }) => own),
    yearOf(subject),
  )
  return [
    // The mean of a few days is no month's.
    picture(written),
    ...chakras.flatMap(({ chakra }) => [section({ chakra }), cycleText(subject, chakra)]),
    ...months.flatMap((month): OutlineBlock[] => {
      const { own, from } = month
      const words = texts[written.indexOf(month)]
      const blocks = [
        ...(words ? [waves(from, own), ...words, bestAndQuiet(own)] : []),
        ...dates(own),
      ]
      return blocks.length > 0 ? [section({ month: month.month }), ...blocks] : []
    }),
  ]
}

type OwnMonth = Month & { own: CycleDays }

/** The mean of each cycle in each month, −100 to 100. */
const picture = (months: readonly OwnMonth[]): OutlineBlock => ({
  type: 'yearPicture',
  months: months.map(({ month }) => month),
  rows: chakras.map(({ chakra }, place) => ({
    chakra,
    // Negative zero is 0 (engine §8).
    values: months.map(({ own }) => Math.round(meanOf(own.waves[place]?.values ?? [])) + 0),
  })),
})

const variants = 2

/** How a cycle goes through the year of a person with this natal energy. */
function cycleText(subject: Subject, chakra: (typeof chakras)[number]['chakra']): Prose {
  const { date } = onlyPerson(subject)
  const energy = energiesOf(date)[chakra]
  const variant = ((dayNumberOf(date) + yearOf(subject)) % variants) + 1
  return filled(`yearCycle.${chakra}-${thirdOf(energy)}${variant}`, {
    numbers: { energy: Math.round(energy) },
    dates: {
      peak: nextDay(date, chakra, subject.madeOn, 'peak'),
      crossing: nextDay(date, chakra, subject.madeOn, 'crossing'),
    },
  })
}

/** For the buyer of last year's analysis: its strongest month beside that of the new year. */
export function changed(subject: Subject): OutlineBlock[] {
  const { lastMadeOn } = subject
  if (!lastMadeOn) return []
  const before = strongestMonth(subject, lastMadeOn)
  const now = strongestMonth(subject, subject.madeOn)
  const key = `changed.${now.chakra}-${now.chakra === before.chakra ? 'same' : 'other'}`
  return [filled(key, { dates: { month: now.month, before: before.month } })]
}

/** The whole month with the highest sum of all cycles, and the cycle that stands out most in it. */
function strongestMonth(subject: Subject, from: string) {
  const { date } = onlyPerson(subject)
  const [, ...months] = monthsFrom(from)
  const days = months.map((month) => cycleDays(date, month.from, month.days))
  const heights = heightsOf(days)
  const sumOf = (place: number) =>
    (days[place]?.waves ?? []).reduce((sum, { values }) => sum + meanOf(values), 0)
  const best = [...months.keys()].reduce((one, place) => (sumOf(place) > sumOf(one) ? place : one))
  const row = heights[best] ?? []
  const lead = chakras[row.indexOf(Math.max(...row))] ?? chakras[0]
  return { month: months[best]?.month ?? '', chakra: lead.chakra }
}
