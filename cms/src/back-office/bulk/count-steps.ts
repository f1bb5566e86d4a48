import type { Connection } from '../lists/definition'
import { type Outcome, stepTable } from './run-row'

/** Counts of a run's steps by outcome; `connection` is the open transaction, if there is one. */
export async function countSteps(connection: Connection, runId: number) {
  const rows: { outcome: Outcome; count: number | string }[] = await connection(stepTable)
    .where({ run_id: runId })
    .groupBy('outcome')
    .select('outcome')
    .count({ count: '*' })
  const counts = new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]))
  return {
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
    get: (outcome: Outcome) => counts.get(outcome) ?? 0,
  }
}
