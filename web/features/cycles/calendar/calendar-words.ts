import type { CycleKey } from '@krono/chart'
import { translations, wordsOf } from '@/base/words/translations'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import type { ClassicalCycle } from '@/lib/contract/shared-days'
import { cycleOrder, secondaryCycles } from '../cycle-list'

/** Texts of a calendar, with the placeholders `{product}`, `{name}`, `{names}` and `{cycle}`. */
export type CalendarWords = Record<
  | 'name'
  | 'nameWith'
  | 'peak'
  | 'peakText'
  | 'critical'
  | 'criticalText'
  | 'felt'
  | 'feltText'
  | 'shared'
  | 'turning'
  | 'you'
  | 'notice',
  string
> & {
  cycles: Readonly<Record<CycleKey, string>>
  /** Advice for a day, by its kind and by the cycle. */
  advice: Record<'peak' | 'critical', Readonly<Record<CycleKey, string>>> & {
    shared: Readonly<Record<ClassicalCycle, string>>
  }
}

/** In the deployment's language. For the classical cycles the advice is the same as on their page. */
export function calendarWords(): CalendarWords {
  const t = translations('energyCycle.calendar')
  const cycle = translations('cycle')
  const mood = translations('biorhythm.mood')
  const [product, name] = ['{product}', '{name}']
  const adviceOf = (kind: 'peakAdvice' | 'criticalAdvice', is: 'high' | 'critical') =>
    Object.fromEntries([
      ...classicalCycles.map((key) => [key, mood(`${key}.${is}`)]),
      ...secondaryCycles.map((key) => [key, t(`${kind}.${key}`)]),
    ]) as CalendarWords['cycles']
  return {
    name: t('name', { product }),
    nameWith: t('nameWith', { product, name }),
    ...wordsOf('energyCycle.calendar', [
      'peak',
      'peakText',
      'critical',
      'criticalText',
      'felt',
      'feltText',
    ]),
    shared: t('shared', { name }),
    ...wordsOf('sharedDays', ['turning']),
    you: translations('energyCycle.together')('you'),
    notice: t('notice'),
    cycles: Object.fromEntries(
      cycleOrder.map((key) => [key, cycle(key)]),
    ) as CalendarWords['cycles'],
    advice: {
      peak: adviceOf('peakAdvice', 'high'),
      critical: adviceOf('criticalAdvice', 'critical'),
      shared: wordsOf('sharedDays.advice'),
    },
  }
}
