import type { Metadata } from 'next'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import styles from '@/features/analysis/order/order.module.css'
import { OrderForm } from '@/features/analysis/order/order-form'
import { StripeScript } from '@/features/checkout/stripe/stripe-script'
import { getProducts } from '@/server/cms/calls'
import { requireUser } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const title = translations('analysisOrder')('metaTitle')
  return { title, robots: { index: false, follow: false } }
}

/** Order form of an analysis (spec §2), prefilled by `?product=` and `?coupon=`. */
export default async function AnalysisOrder({ searchParams }: Props) {
  const query = valuesOf(await searchParams)
  const [user, products] = await Promise.all([requireUser('analysis', query), getProducts()])
  const t = translations('analysisOrder')
  return (
    <div className={styles.page}>
      <StripeScript />
      <PageHead title={t('title')} lead={t('lead')} />
      <OrderForm products={products} user={user} query={query} />
    </div>
  )
}
