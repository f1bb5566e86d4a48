import type { Chart } from '@krono/chart'
import { chartTextsAnswer, type User } from '@krono/contract'
import { Analysis } from '@/components/analysis/analysis'
import { chartText } from '@/components/analysis/chart-text'
import { OrderOfChart } from '@/components/analysis-order/order-of-chart'
import { TakeAlong } from '@/components/take-along/take-along'
import { Notice } from '@/components/ui/notice'
import { translations } from '@/i18n/translations'
import { getChartTexts } from '@/lib/cms/texts'
import { fullNameOf } from '@/lib/full-name'
import { language } from '@/lib/language'
import { askAsUser } from '@/lib/session/get-session'
import { LongTextCard } from './long-text-card'

type MemberChartProps = { user: User; chart: Chart; name: string; isMine?: boolean }

/**
 * A chart as members see it: short texts for all, the long ones for premium. What a free member may not read
 * the cms does not send; of one text comes the beginning.
 */
export async function MemberChart({ user, chart, name, isMine = false }: MemberChartProps) {
  const t = translations('result')
  const [texts, found] = await Promise.all([
    getChartTexts(),
    askAsUser({
      endpoint: 'chartTexts',
      answer: chartTextsAnswer,
      query: { date: chart.date, language },
    }),
  ])
  const long = new Map(found?.texts.map((text) => [text.key, text.long]))
  return (
    <>
      <Analysis chart={chart} texts={texts} long={found?.isWhole ? long : undefined} />
      {user.tier === 'free' && <LongTextCard texts={texts} taste={long} />}
      <OrderOfChart
        person={{ name: isMine ? fullNameOf(user) : name, date: chart.date }}
        isMine={isMine}
      />
      <TakeAlong
        text={chartText({ chart, name, texts })}
        picture={{ kind: 'chart', name, date: chart.date }}
        share={{ people: [{ name: name || translations('member')('nameless'), date: chart.date }] }}
      />
      <Notice>
        {t('notice')} {t('version', { version: chart.engineVersion })}.
      </Notice>
    </>
  )
}
