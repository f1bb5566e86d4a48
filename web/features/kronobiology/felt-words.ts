import { translations, wordsOf } from '@/base/words/translations'
import { type FeltScale, feltScales } from '@/lib/contract/felt-scales'

/** Of the three rows in the browser, where there are no message files. */
export function feltWords() {
  const t = translations('kronobiology.felt')
  const each = (part: 'scale' | 'low' | 'high') =>
    Object.fromEntries(feltScales.map((scale) => [scale, t(`${part}.${scale}`)])) as Record<
      FeltScale,
      string
    >
  return {
    scale: each('scale'),
    low: each('low'),
    high: each('high'),
    ...wordsOf('kronobiology.felt', ['word', 'submit', 'kept', 'waiting', 'signedOut', 'nothing']),
  }
}

export type FeltWords = ReturnType<typeof feltWords>
