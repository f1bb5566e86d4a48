import { chartOf } from '@krono/chart'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { TodayLines } from '@/features/cycles/today-lines'
import { PageHead } from '@/ui/page/page-head'
import { MemberChart } from '../member-chart'
import type { TabProps } from '../tab-props'
import { BirthdayCard } from './birthday-card'
import { getOwnChart } from './get-own-chart'

const longTexts = async () => (await getOwnChart())?.texts

/** The member's own chart at once, or a friendly way to give the birth date. */
export function MyChartTab({ user }: TabProps) {
  const t = translations('member')
  const name = user.nickname || user.firstName || ''
  if (!user.birthDate) {
    return (
      <>
        <PageHead title={<bdi>{t('welcome', { name })}</bdi>} lead={t('welcomeLead')} />
        <BirthdayCard />
      </>
    )
  }
  return (
    <>
      <PageHead
        title={<bdi>{t('hello', { name })}</bdi>}
        lead={t('helloLead', { date: formatLongDate(user.birthDate) })}
      />
      <TodayLines birth={user.birthDate} />
      <MemberChart
        user={user}
        chart={chartOf(user.birthDate)}
        name={name}
        long={longTexts()}
        isMine
      />
    </>
  )
}
