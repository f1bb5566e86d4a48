import type { Core } from '@strapi/strapi'
import { outboxTable, outboxUid, personalGone } from './outbox-rows'

const dayMs = 86_400_000
const batchSize = 5000

/**
 * Days after a letter was to leave. What is over is known by its key while it could be asked for again; a dead one
 * keeps its address for a while, for whoever looks into it.
 */
export const letterKeptDays = { over: 90, addressOfDead: 30 } as const

/** Forgets to whom dead letters went, and deletes those that are over, once their time has passed. */
export async function forgetLetters({ db }: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  await db.query(outboxUid).updateMany({
    where: {
      state: 'dead',
      recipient: { $notNull: true },
      dueAt: { $lt: ago(letterKeptDays.addressOfDead) },
    },
    data: personalGone,
  })
  const old = () =>
    db
      .connection(outboxTable)
      .select('id')
      .whereIn('state', ['sent', 'skipped', 'dead'])
      .where('due_at', '<', ago(letterKeptDays.over))
      .limit(batchSize)
  for (;;) {
    const count = await db.connection(outboxTable).whereIn('id', old()).delete()
    if (count < batchSize) return
  }
}
