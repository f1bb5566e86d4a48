import type { CycleKey } from '@krono/chart'
import { translations, wordsOf } from '@/base/words/translations'
import { cycleOrder } from '../cycle-list'

/** The words of a calendar, with `{product}`, `{name}` and `{cycle}` where these stand. */
export type CalendarWords = Record<
  | 'name'
  | 'nameWith'
  | 'peak'
  | 'peakText'
  | 'critical'
  | 'criticalText'
  | 'shared'
  | 'sharedText'
  | 'notice',
  string
> & { cycles: Readonly<Record<CycleKey, string>> }

/** In the deployment's language. */
export function calendarWords(): CalendarWords {
  const t = translations('energyCycle.calendar')
  const cycle = translations('cycle')
  const [product, name] = ['{product}', '{name}']
  return {
    name: t('name', { product }),
    nameWith: t('nameWith', { product, name }),
    ...wordsOf('energyCycle.calendar', ['peak', 'peakText', 'critical', 'criticalText']),
    shared: t('shared', { name }),
    sharedText: t('sharedText'),
    notice: t('notice'),
    cycles: Object.fromEntries(
      cycleOrder.map((key) => [key, cycle(key)]),
    ) as CalendarWords['cycles'],
  }
}
