import { cycleOf, cycleRangeOf } from '@krono/chart'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { criticalDaysOf } from './critical-days'
import { cycleOrder } from './cycle-list'
import { dayInWords } from './day-words'
import { formatReading } from './local-reading'

/** Number of days for which critical days are listed. */
const ahead = 14

/**
 * The energy cycle of a day as plain text, line by line, with the critical days of the next two weeks.
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function cycleText(birth: string, day: string): string {
  const t = translations()
  const { cycles } = cycleOf(birth, day)
  const critical = criticalDaysOf(cycleRangeOf(birth, day, ahead).days)
  return [
    `${t('energyCycle.title')}: ${dayInWords(day, intl)}`,
    '',
    ...cycleOrder.map((key) => `${t(`cycle.${key}`)}: ${formatReading(cycles[key].value)}`),
    '',
    t('biorhythm.criticalTitle'),
    ...critical.map((row) => {
      const names = row.cycles.map((key) => t(`cycle.${key}`)).join(', ')
      return `${dayInWords(row.day, intl)}: ${names}`
    }),
  ].join('\n')
}
