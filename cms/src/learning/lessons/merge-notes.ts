import { diff3Merge } from 'node-diff3'

type Texts = {
  /** What the device last got. */
  base: string
  mine: string
  /** What is stored, with changes of other devices. */
  theirs: string
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

/**
 * Merges two changes of a note by lines. Where both changed the same lines, both versions are kept, the stored one
 * first.
 */
export function mergeNotes({ base, mine, theirs }: Texts): string {
  const parts = diff3Merge(linesOf(theirs), linesOf(base), linesOf(mine))
  return parts
    .flatMap(({ ok, conflict }) => ok ?? (conflict ? bothOf(conflict.a, conflict.b) : []))
    .join('\n')
}

/** Lines of two versions; one that contains the other contains both. */
function bothOf(theirs: readonly string[], mine: readonly string[]): readonly string[] {
  if (isWithin(mine, theirs)) return theirs
  if (isWithin(theirs, mine)) return mine
  return [...theirs, ...mine]
}

const isWithin = (part: readonly string[], whole: readonly string[]) =>
  whole.some((_, start) => part.every((line, index) => whole[start + index] === line)) ||
  part.length === 0
