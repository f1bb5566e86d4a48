import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { extremesOf, similaritiesOf } from './extremes'
import { FactList } from './fact-list'
import { type PairFacts, reversed } from './reversed'

/** The main facts of two people; a type that depends on the side has two descriptions. */
export function PairKeyFacts({ facts }: { facts: PairFacts }) {
  const t = translations()
  const { most, least } = extremesOf(similaritiesOf(facts))
  const types = new Set([facts.type, reversed(facts).type])
  return (
    <FactList
      facts={[
        [
          t('relationship.pair.type'),
          [...types].map((type) => t(`relationship.type.${type}`)).join(' ⇄ '),
        ],
        [
          t('relationship.pair.harmony'),
          t('relationship.pair.harmonyOf', { value: formatFigure(facts.harmony) }),
        ],
        [t('relationship.pair.closest'), t(`chakra.${most}`)],
        [t('relationship.pair.farthest'), t(`chakra.${least}`)],
      ]}
    />
  )
}
