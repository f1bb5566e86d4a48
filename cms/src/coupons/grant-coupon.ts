import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { insertOnce } from '../lib/insert-once'
import { addUse } from './add-use'
import { type CouponRow, couponTable } from './coupon-row'
import { newCode } from './new-code'
import { userCouponUid } from './user-coupon-row'

type Grant = {
  userId: number
  source: Exclude<CouponRow['source'], 'editor'>
  kind: 'percent' | 'freeProduct'
  percent?: number
  freeProduct?: ProductKey
  /** For which it holds; left out: for all. */
  products?: readonly ProductKey[]
  giftOnly?: boolean
  /** null: for ever. */
  validUntil: Date | null
  /** The order that it came with, and goes with when it is given back. */
  grantedByOrderId?: number
}

/**
 * Makes a coupon of somebody's own, for one use, and puts it into their hands. In the caller's transaction,
 * which sees to it that it happens once.
 */
export async function grantCoupon(strapi: Core.Strapi, grant: Grant): Promise<{ code: string }> {
  const { userId, source, kind, percent, freeProduct, products = [], giftOnly = false } = grant
  const code = newCode()
  const id = await insertOnce(strapi, {
    table: couponTable,
    unique: 'code',
    row: {
      code,
      kind,
      percent: percent ?? null,
      free_product: freeProduct ?? null,
      products: JSON.stringify(products),
      gift_only: giftOnly,
      valid_until: grant.validUntil,
      max_uses: 1,
      max_per_user: 1,
      uses: 0,
      owner_user_id: userId,
      source,
    },
  })
  if (id === undefined) return grantCoupon(strapi, grant)
  const { grantedByOrderId } = grant
  await addUse(
    strapi,
    { id },
    {
      userId,
      email: null,
      state: 'open',
      before: [],
      at: now(),
      ...(grantedByOrderId !== undefined && { grantedByOrderId }),
    },
  )
  return { code }
}

/** What an order brought is taken back with it, as far as it was not used. In the caller's transaction. */
export async function revokeGranted({ db }: Core.Strapi, orderId: number) {
  await db.query(userCouponUid).updateMany({
    where: { grantedByOrderId: orderId, state: 'open' },
    data: { state: 'revoked' },
  })
}
