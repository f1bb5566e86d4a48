import { anyProductKey } from '@krono/contract'
import { z } from 'zod'
import type { CouponRow } from './coupon-row'

/** Required fields of each kind of coupon; of `amount` one currency at least. */
const needed = {
  premiumDays: ['days'],
  percent: ['percent'],
  amount: ['amountHuf', 'amountGbp'],
  freeProduct: ['freeProduct'],
} as const satisfies Record<CouponRow['kind'], readonly (keyof CouponRow)[]>

export type CouponField = (typeof needed)[keyof typeof needed][number]

export type CouponFault = { kind: 'missing'; fields: readonly CouponField[] } | { kind: 'products' }

export type CouponFields = Partial<Record<CouponField | 'kind' | 'products', unknown>>

const isKind = (kind: unknown): kind is CouponRow['kind'] =>
  typeof kind === 'string' && Object.hasOwn(needed, kind)

const productList = z.array(anyProductKey).nullish()

/** Why a coupon would be unusable, or undefined. */
export function couponFaultOf(coupon: CouponFields): CouponFault | undefined {
  if (!productList.safeParse(coupon.products).success) return { kind: 'products' }
  const fields = isKind(coupon.kind) ? needed[coupon.kind] : []
  const isThere = (field: CouponField) => coupon[field] !== undefined && coupon[field] !== null
  if (fields.length > 0 && !fields.some(isThere)) return { kind: 'missing', fields }
  return undefined
}
