import type { Chart } from '@krono/chart'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { SaveCard } from '@/features/account/save-card'
import { OrderCard } from '@/features/analysis/order/order-card'
import { chosenText } from '@/features/analysis/order/stored-people'
import { Opening } from '@/features/chart/plate/opening'
import { Reading } from '@/features/chart/reading/reading'
import { PersonForm } from '@/features/people/person-form'
import { chartLinks } from '@/features/results/share/chart-links'
import { ShareButton } from '@/features/results/share/share-button'
import { shareWords } from '@/features/results/share/words'
import { PrintButton } from '@/features/results/take-along/print-button'
import { getLeads } from '@/server/cms/addresses'
import { getChartTexts } from '@/server/cms/texts'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { StoreInTab } from '@/ui/form/store-in-tab'
import { Notice } from '@/ui/notice/notice'
import styles from './worksheet.module.css'

type ResultProps = {
  chart: Chart
  name: string
  /** The reader has no account for saving the chart. */
  isVisitor: boolean
  withSteps: boolean
}

/** A chart with its texts, followed by the buttons to save it and to calculate another one. */
export async function Result({ chart, name, isVisitor, withSteps }: ResultProps) {
  const t = translations()
  const [texts, leads] = await Promise.all([getChartTexts(), getLeads()])
  const toAnalysis = linkTo('longInterpretation')
  return (
    <>
      <Opening chart={chart} texts={texts} name={name}>
        {isVisitor && (
          <ButtonLink
            href={linkTo('login', { tab: 'register', birthDate: chart.date, firstName: name })}
          >
            {t('worksheet.keepAction')}
          </ButtonLink>
        )}
        <ShareButton
          picture={{ kind: 'chart', name, date: chart.date }}
          links={chartLinks(chart.date, name)}
          words={shareWords()}
        />
        <PrintButton label={t('takeAlong.print')} />
      </Opening>
      <div className={styles.result}>
        <Reading chart={chart} texts={texts} withSteps={withSteps} />
        {isVisitor && <SaveCard birthDate={chart.date} name={name} />}
        {leads(toAnalysis) && (
          <OrderCard lead={t('analysisOrder.result.lead')}>
            <StoreInTab chosenPeople={chosenText([{ name, date: chart.date }])} />
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
    </>
  )
}
