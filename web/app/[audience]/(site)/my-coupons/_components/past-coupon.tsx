import type { OwnCoupon, Product } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { describeCoupon } from '@/features/checkout/coupons/describe-coupon'
import styles from './coupons.module.css'

type PastCouponProps = { coupon: OwnCoupon; products: readonly Product[] }

/** A coupon that is used or expired. */
export function PastCoupon({ coupon, products }: PastCouponProps) {
  const t = translations('coupons')
  const { what, scope } = describeCoupon(coupon, products)
  return (
    <li>
      <div>
        <strong>{what}</strong>
        <span className={styles.until}>{[scope, coupon.code].filter(Boolean).join(' · ')}</span>
      </div>
      <span className={styles.until}>{t(`state.${coupon.state}`)}</span>
    </li>
  )
}
