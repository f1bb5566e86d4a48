import { today } from '@/base/clock'
import { intl } from '@/base/text/language'
import { dayInWords } from '@/features/cycles/day-words'
import { nextGoodDays } from '@/features/cycles/shared-days'

/** The next good days that people share in words, for a text. */
export const goodDaysInWords = (births: readonly string[]): string[] =>
  nextGoodDays(births, today()).map(({ day }) => dayInWords(day, intl))
