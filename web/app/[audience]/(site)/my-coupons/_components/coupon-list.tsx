import type { OwnCoupon, Product } from '@krono/contract'
import { CouponTicket } from './coupon-ticket'
import styles from './coupons.module.css'
import { PastCoupon } from './past-coupon'

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

/** Coupons that are used or over. */
export function PastCoupons({ coupons, products }: CouponListProps) {
  return (
    <ul className={styles.pastList}>
      {coupons.map((coupon) => (
        <PastCoupon key={coupon.id} coupon={coupon} products={products} />
      ))}
    </ul>
  )
}
