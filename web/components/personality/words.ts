import { decimalMark } from '@/components/cycles/local-reading'
import { env } from '@/env'
import { wordsOf } from '@/i18n/translations'
import { intl } from '@/lib/language'

/** The words of the test, for the browser too: placeholders are still in them (`fill`). */
export const personalityWords = () => ({
  ...wordsOf('personality'),
  chakras: wordsOf('chakra'),
  chakrasLong: wordsOf('chakraLong'),
  local: { decimalMark, intl, timeZone: env.TIME_ZONE },
})

export type PersonalityWords = ReturnType<typeof personalityWords>
