import { type ChakraKey, dayNumberOf, settle } from '@krono/chart'
import { cycleDays } from '../cycle-days'
import { energiesOf, extremesOf } from '../figures'
import { chakraRow } from '../measures'
import { filled, type OutlineBlock, type Prose, type Subject, section, text } from '../outline'
import { contradictionsIn, contradictionsOf, named } from '../particular/find-particular'
import { onlyPerson } from '../people-of'
import { spread } from '../spread'

/** The two ends of the chart, and the second tension. */
export function ends(subject: Subject): OutlineBlock[] {
  const { chart, date } = onlyPerson(subject)
  const { strongest, weakest } = extremesOf(energiesOf(date))
  return [
    { type: 'measures', rows: [chakraRow(chart, strongest), chakraRow(chart, weakest)] },
    text(`strongest.${strongest}`),
    text(`weakest.${weakest}`),
    // The first is on the page before.
    ...contradictionsIn(chart).slice(1, 2),
  ]
}

/** One question, which the strongest beside the quietest chakra raises. */
export function question(subject: Subject): OutlineBlock[] {
  const energies = energiesOf(onlyPerson(subject).date)
  return contradictionsOf(energies, 'question', 'whole')
    .slice(0, 1)
    .map((prose) => named(prose, 0))
}

const weeks = 4
const daysOfWeek = 7
const variantsOfWeek = 6
/** No sum of a week is as far below zero. */
const lowestSum = 101 * daysOfWeek

/** The next four weeks, each by the cycle that leads in it; none leads twice. */
export function nextWeeks(subject: Subject): OutlineBlock[] {
  const { date } = onlyPerson(subject)
  const days = cycleDays(date, subject.madeOn, weeks * daysOfWeek)
  const places = Array.from({ length: weeks }, (_, week) => week * daysOfWeek)
  const sums = places.map((from) =>
    // Above zero: the highest leads also where all are low.
    days.waves.map(({ values }) =>
      settle(lowestSum + sumOf(values.slice(from, from + daysOfWeek))),
    ),
  )
  const leads = spread(sums, 1)
  const turn = dayNumberOf(date) + Number(subject.madeOn.slice(5, 7))
  return places.flatMap((from, week) => {
    const lead = days.waves[leads[week] ?? -1]
    const first = days.days[from]
    if (!lead || !first) return []
    const key = `week.${lead.chakra}-${((turn + week) % variantsOfWeek) + 1}`
    const values = lead.values.slice(from, from + daysOfWeek)
    const best = days.days[from + values.indexOf(Math.max(...values))] ?? first
    return [
      section({ week: first }),
      filled(key, { dates: { best, crossing: days.crossingAfter(lead.chakra, first) } }),
    ]
  })
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const variantsOfTask = 3

/** One thing to try for four weeks, for the quietest chakra. */
export function task(subject: Subject): Prose[] {
  const { date } = onlyPerson(subject)
  const energies = energiesOf(date)
  const { weakest }: { weakest: ChakraKey } = extremesOf(energies)
  const variant = (dayNumberOf(date) % variantsOfTask) + 1
  return [filled(`task.${weakest}-${variant}`, { numbers: { low: Math.round(energies[weakest]) } })]
}
