import type { Chart } from '@krono/chart'
import type { ChartTexts, User } from '@krono/contract'
import { fullNameOf } from '@/base/text/full-name'
import { translations } from '@/base/words/translations'
import { OrderOfChart } from '@/features/analysis/order/order-of-chart'
import { Opening } from '@/features/chart/plate/opening'
import { chartText } from '@/features/chart/reading/chart-text'
import { Reading } from '@/features/chart/reading/reading'
import { chartLinks } from '@/features/results/share/chart-links'
import { ShareButton } from '@/features/results/share/share-button'
import { shareWords } from '@/features/results/share/words'
import { TakeAlong } from '@/features/results/take-along/take-along'
import { readProse } from '@/lib/contract/read-blocks'
import { getChartTexts } from '@/server/cms/texts'
import { Notice } from '@/ui/notice/notice'
import { LongTextCard } from './long-text-card'

type MemberChartProps = {
  user: User
  chart: Chart
  name: string
  /** Its long texts, as the cms returns them to this reader. */
  long: Promise<ChartTexts | null | undefined> | ChartTexts | null
  isMine?: boolean
}

/**
 * A chart for members: short texts for all, the long ones for premium. The cms does not send texts that a free member
 * may not read, except the beginning of one.
 */
export async function MemberChart({
  user,
  chart,
  name,
  long: asked,
  isMine = false,
}: MemberChartProps) {
  const t = translations('result')
  const [texts, found] = await Promise.all([getChartTexts(), asked])
  const long = new Map(found?.texts.map((text) => [text.key, readProse(text.long)]))
  return (
    <>
      <Opening chart={chart} texts={texts} name={name} isWithin heading="h2">
        <ShareButton
          picture={{ kind: 'chart', name, date: chart.date }}
          links={chartLinks(chart.date, name)}
          words={shareWords()}
        />
      </Opening>
      <Reading chart={chart} texts={texts} long={found?.isWhole ? long : undefined} />
      {user.tier === 'free' && <LongTextCard texts={texts} taste={long} />}
      <OrderOfChart
        person={{ name: isMine ? fullNameOf(user) : name, date: chart.date }}
        isMine={isMine}
      />
      <TakeAlong
        text={chartText({ chart, name, texts })}
        share={{ people: [{ name: name || translations('member')('nameless'), date: chart.date }] }}
      />
      <Notice>
        {t('notice')} {t('version', { version: chart.engineVersion })}.
      </Notice>
    </>
  )
}
