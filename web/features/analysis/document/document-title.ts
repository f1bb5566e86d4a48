import type { AnalysisDocument } from '@krono/contract'
import { distinctNames } from '@/features/relationship/people'
import { documentWords } from './document-words'

/** A title with more names than this is a list. */
const mostNames = 4

type Named = { people: readonly { name: string }[] }

/** Whether the names of a document are its title. */
export const isCalledByNames = ({ people }: Named) => people.length <= mostNames

type Titled = Named & Pick<AnalysisDocument, 'language'>

/** The people of a document, in a line: by name, or their number where they are many. */
export function titleOf(document: Titled): string {
  const { list, t } = documentWords(document.language)
  const { people } = document
  if (isCalledByNames(document)) return list(distinctNames(people))
  return t('analysis.people', { count: people.length })
}

/** The same with what it is: `Részletes elemzés: Ágnes`. */
export const fullTitleOf = (document: Titled & Pick<AnalysisDocument, 'kind'>) =>
  `${documentWords(document.language).kind(document.kind)}: ${titleOf(document)}`
