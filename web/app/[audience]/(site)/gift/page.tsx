import { chartOf } from '@krono/chart'
import type { Metadata } from 'next'
import { Figurine } from '@/components/chart/figurine'
import { StripeScript } from '@/components/checkout/stripe-script'
import { PageData } from '@/components/structured-data/structured-data'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { getProducts } from '@/lib/cms/calls'
import { giftKeys } from '@/lib/contract/products'
import { exampleDate } from '@/lib/example'
import { linkTo } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'
import { type SearchParams, valuesOf } from '@/lib/search-params'
import { getSession } from '@/lib/session/get-session'
import styles from './_components/gift.module.css'
import { GiftForm } from './_components/gift-form'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Promise<Metadata> {
  const t = translations('gifts')
  return metadataOf({ title: t('metaTitle'), summary: t('metaDescription') }, linkTo('gift'))
}

/** Where anybody gives premium or an analysis to somebody; `?product=` and `?coupon=` stand there already. */
export default async function Gift({ searchParams }: Props) {
  const t = translations('gifts')
  const [query, session, products] = await Promise.all([searchParams, getSession(), getProducts()])
  const offered = giftKeys.flatMap((key) => products.filter((product) => product.key === key))
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
