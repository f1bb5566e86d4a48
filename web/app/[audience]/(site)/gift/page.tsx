import { chartOf } from '@krono/chart'
import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import styles from '@/features/checkout/gift/gift.module.css'
import { GiftForm } from '@/features/checkout/gift/gift-form'
import { StripeScript } from '@/features/checkout/stripe/stripe-script'
import { isGiveable } from '@/lib/contract/product-kinds'
import { getProducts } from '@/server/cms/calls'
import { metadataOf } from '@/server/link-preview/metadata'
import { getSession } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Promise<Metadata> {
  const t = translations('gifts')
  return metadataOf({ title: t('metaTitle'), summary: t('metaDescription') }, linkTo('gift'))
}

/** Order form of premium or an analysis as a gift, public; prefilled by `?product=` and `?coupon=`. */
export default async function Gift({ searchParams }: Props) {
  const t = translations('gifts')
  const [query, session, products] = await Promise.all([searchParams, getSession(), getProducts()])
  const offered = products.filter(({ key }) => isGiveable(key))
  return (
    <div className={styles.page}>
      <StripeScript />
      <PageData type="WebPage" title={t('metaTitle')} path={linkTo('gift')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <GiftForm
        products={offered}
        query={valuesOf(query)}
        user={session?.user}
        picture={<Figurine chart={chartOf(exampleDate)} />}
      />
    </div>
  )
}
