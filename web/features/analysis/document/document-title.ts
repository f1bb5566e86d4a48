import type { AnalysisDocument } from '@krono/contract'
import { distinctNames } from '@/features/relationship/people'
import { documentWords } from './document-words'

/** A title with more names than this is a list. */
const mostNames = 4

type Named = { people: readonly { name: string }[] }

/** Whether a document's title is the names of its people. */
export const isCalledByNames = ({ people }: Named) => people.length <= mostNames

/** Whether a cover's title is the kind of the analysis, with the names below it. */
export const isAboutMany = ({ people }: Named) => people.length > 2

type Titled = Named & Pick<AnalysisDocument, 'language'>

/** The title of a document: the names of its people, or their number when there are many. */
export function titleOf(document: Titled): string {
  const { list, t } = documentWords(document.language)
  const { people } = document
  if (isCalledByNames(document)) return list(distinctNames(people))
  return t('analysis.people', { count: people.length })
}

/** The title with its kind: `Részletes elemzés: Ágnes`. */
export const fullTitleOf = (document: Titled & Pick<AnalysisDocument, 'kind'>) =>
  `${documentWords(document.language).kind(document.kind)}: ${titleOf(document)}`
