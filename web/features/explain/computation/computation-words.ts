import { chakras } from '@krono/chart'
import { intl } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { dateFieldWords } from '@/ui/date-field/words'

/** Texts of the computation, for server and browser. */
export function computationWords() {
  const t = translations('chakra')
  const names = Object.fromEntries(chakras.map(({ chakra }) => [chakra, t(chakra)]))
  return {
    ...wordsOf('explain.computation'),
    intl,
    names,
    phase: wordsOf('phase'),
    side: wordsOf('side'),
    date: dateFieldWords(),
  }
}

export type ComputationWords = ReturnType<typeof computationWords>
