import type { Chart } from '@krono/chart'
import { formatDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Reading } from '@/features/chart/reading/reading'
import { getChartTexts } from '@/server/cms/texts'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import { titleOf } from './title-of'
import type { SharedViewProps } from './view-props'

/** One person's chart with its short texts. */
export async function SharedChart({ shared }: SharedViewProps) {
  const t = translations()
  const { charts = [] }: { charts?: Chart[] } = shared.result
  const date = shared.people[0]?.date
  const texts = await getChartTexts()
  return (
    <>
      <PageHead
        title={<bdi>{titleOf(shared)}</bdi>}
        lead={date ? t('result.lead', { date: formatDate(date) }) : t('shared.chartLead')}
      />
      {charts.map((chart) => (
        <Reading key={chart.formula} chart={chart} texts={texts} />
      ))}
      <Notice>
        {t('result.notice')} {t('result.version', { version: shared.engineVersion })}.
      </Notice>
    </>
  )
}
