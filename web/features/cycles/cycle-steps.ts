import { cycleOf, dayNumberOf } from '@krono/chart'
import { formatLongDate, formatWhole } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { cycleOrder } from './cycle-list'
import { formatReading } from './local-reading'
import { periodOf } from './turns'

/**
 * Computation of a day's seven values, a line each (engine §7).
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function cycleSteps(birth: string, day: string): string[] {
  const t = translations()
  const lived = dayNumberOf(day) - dayNumberOf(birth)
  const { cycles } = cycleOf(birth, day)
  const days = formatWhole(lived)
  return [
    t('energyCycle.stepLived', {
      birth: formatLongDate(birth),
      day: formatLongDate(day),
      days,
    }),
    ...cycleOrder.map((cycle) => {
      const period = periodOf(cycle)
      return t('energyCycle.stepValue', {
        cycle: t(`cycle.${cycle}`),
        days,
        period,
        phase: lived % period,
        value: formatReading(cycles[cycle].value),
      })
    }),
  ]
}
