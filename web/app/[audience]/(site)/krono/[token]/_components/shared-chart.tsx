import type { Chart } from '@krono/chart'
import { Fragment } from 'react'
import { translations } from '@/base/words/translations'
import { Opening } from '@/features/chart/plate/opening'
import { Reading } from '@/features/chart/reading/reading'
import { getChartTexts } from '@/server/cms/texts'
import { Notice } from '@/ui/notice/notice'
import type { SharedViewProps } from './view-props'

/** One person's chart with its short texts. */
export async function SharedChart({ shared }: SharedViewProps) {
  const t = translations()
  const { charts = [] }: { charts?: Chart[] } = shared.result
  const texts = await getChartTexts()
  return (
    <>
      {charts.map((chart) => (
        <Fragment key={chart.formula}>
          <Opening chart={chart} texts={texts} name={shared.people[0]?.name ?? ''} isWithin />
          <Reading chart={chart} texts={texts} />
        </Fragment>
      ))}
      <Notice>
        {t('result.notice')} {t('result.version', { version: shared.engineVersion })}.
      </Notice>
    </>
  )
}
