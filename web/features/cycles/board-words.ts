import type { CycleKey } from '@krono/chart'
import { intl } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { cycleOrder } from './cycle-list'
import { decimalMark } from './local-reading'
import type { Mood } from './reading'

const moods = ['critical', 'high', 'low', 'rising', 'falling'] as const satisfies Mood[]

/** Texts of the marked day for the browser, which has no message files. */
export function boardWords() {
  const t = translations('biorhythm')
  const cycle = translations('cycle')
  const moodWords: Partial<Record<CycleKey, Record<Mood, string>>> = named(classicalCycles, (key) =>
    named(moods, (mood) => t(`mood.${key}.${mood}`)),
  )
  return {
    intl,
    decimalMark,
    ...wordsOf('biorhythm', ['marked', 'today', 'values', 'more', 'sentences', 'critical']),
    trend: { up: t('trend.up'), down: t('trend.down') },
    cycles: named(cycleOrder, (key) => cycle(key)),
    moods: moodWords,
  }
}

export type BoardWords = Awaited<ReturnType<typeof boardWords>>

function named<Key extends string, Value>(keys: readonly Key[], wordFor: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, wordFor(key)])) as Record<Key, Value>
}
