import { type ChapterKey, type Feedback, isAboutPeople } from '@krono/contract'
import { isProse, type Outline } from '../compose/outline'

/**
 * Keys of the texts that feedback on a chapter is about; none if it has no texts about its people. The introduction
 * belongs to the kind, not to the reader (decision personal-texts). Pure.
 */
export function textsOfChapter({ chapters }: Outline, chapter: ChapterKey): string[] {
  const blocks = chapters.find(({ key }) => key === chapter)?.blocks ?? []
  const keys = blocks.filter(isAboutPeople).filter(isProse)
  return [...new Set(keys.map(({ key }) => key))]
}

/** What a change of one reader's feedback adds to the sums of each text. Pure. */
export const changeOfSums = (before: Feedback | null, after: Feedback | null) => {
  const added = (value: Feedback) => Number(after === value) - Number(before === value)
  return { fits: added('fits'), not_really: added('notReally') }
}
