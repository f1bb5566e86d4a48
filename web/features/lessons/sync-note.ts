import type { UnsentNote } from './unsent-note'

/** What the cms stores, and what it was when this device last heard of it. */
export type Known = Pick<UnsentNote, 'base' | 'version'>

/** Whether two notes differ by the white space only that the cms removes. */
export const isSameNote = (one: string, other: string) => plain(one) === plain(other)

const plain = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .normalize('NFC')

type Sent = UnsentNote
type Stored = { text: string; version: number }

/**
 * The state after a note was stored. `shown` is the text to show: the merged one, unless the reader has typed since it was
 * sent. In that case the base stays what the typed text was derived from, so that the next request is merged as well.
 */
export function afterStored(
  sent: Sent,
  stored: Stored,
  typed: string,
): { known: Known; shown: string; isUnsent: boolean } {
  const isMerged = !isSameNote(stored.text, sent.text)
  if (typed === sent.text) {
    const known = { base: stored.text, version: stored.version }
    // White space at the end may be the beginning of the next word.
    return { known, shown: isMerged ? stored.text : typed, isUnsent: false }
  }
  const known = isMerged
    ? { base: sent.text, version: sent.version }
    : { base: stored.text, version: stored.version }
  return { known, shown: typed, isUnsent: true }
}
