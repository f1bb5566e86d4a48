import { type AnalysisKind, productOfAnalysis } from '@krono/contract'
import { notFound } from 'next/navigation'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { interpretations } from '@/base/routing/interpretations'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { getProducts } from '@/server/cms/calls'
import { getInterpretation } from '@/server/cms/interpretations'
import { partOf } from '@/server/preview/part'
import { SiteLink } from '@/ui/button/site-link'
import { Card } from '@/ui/card/card'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'
import { Buying } from './buying'
import { Cover } from './cover'
import { Facts } from './facts'
import styles from './interpretation.module.css'
import { Questions } from './questions'
import { Sample } from './sample'
import { WithPremium } from './with-premium'

type InterpretationPageProps = { kind: AnalysisKind; params: AudienceParams }

/** One kind of analysis: description, price, sample, audience, questions (spec §2). */
export async function InterpretationPage({ kind, params }: InterpretationPageProps) {
  const t = translations('interpretations')
  const [page, products, audience] = await Promise.all([
    getInterpretation(kind),
    getProducts(),
    readAudience(params),
  ])
  if (!page) notFound()
  const { title, lead, contains, forWhom, updatedAt } = page
  const product = products.find(({ key }) => key === productOfAnalysis(kind))
  const path = linkTo(interpretations[kind].route)
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={title} path={path} updatedAt={updatedAt} />
      <div className={styles.hero}>
        <div className={styles.offer}>
          <PageHead
            title={title}
            lead={lead}
            parts={{ title: partOf(page, 'title'), lead: partOf(page, 'lead') }}
          />
          <Buying kind={kind} product={product} />
          <WithPremium kind={kind} audience={audience} />
        </div>
        <Cover kind={kind} isFirst />
      </div>
      <div className={styles.content}>
        <section className={styles.text} aria-labelledby="contains-title">
          <h2 id="contains-title">{t('contains')}</h2>
          <Blocks blocks={contains} part={partOf(page, 'contains')} />
        </section>
        <Facts kind={kind} />
      </div>
      <Sample kind={kind} />
      <div className={styles.before}>
        {forWhom.length > 0 && (
          <section className={styles.text} aria-labelledby="for-whom-title">
            <h2 id="for-whom-title">{t('forWhom')}</h2>
            <Blocks blocks={forWhom} part={partOf(page, 'forWhom')} />
          </section>
        )}
        <Questions page={page} />
      </div>
      <Card className={styles.end} aria-labelledby="end-title">
        <div className={styles.text}>
          <h2 id="end-title">{t('end.title')}</h2>
          <p>{t('end.text')}</p>
        </div>
        <Buying kind={kind} product={product} />
      </Card>
      <p>
        <SiteLink href={linkTo('interpretations')}>{t('end.others')}</SiteLink>
      </p>
    </div>
  )
}
