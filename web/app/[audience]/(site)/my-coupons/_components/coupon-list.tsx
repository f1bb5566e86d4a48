import type { OwnCoupon, Product } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { describeCoupon } from '@/features/checkout/coupons/describe-coupon'
import { CouponTicket } from './coupon-ticket'
import styles from './coupons.module.css'

type PastCouponProps = { coupon: OwnCoupon; products: readonly Product[] }

/** A coupon that is used or expired. */
function PastCoupon({ coupon, products }: PastCouponProps) {
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

type CouponListProps = { coupons: readonly OwnCoupon[]; products: readonly Product[] }

/** Coupons that can be used. */
export function UsableCoupons({ coupons, products }: CouponListProps) {
  return (
    <ul className={styles.tickets}>
      {coupons.map((coupon, index) => (
        <CouponTicket key={coupon.id} coupon={coupon} products={products} isFirst={index === 0} />
      ))}
    </ul>
  )
}

/** Coupons that are used or expired. */
export function PastCoupons({ coupons, products }: CouponListProps) {
  return (
    <ul className={styles.pastList}>
      {coupons.map((coupon) => (
        <PastCoupon key={coupon.id} coupon={coupon} products={products} />
      ))}
    </ul>
  )
}
