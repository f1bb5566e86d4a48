import type { Metadata } from 'next'
import { StripeScript } from '@/components/checkout/stripe-script'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { getProducts } from '@/lib/cms/calls'
import { type SearchParams, valuesOf } from '@/lib/search-params'
import { requireUser } from '@/lib/session/get-session'
import styles from './_components/order.module.css'
import { OrderForm } from './_components/order-form'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const title = translations('analysisOrder')('metaTitle')
  return { title, robots: { index: false, follow: false } }
}

/** Where an analysis is ordered (spec §2); `?product=` and `?coupon=` stand there already. */
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
