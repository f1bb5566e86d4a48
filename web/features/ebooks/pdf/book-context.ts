import type { DocumentWords } from '@/features/analysis/document/document-words'
import type { Flow } from '@/features/print/flow'
import type { Node } from '@/features/print/piece'

/** A picture that is ready for printing. */
export type BookPicture = { bytes: Uint8Array; width: number; height: number }

/** Everything that the layout of a book's block needs. */
export type BookContext = {
  flow: Flow
  /** Messages in the book's language. */
  words: DocumentWords
  /** The structure node of the chapter. */
  part: Node
  /** The address of an editor's link outside the site. */
  addressOf: (url: string) => string | undefined
  /** Pictures of the media library by path; those that cannot be read are missing. */
  pictures: ReadonlyMap<string, BookPicture>
}
