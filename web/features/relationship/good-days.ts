import { today } from '@/base/clock'
import { joinedDays, runInWords } from '@/features/cycles/joined-days'
import { nextGoodDays } from '@/features/cycles/shared-days'

/** The next good days that people share in words, for a text; days in a row are one. */
export const goodDaysInWords = (births: readonly string[]): string[] =>
  joinedDays(nextGoodDays(births, today()), () => '').map(runInWords)
