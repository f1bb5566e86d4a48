import type { OwnCoupon, Product } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { linkToUse } from '@/features/checkout/coupons/coupon-use'
import { describeCoupon } from '@/features/checkout/coupons/describe-coupon'
import { isAnalysis } from '@/lib/contract/product-kinds'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './shelf.module.css'

type WaitingAnalysesProps = { coupons: readonly OwnCoupon[]; products: readonly Product[] }

/** Analyses already paid for by a coupon of a plan or a gift: only the people have to be entered. */
export function WaitingAnalyses({ coupons, products }: WaitingAnalysesProps) {
  const t = translations('shelf.waiting')
  const waiting = coupons.filter(isForAnalysis)
  if (waiting.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="waiting">
      <h2 id="waiting">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ul>
        {waiting.map((coupon) => (
          <WaitingRow key={coupon.id} coupon={coupon} products={products} />
        ))}
      </ul>
    </section>
  )
}

const isForAnalysis = ({ state, isGiftOnly, freeProduct }: OwnCoupon) =>
  state === 'open' && !isGiftOnly && freeProduct !== null && isAnalysis(freeProduct)

function WaitingRow({
  coupon,
  products,
}: {
  coupon: OwnCoupon
  products: WaitingAnalysesProps['products']
}) {
  const { what, until } = describeCoupon(coupon, products)
  const use = linkToUse(coupon)
  return (
    <li>
      <div className={styles.what}>
        <strong>{what}</strong>
        <span className={styles.facts}>{until}</span>
      </div>
      {use && (
        <ButtonLink look="quiet" href={use}>
          {translations('shelf.waiting')('order')}
        </ButtonLink>
      )}
    </li>
  )
}
