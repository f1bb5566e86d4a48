import type { AdminCouponBatch } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { couponTable } from '../../../commerce/coupons/coupon-row'
import { AppError } from '../../../platform/lib/app-error'
import { recordAction } from '../../log/record-action'
import { reservedOf } from './coupon-numbers'
import { broughtBy } from './show-coupon'

/** Sums a number over the codes of a batch. */
const sum = (sql: string) => `COALESCE(SUM(${sql}), 0)`

/** All codes of a batch, summed. Throws notFound. */
export async function showBatch(strapi: Core.Strapi, batch: string): Promise<AdminCouponBatch> {
  const { connection } = strapi.db
  const [row] = await connection(`${couponTable} as t`)
    .where('t.batch', batch)
    .select({
      coupon: connection.raw('min(t.document_id)'),
      codes: connection.raw('count(*)'),
      off: connection.raw(sum('CASE WHEN t.is_off THEN 1 ELSE 0 END')),
      granted: connection.raw(sum('CASE WHEN t.owner_user_id IS NULL THEN 0 ELSE t.uses END')),
      claimed: connection.raw(sum('CASE WHEN t.owner_user_id IS NULL THEN t.uses ELSE 0 END')),
      reserved: connection.raw(sum(`(${reservedOf('t.id')})`)),
      used: connection.raw(sum('t.used')),
    })
  if (Number(row.codes) === 0) throw new AppError('notFound')
  return {
    batch,
    coupon: String(row.coupon),
    codes: Number(row.codes),
    off: Number(row.off),
    granted: Number(row.granted),
    claimed: Number(row.claimed),
    reserved: Number(row.reserved),
    used: Number(row.used),
    brought: await broughtBy(strapi, connection(couponTable).where({ batch }).select('id')),
  }
}

type Switch = { admin: number; id: string; isOff: boolean; reason: string }

/**
 * Switches every code of a coupon's batch off or on; unchanged codes are skipped, and without a change nothing is
 * logged. The statement locks the rows: of two concurrent calls the second changes nothing. Throws notFound.
 */
export const switchBatch = async (
  strapi: Core.Strapi,
  { admin, id, isOff, reason }: Switch,
): Promise<{ switched: number }> =>
  strapi.db.transaction(async ({ trx }) => {
    const coupon = await trx(couponTable).where({ document_id: id }).first('batch')
    const batch: string | null | undefined = coupon?.batch
    if (!batch) throw new AppError('notFound')
    const switched = await trx(couponTable)
      .where({ batch })
      .whereRaw('COALESCE(is_off, FALSE) = ?', [!isOff])
      .update({ is_off: isOff })
    if (switched > 0)
      await recordAction(strapi, {
        admin,
        act: 'switchCoupon',
        subject: { kind: 'coupon', id: batch },
        after: { isOff, switched },
        reason,
      })
    return { switched }
  })
