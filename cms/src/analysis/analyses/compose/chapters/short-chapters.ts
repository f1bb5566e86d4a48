import { type ChakraKey, dayNumberOf, settle } from '@krono/chart'
import { cycleDays, type Wave } from '../cycle-days'
import { energiesOf, extremesOf } from '../figures'
import { chakraRow } from '../measures'
import { filled, type OutlineBlock, type Prose, type Subject, section, text } from '../outline'
import { contradictionsIn } from '../particular/find-particular'
import { onlyPerson } from '../people-of'
import { spread } from '../spread'
import { turned } from '../turned'

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
export function question(subject: Subject): Prose[] {
  const { chart } = onlyPerson(subject)
  return contradictionsIn(chart, { parts: 'whole', subject: 'question' }).slice(0, 1)
}

const weeks = 4
const daysOfWeek = 7
/** Half of the texts of a cycle name the day on which it crosses zero, the other half that on which it is lowest. */
const variantsOfWeek = 3
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
    const variant = (turn + week) % variantsOfWeek
    return [section({ week: first }), weekText(lead, days.days, { from, variant })]
  })
}

/** Every day that a text names is in its week. */
function weekText(
  { chakra, values, crossings }: Wave,
  days: readonly string[],
  { from, variant }: { from: number; variant: number },
): Prose {
  const own = values.slice(from, from + daysOfWeek)
  const dayAt = (place: number) => days[place] ?? ''
  const best = dayAt(from + own.indexOf(Math.max(...own)))
  const crossing = crossings.find((place) => place >= from && place < from + daysOfWeek)
  if (crossing !== undefined)
    return filled(`week.${chakra}-${1 + variant}`, { dates: { best, crossing: dayAt(crossing) } })
  const quiet = dayAt(from + own.indexOf(Math.min(...own)))
  return filled(`week.${chakra}-${1 + variantsOfWeek + variant}`, { dates: { best, quiet } })
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const variantsOfTask = [1, 2, 3]

/** Tasks with the scene of a question: the strong chakra of that question. */
const sceneOfQuestion: Readonly<Record<string, ChakraKey>> = {
  'crown-1': 'root',
  'thirdEye-2': 'crown',
  'solarPlexus-1': 'heart',
  'sacral-2': 'root',
}

/** One thing to try for four weeks, for the quietest chakra. */
export function task(subject: Subject): Prose[] {
  const { date } = onlyPerson(subject)
  const energies = energiesOf(date)
  const { weakest } = extremesOf(energies)
  const asked = question(subject).map(({ key }) => key)
  const [variant] = turned(variantsOfTask, dayNumberOf(date)).filter(
    (one) => !asked.includes(`question.${sceneOfQuestion[`${weakest}-${one}`]}-${weakest}`),
  )
  return [filled(`task.${weakest}-${variant}`, { numbers: { low: Math.round(energies[weakest]) } })]
}
