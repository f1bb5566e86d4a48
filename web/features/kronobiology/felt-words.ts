import { translations } from '@/base/words/translations'
import { type FeltScale, feltScales } from '@/lib/contract/felt-scales'

/** Texts of the three rows and of the word below them. */
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
    word: t('word'),
  }
}

export type FeltWords = ReturnType<typeof feltWords>
