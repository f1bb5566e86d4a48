import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { linkToUse } from '@/features/checkout/coupons/coupon-use'
import { describeCoupon } from '@/features/checkout/coupons/describe-coupon'
import { ButtonLink } from '@/ui/button/button-link'
import { SiteLink } from '@/ui/button/site-link'
import styles from './profile.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** The user's unused coupons. */
export function CouponsSection({ coupons, products }: SectionProps) {
  const t = translations('profile.coupons')
  const active = coupons.filter(({ state }) => state !== 'used' && state !== 'expired')
  return (
    <SectionCard id="coupons" title={t('title')}>
      {active.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.codes}>
          {active.map((coupon) => {
            const { what, scope, until } = describeCoupon(coupon, products)
            const gain = [what, scope].filter(Boolean).join(' · ')
            const use = coupon.state === 'open' ? linkToUse(coupon) : undefined
            return (
              <li key={coupon.id}>
                <code>{coupon.code}</code>
                <p>
                  <span>{use ? <SiteLink href={use}>{gain}</SiteLink> : gain}</span>
                  <small>{until}</small>
                </p>
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.ways}>
        {active.length > 0 && (
          <ButtonLink look="quiet" href={linkTo('myCoupons')}>
            {translations('coupons')('use')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={linkTo('claimCoupon')}>
          {t('claim')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
