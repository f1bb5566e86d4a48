import type { Metadata } from 'next'
import { Wizard } from '@/components/interpretation-wizard/wizard'
import { PageData } from '@/components/structured-data/structured-data'
import { Card } from '@/components/ui/card'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { getMenuOverrides, getProducts } from '@/lib/cms/calls'
import { getInterpretationLeads } from '@/lib/cms/interpretations'
import { linkTo } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'
import styles from '../_components/choice.module.css'
import { Kinds } from '../_components/kinds'

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  const t = translations('interpretations')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  return metadataOf(shared, linkTo('interpretations'))
}

/** The five analyses side by side, and three questions for those who cannot decide (spec §2). */
export default async function Interpretations() {
  const t = translations('interpretations')
  const [leads, products, overrides] = await Promise.all([
    getInterpretationLeads(),
    getProducts(),
    getMenuOverrides(),
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
      <Kinds leads={leads} products={products} overrides={overrides} />
    </div>
  )
}
