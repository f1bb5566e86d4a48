import { chakras } from '@krono/chart'
import type { AnalysisDocument } from '@krono/contract'
import type { PairFigureRow } from '@/features/relationship/drawing/pair-figure-row'
import type { Two } from '@/features/relationship/people'
import { documentWords } from './document-words'
import { relationOf } from './relation-of'
import { chakrasOfPerson } from './scene'

/** Rows for the drawing of a document's two people: their similarity in each chakra. */
export function pairRowsOf(document: AnalysisDocument, people: Two<number>): PairFigureRow[] {
  const { t } = documentWords(document.language)
  const [first, second] = [
    chakrasOfPerson(document, people[0]),
    chakrasOfPerson(document, people[1]),
  ]
  return chakras.map(({ chakra }) => {
    const readings = [first.chakras[chakra], second.chakras[chakra]] as const
    const relation = relationOf(chakra, readings)
    return {
      key: chakra,
      name: t(`chakra.${chakra}`),
      label: relation ? t(`relationship.label.${relation.label}`) : '',
      note: relation?.reflection ? t(`relationship.reflection.${relation.reflection}`) : undefined,
      readings,
    }
  })
}
