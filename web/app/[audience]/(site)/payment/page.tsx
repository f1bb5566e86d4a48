import type { Metadata } from 'next'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { GiveCard } from '@/features/checkout/plans/give-card'
import { Plans } from '@/features/checkout/plans/plans'
import styles from '@/features/checkout/plans/plans.module.css'
import { Questions } from '@/features/checkout/plans/questions'
import { PriceNote } from '@/features/legal/price-note'
import { getActiveCampaign, getProducts } from '@/server/cms/calls'
import { metadataOf } from '@/server/link-preview/metadata'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  const t = translations('payment')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  return metadataOf(shared, linkTo('payment'))
}

/** Price and features of premium (spec §2, "Payment"); public, and cached per audience. */
export default async function Payment({ params }: Props) {
  const t = translations('payment')
  const audience = await readAudience(params)
  const [products, campaign] = await Promise.all([getProducts(), getActiveCampaign()])
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={t('metaTitle')} path={linkTo('payment')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Plans audience={audience} products={products} campaign={campaign} />
      <Notice>
        <PriceNote />
      </Notice>
      <GiveCard />
      <Questions />
    </div>
  )
}
