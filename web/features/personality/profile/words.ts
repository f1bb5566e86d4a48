import { intl } from '@/base/text/language'
import { wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { decimalMark } from '@/features/cycles/local-reading'

/** The words of the test, for the browser too: placeholders are still in them (`fill`). */
export const personalityWords = () => ({
  ...wordsOf('personality'),
  chakras: wordsOf('chakra'),
  chakrasLong: wordsOf('chakraLong'),
  local: { decimalMark, intl, timeZone: env.TIME_ZONE },
})

export type PersonalityWords = ReturnType<typeof personalityWords>
