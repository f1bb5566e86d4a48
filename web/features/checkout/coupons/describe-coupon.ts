import type { OwnCoupon, Product } from '@krono/contract'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { scopeOf } from './coupon-use'

type Names = readonly Pick<Product, 'key' | 'name'>[]

/** A coupon in words: its benefit, its products, and its expiry; `scope` is empty when `what` includes it. */
export function describeCoupon(coupon: OwnCoupon, products: Names) {
  const t = translations('coupons')
  const { validUntil } = coupon
  return {
    what: benefitOf(coupon, products),
    scope: scopeTextOf(coupon, products),
    until: validUntil ? t('until', { date: formatLongDateOf(validUntil) }) : t('forever'),
  }
}

function benefitOf(
  { kind, days, percent, amount, freeProduct }: OwnCoupon,
  products: Names,
): string {
  const t = translations('coupons.what')
  if (kind === 'premiumDays') return t('premiumDays', { days: days ?? 0 })
  if (kind === 'percent') return t('percent', { percent: percent ?? 0 })
  if (kind === 'amount') return t('amount', { amount: amount ? formatMoney(amount) : '' })
  return t('freeProduct', { product: nameOf(freeProduct, products) })
}

function scopeTextOf(coupon: OwnCoupon, products: Names): string {
  const t = translations('coupons.scope')
  const { kind, isGiftOnly } = coupon
  if (kind === 'premiumDays') return ''
  if (kind === 'freeProduct') return isGiftOnly ? t('onlyGift') : ''
  const names = scopeOf(coupon).map((key) => nameOf(key, products))
  if (names.length === 0) return t(isGiftOnly ? 'anyGift' : 'anything')
  const list = new Intl.ListFormat(intl, { type: 'disjunction' }).format(names)
  return t(isGiftOnly ? 'gifts' : 'products', { list })
}

const nameOf = (wanted: string | null, products: Names) =>
  products.find(({ key }) => key === wanted)?.name ?? wanted ?? ''
