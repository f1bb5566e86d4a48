import type { OwnCoupon, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'

/** A coupon: what a code stands for. Amounts are minor units; instants are texts. */
export type CouponRow = {
  id: number
  documentId: string
  code: string
  kind: OwnCoupon['kind']
  days: number | null
  percent: number | null
  amountHuf: number | null
  amountGbp: number | null
  freeProduct: ProductKey | null
  /** For which it holds; empty or null: for all. */
  products: ProductKey[] | null
  giftOnly: boolean
  /** For whoever never paid before. */
  firstPurchase: boolean | null
  validFrom: string | null
  validUntil: string | null
  /** In all; null: without end. */
  maxUses: number | null
  maxPerUser: number
  /** An admin switched it off: nobody can use it. */
  isOff: boolean | null
  /** How often it was claimed or granted. */
  uses: number
  /** Who alone may use it; null: whoever knows the code. */
  ownerUserId: number | null
  source: OwnCoupon['source']
}

export const couponUid = 'api::coupon.coupon'
export const couponTable = 'coupons'

type Ending = Pick<CouponRow, 'validUntil' | 'isOff'>

/** Its time is over, or somebody ended it. */
export const isExpired = ({ validUntil, isOff }: Ending, at: Date) =>
  isOff === true || (validUntil !== null && new Date(validUntil) <= at)

export const isEarly = ({ validFrom }: Pick<CouponRow, 'validFrom'>, at: Date) =>
  validFrom !== null && at < new Date(validFrom)

type Asked = { userId: number | null; code: string; at: Date }

/** A coupon by its code. Throws couponNotFound, also for another's; couponExpired, couponNotYet. */
export async function findCoupon(
  { db }: Core.Strapi,
  { userId, code, at }: Asked,
): Promise<CouponRow> {
  const row: CouponRow | null = await db.query(couponUid).findOne({ where: { code } })
  const isOthers = row?.ownerUserId != null && row.ownerUserId !== userId
  if (!row || isOthers) throw new AppError('couponNotFound')
  if (isExpired(row, at)) throw new AppError('couponExpired')
  if (isEarly(row, at)) throw new AppError('couponNotYet')
  return row
}

/** Holds a coupon until the transaction ends: of many at once, one counts its uses. */
export const lockCoupon = ({ db }: Core.Strapi, code: string) =>
  db.transaction(({ trx }) => trx(couponTable).where({ code }).forUpdate().first('id'))
