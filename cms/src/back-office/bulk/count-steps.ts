import type { Core } from '@strapi/strapi'
import { type Outcome, stepTable } from './run-row'

/** Of some runs, how many became what: ask with the id of one. */
export async function countSteps({ db }: Core.Strapi, runs: readonly number[]) {
  const rows: { run_id: number; outcome: Outcome; count: number | string }[] = await db
    .connection(stepTable)
    .whereIn('run_id', [...runs])
    .groupBy('run_id', 'outcome')
    .select('run_id', 'outcome')
    .count({ count: '*' })
  return (id: number) => {
    const own = rows.filter(({ run_id }) => run_id === id)
    const sum = (some: typeof own) => some.reduce((all, { count }) => all + Number(count), 0)
    return {
      all: sum(own),
      get: (outcome: Outcome) => sum(own.filter((row) => row.outcome === outcome)),
    }
  }
}
