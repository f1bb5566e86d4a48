import type { OwnCoupon, Product } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { linkToUse } from '@/features/checkout/coupons/coupon-use'
import { describeCoupon } from '@/features/checkout/coupons/describe-coupon'
import { ButtonLink } from '@/ui/button/button-link'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import styles from './coupons.module.css'

type CouponTicketProps = {
  coupon: OwnCoupon
  products: readonly Product[]
  /** Using the first one is the page's only primary action. */
  isFirst: boolean
}

/** A usable coupon: its effect, its code for copying, and the link to use it. */
export function CouponTicket({ coupon, products, isFirst }: CouponTicketProps) {
  const t = translations('coupons')
  const { what, scope, until } = describeCoupon(coupon, products)
  const { source, state } = coupon
  const use = linkToUse(coupon)
  return (
    <li className={styles.ticket}>
      <div className={styles.gain}>
        {source !== 'editor' && <p className={styles.source}>{t(`source.${source}`)}</p>}
        <h2>{what}</h2>
        {scope && <p>{scope}</p>}
        <p className={styles.until}>{until}</p>
      </div>
      <div className={styles.code}>
        <LinkToCopy
          label={t('code')}
          href={coupon.code}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
        />
        {state === 'open' && use ? (
          <ButtonLink look={isFirst ? 'primary' : 'quiet'} href={use}>
            {t(coupon.isGiftOnly ? 'give' : 'use')}
          </ButtonLink>
        ) : (
          <p className={styles.until}>{t(state === 'open' ? 'later' : `state.${state}`)}</p>
        )}
      </div>
    </li>
  )
}
