import type { AnalysisDocument, ChapterKey } from '@krono/contract'
import type { Column, Flow } from '@/features/print/flow'
import type { Node } from '@/features/print/piece'
import type { DocumentWords } from '../document/document-words'
import type { Person } from './people'

/** Everything that the layout of a block needs. */
export type Context = {
  flow: Flow
  document: AnalysisDocument
  /** Messages in the document's language. */
  words: DocumentWords
  people: readonly Person[]
  /** The structure node of the next block: its chapter, or a section of it. */
  part: Node
  chapter: ChapterKey
  /** Language of its texts (BCP 47), when it differs from the document's. */
  textLang: string | undefined
  /** Column of the text: narrower beside a drawing. */
  column: Column
  /** Whether `part` is a section. */
  isInSection: boolean
}

export const nameOf = ({ people }: Context, place: number) => people[place]?.name ?? '–'
