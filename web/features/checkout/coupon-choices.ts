import type { OwnCoupon } from '@krono/contract'
import { formatLongDateOf, formatMoney, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'

/** A coupon of the user's own, as the checkout offers it. */
export type CouponChoice = { code: string; label: string }

/** The user's own coupons in words: benefit and expiry. */
export const couponChoices = (coupons: readonly OwnCoupon[]): CouponChoice[] =>
  coupons.map((coupon) => ({ code: coupon.code, label: labelOf(coupon) }))

function labelOf({ percent, amount, validUntil }: OwnCoupon): string {
  const t = translations('payment.checkout')
  const gives = amount
    ? t('amountOff', { amount: formatMoney(amount) })
    : percent
      ? t('percentOff', { percent: formatPercent(percent) })
      : t('free')
  return validUntil ? `${gives}, ${t('validUntil', { date: formatLongDateOf(validUntil) })}` : gives
}
