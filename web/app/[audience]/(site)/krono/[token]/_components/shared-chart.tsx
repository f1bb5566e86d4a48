import type { Chart } from '@krono/chart'
import { Analysis } from '@/components/analysis/analysis'
import { getChartTexts } from '@/lib/cms/texts'
import type { SharedViewProps } from './views'

/** One person's chart with its short texts. */
export async function SharedChart({ shared }: SharedViewProps) {
  const { charts } = shared.result as { charts?: Chart[] }
  const texts = await getChartTexts()
  return charts?.map((chart) => <Analysis key={chart.formula} chart={chart} texts={texts} />)
}
