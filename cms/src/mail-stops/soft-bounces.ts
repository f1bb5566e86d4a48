import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { stopUid } from './stops'

const table = 'mail_stops'
const dayMs = 86_400_000

/** Bounces that lie further apart have nothing to do with each other. */
export const inARowDays = 30

/** One more that came back for now; how many there are in a row. Of several at once each counts. In the caller's transaction. */
export const countSoftBounce = async (strapi: Core.Strapi, mark: string): Promise<number> =>
  strapi.db.transaction(async ({ trx }): Promise<number> => {
    const at = now()
    const since = new Date(at.getTime() - inARowDays * dayMs)
    await trx(table)
      .insert({ ...newRow(), mark, soft_bounces: 0, last_bounce_at: at })
      .onConflict('mark')
      .ignore()
    await trx(table).where({ mark }).where('last_bounce_at', '<', since).update({ soft_bounces: 0 })
    await trx(table).where({ mark }).increment('soft_bounces', 1).update({ last_bounce_at: at })
    const row: { soft_bounces: number } | undefined = await trx(table)
      .where({ mark })
      .first('soft_bounces')
    return row?.soft_bounces ?? 0
  })

/** A letter arrived: those before it are over. Who stopped for another reason stays as they are. */
export async function endSoftBounces({ db }: Core.Strapi, mark: string) {
  await db.query(stopUid).deleteMany({ where: { mark, reason: null } })
}

/** Those of which nothing more came. */
export async function forgetSoftBounces({ db }: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - inARowDays * dayMs)
  await db.query(stopUid).deleteMany({ where: { reason: null, lastBounceAt: { $lt: before } } })
}
