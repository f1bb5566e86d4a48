import { fill } from '@/base/text/fill'
import { wordsOf } from '@/base/words/translations'
import { attributeChakras } from '@/lib/contract/back-office/chart-attributes'

type Words = Readonly<Record<string, string>>

/** Names of chart attributes as columns and filter options; editors name the characters. */
export function attributeWords(): {
  columns: Words
  options: Readonly<Record<string, Readonly<Record<string, string>>>>
} {
  const { strongest, quietest, side, leading, level, leads } = wordsOf(
    'admin.people.chartAttributes',
  )
  const chakras = wordsOf('chakraLong')
  const phases = wordsOf('phase')
  return {
    columns: {
      ...{ strongest, quietest, side, leading },
      ...Object.fromEntries(
        attributeChakras.map((chakra) => [chakra, fill(level, { chakra: chakras[chakra] })]),
      ),
    },
    options: {
      ...{ strongest: chakras, quietest: chakras, side: wordsOf('dominant'), leading: leads },
      ...Object.fromEntries(attributeChakras.map((chakra) => [chakra, phases])),
    },
  }
}
