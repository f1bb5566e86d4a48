import { today } from '@/base/clock'
import { intl } from '@/base/text/language'
import { dayInWords } from '@/features/cycles/day-words'
import { bestDays, type SharedDay, sharedGoodDays } from '@/features/cycles/shared-days'

/** How far ahead shared days are looked for. */
export const daysAhead = 30

/** From today on the good days that people share, or those that come closest to one. */
export function goodDaysOf(births: readonly string[]): { isGood: boolean; days: SharedDay[] } {
  const range = { births, from: today(), days: daysAhead }
  const good = sharedGoodDays(range)
  return good.length > 0 ? { isGood: true, days: good } : { isGood: false, days: bestDays(range) }
}

/** The good days in words, for a text; none where only some come close. */
export function goodDaysInWords(births: readonly string[]): string[] {
  const { isGood, days } = goodDaysOf(births)
  return isGood ? days.map(({ day }) => dayInWords(day, intl)) : []
}
