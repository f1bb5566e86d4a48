import type { Core } from '@strapi/strapi'
import { changeInSteps, type Which } from '../../platform/database/in-steps'
import { now } from '../../platform/lib/clock'
import { newRow } from '../../platform/lib/new-row'
import { suppressionUid } from './suppressions'

const table = 'mail_stops'
const dayMs = 86_400_000

/** Bounces further apart than this are counted separately. */
export const inARowDays = 30

/**
 * Counts a soft bounce; returns how many there are in a row. Concurrent ones all count. In the caller's transaction.
 */
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

/** Resets the count after a delivery. A suppression for another reason stays. */
export async function endSoftBounces({ db }: Core.Strapi, mark: string) {
  await db.query(suppressionUid).deleteMany({ where: { mark, reason: null } })
}

/** Deletes counts without a recent bounce. */
export async function purgeSoftBounces(strapi: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - inARowDays * dayMs)
  const which: Which = (stops) => stops.where({ reason: null }).where('last_bounce_at', '<', before)
  await changeInSteps(strapi, { table, which })
}
