import { chakras, dayNumberOf } from '@krono/chart'
import { daysOfMonth } from '../cycle-days'
import { monthsFrom } from '../months'
import { type OutlineBlock, type Subject, section, text } from '../outline'
import { onlyPerson } from '../people-of'
import { bestAndQuiet, dates, waves } from './month-figures'
import { monthTexts } from './month-texts'

/** Days. A rest of a month shorter than this has curves, but no text. */
const aWeek = 7

/** A text about each cycle, and then the months from the day of the analysis. */
export function year(subject: Subject): OutlineBlock[] {
  const { date } = onlyPerson(subject)
  // Different people, and the same person a year later, get different texts.
  const textsOf = monthTexts(dayNumberOf(date) + Number(subject.madeOn.slice(0, 4)))
  return [
    ...chakras.flatMap(({ chakra }) => [section({ chakra }), text(`yearCycle.${chakra}`)]),
    ...monthsFrom(subject.madeOn).flatMap((month) => {
      const days = daysOfMonth(date, month)
      const words = month.days < aWeek ? [] : [...textsOf(days), bestAndQuiet(days)]
      return [section({ month: month.month }), waves(month.from, days), ...words, ...dates(days)]
    }),
  ]
}
