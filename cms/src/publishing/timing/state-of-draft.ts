import type { ListState } from '../../platform/lib/list-state'
import { momentOf } from './draft-times'

type Listed = Readonly<Record<string, unknown>>

/** State of an entry with drafts for a list: whether visitors see it, and when that will change. */
export function stateOfDraft(
  { publishAt, unpublishAt, status }: Listed,
  at: Date,
): { state: ListState; turnsAt: string | null } {
  const begins = momentOf(publishAt)
  if (begins && begins > at) return { state: 'timed', turnsAt: begins.toISOString() }
  if (status === 'draft') return { state: 'draft', turnsAt: null }
  return { state: 'live', turnsAt: momentOf(unpublishAt)?.toISOString() ?? null }
}
