import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { insertOnce } from '../lib/insert-once'
import { addUse } from './add-use'
import { type CouponRow, couponTable } from './coupon-row'
import { newCode } from './new-code'

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
}

/**
 * Makes a coupon of somebody's own, for one use, and puts it into their hands. In the caller's transaction,
 * which sees to it that it happens once.
 */
export async function grantCoupon(
  strapi: Core.Strapi,
  grant: Grant,
): Promise<{ code: string; userCouponId: number }> {
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
  const use = { userId, email: null, state: 'open', before: [], at: now() } as const
  return { code, userCouponId: await addUse(strapi, { id }, use) }
}
