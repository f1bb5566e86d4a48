import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import styles from '@/features/analysis/offer/choice.module.css'
import { Kinds } from '@/features/analysis/offer/kinds'
import { Wizard } from '@/features/analysis/wizard/wizard'
import { PriceNote } from '@/features/legal/price-note'
import { getLeads } from '@/server/cms/addresses'
import { getMenuOverrides, getProducts } from '@/server/cms/calls'
import { getInterpretationLeads } from '@/server/cms/interpretations'
import { metadataOf } from '@/server/link-preview/metadata'
import { Card } from '@/ui/card/card'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  const t = translations('interpretations')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  return metadataOf(shared, linkTo('interpretations'))
}

/** The five analyses side by side, and three questions that help to choose one (spec §2). */
export default async function Interpretations() {
  const t = translations('interpretations')
  const [pages, products, overrides, leads] = await Promise.all([
    getInterpretationLeads(),
    getProducts(),
    getMenuOverrides(),
    getLeads(),
  ])
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={t('metaTitle')} path={linkTo('interpretations')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Card className={styles.wizard} aria-labelledby="wizard-title">
        <div className={styles.ask}>
          <h2 id="wizard-title">{t('wizard.title')}</h2>
          <p>{t('wizard.text')}</p>
        </div>
        <Wizard />
      </Card>
      <Kinds pages={pages} products={products} overrides={overrides} leads={leads} />
      <Notice>
        <PriceNote />
      </Notice>
    </div>
  )
}
