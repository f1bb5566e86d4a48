import type { ListState } from '../lib/list-state'
import { momentOf } from './draft-times'

type Listed = Readonly<Record<string, unknown>>

/** What a list says of an entry with drafts: whether visitors meet it, and when the clock turns that. */
export function stateOfDraft(
  { publishAt, unpublishAt, status }: Listed,
  at: Date,
): { state: ListState; turnsAt: string | null } {
  const begins = momentOf(publishAt)
  if (begins && begins > at) return { state: 'timed', turnsAt: begins.toISOString() }
  if (status === 'draft') return { state: 'draft', turnsAt: null }
  return { state: 'live', turnsAt: momentOf(unpublishAt)?.toISOString() ?? null }
}
