import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { addUse } from './add-use'
import { type CouponRow, couponTable } from './coupon-row'
import { newCode } from './new-code'

type Grant = {
  userId: number
  source: Exclude<CouponRow['source'], 'editor'>
  kind: 'percent' | 'freeProduct'
  percent?: number
  freeProduct?: ProductKey
  /** Products that it is valid for; default: all. */
  products?: readonly ProductKey[]
  giftOnly?: boolean
  /** null: no end. */
  validUntil: Date | null
}

/**
 * Creates a personal coupon for one use and grants it to its owner. In the caller's transaction, which makes sure that
 * it happens once.
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
      used: 0,
      revoked: 0,
      owner_user_id: userId,
      source,
    },
  })
  if (id === undefined) return grantCoupon(strapi, grant)
  const use = { userId, email: null, state: 'open', before: [], at: now() } as const
  return { code, userCouponId: await addUse(strapi, { id }, use) }
}
