import { intl } from '@/base/text/language'
import { wordsOf } from '@/base/words/translations'

/** Texts of an offered analysis, with placeholders (`fill`). */
export const nextWords = () => ({
  ...wordsOf('analysisOrder').next,
  kind: wordsOf('analysis.kind'),
  intl,
})

export type NextWords = ReturnType<typeof nextWords>
