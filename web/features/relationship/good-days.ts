import { today } from '@/base/clock'
import { joinedDays, runInWords } from '@/features/cycles/joined-days'
import { nextGoodDays } from '@/lib/contract/shared-days'

/** The next shared good days in words; consecutive days are joined. */
export const goodDaysInWords = (births: readonly string[]): string[] =>
  joinedDays(nextGoodDays(births, today()), () => '').map(runInWords)
