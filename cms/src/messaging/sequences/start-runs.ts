import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { newRow } from '../../platform/lib/new-row'
import { dueOf } from './due-of'
import { runTable } from './run-row'
import type { SequenceRow } from './sequence-row'

export type Starter = { userId: number; occasion: string; day: string | null }

/**
 * Begins a sequence for members, unless it has begun for the same occasion: the unique key of the table decides, also
 * among processes. In the open transaction or its own.
 */
export async function startRuns(
  { db }: Core.Strapi,
  { id, steps: [first] }: Pick<SequenceRow, 'id' | 'steps'>,
  { starters, at }: { starters: readonly Starter[]; at: Date },
) {
  if (!first || starters.length === 0) return
  const rows = starters.map(({ userId, occasion, day }) => ({
    ...newRow(),
    ...{ sequence_id: id, user_id: userId, occasion, day, state: 'running', step: first.id },
    ...{ next_at: dueOf(at, first, env.TIME_ZONE), postponed: 0 },
  }))
  await db.transaction(({ trx }) => trx(runTable).insert(rows).onConflict().ignore())
}
