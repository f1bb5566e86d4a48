import type { Chart } from '@krono/chart'
import { Analysis } from '@/components/analysis/analysis'
import { Notice } from '@/components/ui/notice'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { getChartTexts } from '@/lib/cms/texts'
import { formatDate } from '@/lib/format'
import { titleOf } from './title-of'
import type { SharedViewProps } from './views'

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
        <Analysis key={chart.formula} chart={chart} texts={texts} />
      ))}
      <Notice>
        {t('result.notice')} {t('result.version', { version: shared.engineVersion })}.
      </Notice>
    </>
  )
}
