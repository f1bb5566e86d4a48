import { intl } from '@/base/text/language'
import { wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { decimalMark } from '@/features/cycles/local-reading'

/** Texts of the test, also for the browser: with placeholders (`fill`). */
export const personalityWords = () => ({
  ...wordsOf('personality'),
  chakras: wordsOf('chakra'),
  chakrasLong: wordsOf('chakraLong'),
  local: { decimalMark, intl, timeZone: env.TIME_ZONE },
})

export type PersonalityWords = ReturnType<typeof personalityWords>
