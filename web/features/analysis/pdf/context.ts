import type { AnalysisDocument, ChapterKey } from '@krono/contract'
import type { DocumentWords } from '../document/document-words'
import type { Column, Flow } from './flow'
import type { Person } from './people'
import type { Node } from './piece'

/** What a block is drawn with. */
export type Context = {
  flow: Flow
  document: AnalysisDocument
  /** In the document's language. */
  words: DocumentWords
  people: readonly Person[]
  /** The part of the document in which the next block stands: its chapter, or a section of it. */
  part: Node
  chapter: ChapterKey
  /** Of its texts, BCP 47, where it is not the document's. */
  textLang: string | undefined
  /** Where texts are written: beside a drawing the column is narrower. */
  column: Column
  /** Whether that part is a section. */
  isInSection: boolean
}

export const nameOf = ({ people }: Context, place: number) => people[place]?.name ?? '–'
