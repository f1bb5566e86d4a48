import type { Chart } from '@krono/chart'
import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { formatDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { OrderCard } from '@/features/analysis/order/order-card'
import { Reading } from '@/features/chart/reading/reading'
import { PersonForm } from '@/features/people/person-form'
import { getChartTexts } from '@/server/cms/texts'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { Notice } from '@/ui/notice/notice'
import { Brand } from '@/ui/page/brand'
import { PageHead } from '@/ui/page/page-head'
import { KeepCard } from './keep-card'
import styles from './worksheet.module.css'

type ResultProps = {
  chart: Chart
  name: string
  /** The reader has no account in which it could be kept. */
  isVisitor: boolean
}

/** A chart with its texts; below it the ways to keep it and to the next one. */
export async function Result({ chart, name, isVisitor }: ResultProps) {
  const t = translations()
  const texts = await getChartTexts()
  const toAnalysis = linkTo('longInterpretation')
  return (
    <div className={styles.page}>
      <Brand name={env.PRODUCT_NAME} />
      <div className={styles.head}>
        <PageHead
          title={name ? <bdi>{t('result.title', { name })}</bdi> : t('result.titleAnonymous')}
          lead={t('result.lead', { date: formatDate(chart.date) })}
        />
      </div>
      <Reading chart={chart} texts={texts} />
      {isVisitor && <KeepCard birthDate={chart.date} name={name} />}
      {leadsSomewhere(toAnalysis) && (
        <OrderCard lead={t('analysisOrder.result.lead')}>
          <ButtonLink look="quiet" href={toAnalysis}>
            {t('analysisOrder.details')}
          </ButtonLink>
        </OrderCard>
      )}
      <Card className={`${styles.another} no-print`} aria-labelledby="another">
        <div>
          <h2 id="another">{t('worksheet.another')}</h2>
          <p>{t('worksheet.anotherLead')}</p>
        </div>
        <PersonForm />
      </Card>
      <Notice>
        {t('result.notice')} {t('result.version', { version: chart.engineVersion })}.
      </Notice>
    </div>
  )
}
