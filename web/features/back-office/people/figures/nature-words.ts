import { fill } from '@/base/text/fill'
import { wordsOf } from '@/base/words/translations'
import { natureChakras } from '@/lib/contract/back-office/nature-words'

type Words = Readonly<Record<string, string>>

/** What the natures of people are called, as columns and choices of lists; characters have their names from editors. */
export function natureWords(): {
  columns: Words
  options: Readonly<Record<string, Readonly<Record<string, string>>>>
} {
  const { strongest, quietest, side, leading, level, leads } = wordsOf('admin.people.natures')
  const chakras = wordsOf('chakraLong')
  const levels = wordsOf('level')
  return {
    columns: {
      ...{ strongest, quietest, side, leading },
      ...Object.fromEntries(
        natureChakras.map((chakra) => [chakra, fill(level, { chakra: chakras[chakra] })]),
      ),
    },
    options: {
      ...{ strongest: chakras, quietest: chakras, side: wordsOf('dominant'), leading: leads },
      ...Object.fromEntries(natureChakras.map((chakra) => [chakra, levels])),
    },
  }
}
