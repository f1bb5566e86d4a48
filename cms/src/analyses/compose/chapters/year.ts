import { chakras, dayNumberOf } from '@krono/chart'
import { daysOfMonth } from '../cycle-days'
import { monthsFrom } from '../months'
import { type OutlineBlock, type Subject, section, text } from '../outline'
import { onlyPerson } from '../people-of'
import { bestAndQuiet, dates, waves } from './month-figures'
import { monthTexts } from './month-texts'

/** A few days before a month ends are drawn, and have no words about a month. */
const aWeek = 7

/** What each cycle is like, and then what they do month by month, from the day the analysis was made. */
export function year(subject: Subject): OutlineBlock[] {
  const { date } = onlyPerson(subject)
  // Two who compare theirs, and one who has another a year later, read other words.
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
