import type { Metadata } from 'next'
import { unauthorized } from 'next/navigation'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { getProducts } from '@/server/cms/calls'
import { askAsUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { PageHead } from '@/ui/page/page-head'
import { PastCoupons, UsableCoupons } from './_components/coupon-list'
import styles from './_components/coupons.module.css'

const askCoupons = () => askAsUser({ endpoint: 'coupons' })

export function generateMetadata(): Metadata {
  return { title: translations('coupons')('title'), robots: { index: false, follow: false } }
}

/** All coupons of the signed-in user (spec §2): the usable ones first, then the others with their states. */
export default async function MyCoupons() {
  const [owned, products] = await Promise.all([askCoupons(), getProducts()])
  if (!owned) unauthorized()
  const { coupons } = owned
  const isUsable = ({ state }: (typeof coupons)[number]) => state !== 'used' && state !== 'expired'
  const usable = coupons.filter(isUsable)
  const past = coupons.filter((coupon) => !isUsable(coupon))
  const t = translations('coupons')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t(usable.length > 0 ? 'lead' : 'none')} />
      {usable.length > 0 && <UsableCoupons coupons={usable} products={products} />}
      <div>
        <ButtonLink look={usable.length > 0 ? 'quiet' : 'primary'} href={linkTo('claimCoupon')}>
          {t('claim')}
        </ButtonLink>
      </div>
      {past.length > 0 && (
        <section className={styles.past} aria-labelledby="past">
          <h2 id="past">{t('past')}</h2>
          <PastCoupons coupons={past} products={products} />
        </section>
      )}
    </div>
  )
}
