import type { Metadata } from 'next'
import { PageData } from '@/components/structured-data/structured-data'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { type AudienceParams, readAudience } from '@/lib/audience-params'
import { getActiveCampaign, getProducts } from '@/lib/cms/calls'
import { linkTo } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'
import { GiveCard } from './_components/give-card'
import { Plans } from './_components/plans'
import styles from './_components/plans.module.css'
import { Questions } from './_components/questions'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  const t = translations('payment')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  return metadataOf(shared, linkTo('payment'))
}

/** What premium costs and gives (spec §2, "Payment"); open to all, and kept for each audience. */
export default async function Payment({ params }: Props) {
  const t = translations('payment')
  const audience = await readAudience(params)
  const [products, campaign] = await Promise.all([getProducts(), getActiveCampaign()])
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={t('metaTitle')} path={linkTo('payment')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Plans audience={audience} products={products} campaign={campaign} />
      <GiveCard />
      <Questions />
    </div>
  )
}
