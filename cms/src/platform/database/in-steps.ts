import type { Core } from '@strapi/strapi'
import { withIdsOf } from './ids-of'
import { eventLoopTurn } from './yield-between-statements'

/** Rows per step of a long change: this many take a few milliseconds, even with many indexes. */
export const stepSize = 200

/**
 * Repeats a step, each in its own transaction, while it returns true. The event loop turns between two steps, so other
 * waiting transactions run before the next one.
 */
export async function inSteps(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await eventLoopTurn()
}

/** Narrows to the affected rows. */
export type Which = (rows: ReturnType<Core.Strapi['db']['connection']>) => unknown

type Work = {
  table: string
  /** Must no longer match a row after its change. */
  which: Which
  /** The change; without it the rows are deleted. */
  change?: Record<string, unknown>
}

/** Deletes or changes all rows matching a condition, `stepSize` at a time, so that no other transaction waits long. */
export async function changeInSteps(strapi: Core.Strapi, { table, which, change }: Work) {
  const { connection } = strapi.db
  await inSteps(async () => {
    const found = connection(table).select('id').limit(stepSize)
    which(found)
    const rows = withIdsOf(strapi, connection(table), found)
    const count: number = await (change ? rows.update(change) : rows.delete())
    return count === stepSize
  })
}
