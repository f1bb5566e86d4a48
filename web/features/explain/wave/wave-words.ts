import { wordsOf } from '@/base/words/translations'
import { boardWords } from '@/features/cycles/board-words'
import { dateFieldWords } from '@/ui/date-field/words'

/** Texts of the wave, for server and browser. */
export function waveWords() {
  const { intl, decimalMark, trend, critical, cycles } = boardWords()
  return {
    ...wordsOf('explain.wave'),
    intl,
    decimalMark,
    trend,
    critical,
    cycles,
    date: dateFieldWords(),
  }
}

export type WaveWords = ReturnType<typeof waveWords>
